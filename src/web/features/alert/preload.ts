import type { QueryClient } from '@tanstack/react-query'
import { accessRequestsQuery, shareNoticesQuery } from '../../together/shares.ts'
import { alertsQuery, noticesQuery } from './alerts.ts'

/** Starts the calls of the alerts, and of what stands above them: come later, it would push them down. */
export function preloadNotices(client: QueryClient): Promise<unknown>[] {
  return [
    client.prefetchQuery(accessRequestsQuery),
    client.prefetchQuery(shareNoticesQuery),
    client.prefetchInfiniteQuery(noticesQuery),
    client.prefetchQuery(alertsQuery),
  ]
}
