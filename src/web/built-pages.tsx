/** For the build: the pages that need no login as HTML, which is read before any script has run (scripts/build-pages.ts). */
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Session } from './features/session/session.ts'
import { createAppRouter } from './router.tsx'
import { theme } from './theme.ts'

/** Type: of the session these pages look at nothing else. */
const NOBODY = { subscribe: () => () => {}, isLoggedIn: () => false } as unknown as Session

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
