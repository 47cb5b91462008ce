import type { QueryClient } from '@tanstack/react-query'
import { apiTokensQuery } from './api-tokens.ts'
import { ownSessionsQuery } from './own-account.ts'
import { usersQuery } from './users.ts'

/** Starts the call of the list before its first drawing. */
export function preloadUsers(client: QueryClient): Promise<unknown>[] {
  return [client.prefetchQuery(usersQuery)]
}

/** Starts the call of the longest parts of one's own account. */
export function preloadOwnSessions(client: QueryClient): Promise<unknown>[] {
  return [client.prefetchQuery(ownSessionsQuery), client.prefetchQuery(apiTokensQuery)]
}
