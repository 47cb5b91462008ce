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

/** The page's query cache. Created here because this file runs before the rest of the page has loaded. */
export const queryClient = new ChangeAwareQueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 60_000, refetchOnWindowFocus: false } },
})

startFirstCalls(queryClient, window.location)

/**
 * Requests the data of the first screen while its code is still loading. The routes make the same requests and find these; without a
 * valid token nothing is requested, since the session has to be renewed first.
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

/** Refusals are not retried; only a lost connection or an overloaded server is. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isPassing = error instanceof FetchError || (error instanceof ResponseError && error.status >= 502)
  return isPassing && failures < 1
}
