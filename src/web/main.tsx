import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { FetchError, ResponseError } from './api-error.ts'
import { Session } from './features/session/session.ts'
import { reloadOnceForNewVersion } from './main-reload.ts'
import { createAppRouter } from './router.tsx'
import { theme } from './theme.ts'
import { focusContent } from './ui/skip-link.tsx'
import 'virtual:theme-variables.css'

const TOAST_TIME = 3000

function startPage(root: HTMLElement): void {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 60_000, refetchOnWindowFocus: false } },
  })
  const session = new Session({
    goToLogin: (reason) =>
      router.navigate({
        to: '/login',
        search: { next: reason === 'expired' ? router.latestLocation.href : undefined },
      }),
    clearState: () => queryClient.clear(),
  })
  const router = createAppRouter({ session, queryClient })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // A full page load puts the reader at its top; so does a change of screen.
    if (fromLocation && pathChanged) focusContent()
  })
  window.addEventListener('vite:preloadError', reloadOnceForNewVersion)
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        colorSchemeManager={localStorageColorSchemeManager({ key: 'theme' })}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
        <Notifications position="top-center" autoClose={TOAST_TIME} limit={3} />
      </MantineProvider>
    </StrictMode>,
  )
}

/** A refusal stays a refusal; only a cut connection or a struggling server deserves a second try. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isPassing = error instanceof FetchError || (error instanceof ResponseError && error.status >= 502)
  return isPassing && failures < 1
}

const root = document.getElementById('root')
if (root) startPage(root)
