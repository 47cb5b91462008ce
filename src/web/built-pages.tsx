/** For the build: prerenders the pages that need no login as HTML, readable before any script has run (scripts/build-pages.ts). */
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Session } from './features/session/session.ts'
import { createAppRouter } from './router.tsx'
import { theme } from './theme.ts'

/** Prerendered pages have no user. */
const NOBODY: Pick<Session, keyof Session> = {
  whenStarted: async () => {},
  isLoggedIn: () => false,
  subscribe: () => () => {},
  login: () => Promise.reject(new Error('no login in a built page')),
  logout: () => Promise.reject(new Error('no login in a built page')),
}

/** Contents of the root element of the page at `path`. */
export async function renderPage(path: string): Promise<string> {
  const queryClient = new QueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ session: NOBODY, queryClient }, history)
  await router.load()
  return renderToStaticMarkup(
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  )
}
