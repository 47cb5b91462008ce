import type { QueryClient } from '@tanstack/react-query'
import { accessRequestsQuery, shareNoticesQuery } from '../../together/shares.ts'
import { noticesQuery } from './alerts.ts'

/** Starts the calls of what stands above the alerts: come later, it would push them down. */
export function preloadNotices(client: QueryClient): Promise<unknown>[] {
  return [
    client.prefetchQuery(accessRequestsQuery),
    client.prefetchQuery(shareNoticesQuery),
    client.prefetchInfiniteQuery(noticesQuery),
  ]
}
