/** Entry point of the program in the browser; requests made before it has loaded are in first-calls.ts. */
import './trusted-types.ts'
import './theme.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Session } from './features/session/session.ts'
import { queryClient } from './first-calls.ts'
import { createAppRouter } from './router.tsx'
import { theme } from './theme.ts'
import { keepFocus } from './ui/layers/kept-focus.ts'
import { recordMissingFile } from './ui/layers/missing-files.ts'
import { closeOneByEscape } from './ui/layers/one-escape.ts'
import { Toasts } from './ui/notices/toasts.tsx'
import { focusContent } from './ui/shell/skip-link.tsx'
import 'virtual:theme-variables.css'

const AS_BUILT = 'asBuilt'

async function startPage(root: HTMLElement): Promise<void> {
  closeOneByEscape()
  keepFocus()
  const session = new Session({
    goToLogin: (reason) =>
      router.navigate({
        to: '/login',
        search: { next: reason === 'expired' ? router.latestLocation.href : undefined },
      }),
    clearState: () => queryClient.clear(),
    askGuards: () => router.invalidate(),
  })
  const router = createAppRouter({ session, queryClient })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    delete root.dataset[AS_BUILT]
    // Like a full page load, a change of screen moves focus to its top.
    if (fromLocation && pathChanged) focusContent()
  })
  window.addEventListener('vite:preloadError', recordMissingFile)
  // A prerendered page (built-pages.tsx) stays until the program can render the same.
  if (AS_BUILT in root.dataset) await router.load()
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
        <Toasts />
      </MantineProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void startPage(root)
