import type { QueryClient } from '@tanstack/react-query'
import { apiTokensQuery } from './api-tokens.ts'
import { ownSessionsQuery } from './own-account.ts'
import { usersQuery } from './users.ts'

/** Starts the list's request before its first rendering. */
export function preloadUsers(client: QueryClient): Promise<unknown>[] {
  return [client.prefetchQuery(usersQuery)]
}

/** Starts the requests for the longest sections of the account screen. */
export function preloadOwnSessions(client: QueryClient): Promise<unknown>[] {
  return [client.prefetchQuery(ownSessionsQuery), client.prefetchQuery(apiTokensQuery)]
}
