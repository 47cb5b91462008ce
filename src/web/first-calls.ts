import type { QueryClient } from '@tanstack/react-query'
import { FetchError, ResponseError } from './api-error.ts'
import { readTokens } from './api-tokens.ts'
import { demoQuery } from './demo-query.ts'
import { parseSearchText } from './features/consulta/state/address.ts'
import { profileQuery } from './features/session/profile.ts'
import { canUseUnrenewed, readExpiry } from './features/session/schedule.ts'
import { ChangeAwareQueryClient } from './query-client.ts'
import { SCREEN_CALLS } from './screen-calls.ts'
import { type FramedPath, findScreen, SCREENS, type ScreenPath } from './screens.ts'

/** The page's own memory of what the server said. It stands here because this file runs before the rest of the page has come. */
export const queryClient = new ChangeAwareQueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 60_000, refetchOnWindowFocus: false } },
})

startFirstCalls(queryClient, window.location)

/**
 * Asks for what the first screen will show while the code that draws it is still on its way. The routes ask again and find these
 * calls; without a token that holds nothing is asked, for then the session comes first.
 */
function startFirstCalls(client: QueryClient, { pathname, search }: Location): void {
  const path = findScreen(pathname)
  if (!path || !isFramed(path)) return
  const { access, refresh } = readTokens()
  if (!refresh || !access || !canUseUnrenewed(readExpiry(access), Date.now())) return
  void client.prefetchQuery(profileQuery)
  SCREEN_CALLS[path]?.(client, parseSearchText(search))
  void client.prefetchQuery(demoQuery)
}

function isFramed(path: ScreenPath): path is FramedPath {
  return SCREENS[path].kind === 'framed'
}

/** A refusal stays a refusal; only a cut connection or a struggling server deserves a second try. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isPassing = error instanceof FetchError || (error instanceof ResponseError && error.status >= 502)
  return isPassing && failures < 1
}
