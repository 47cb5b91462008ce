/** For the build: the pages that need no login as HTML, which is read before any script has run (scripts/build-pages.ts). */
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Session } from './features/session/session.ts'
import { createAppRouter } from './router.tsx'
import { theme } from './theme.ts'

/** Nobody is logged in where pages are built, and nobody can be. */
const NOBODY: Pick<Session, keyof Session> = {
  whenStarted: async () => {},
  isLoggedIn: () => false,
  subscribe: () => () => {},
  login: () => Promise.reject(new Error('no login in a built page')),
  logout: () => Promise.reject(new Error('no login in a built page')),
}

/** What stands in the root element of the page at `path`. */
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
