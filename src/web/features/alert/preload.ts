import type { QueryClient } from '@tanstack/react-query'
import { accessRequestsQuery, shareNoticesQuery } from '../../together/shares.ts'
import { alertsQuery, noticesQuery } from './alerts.ts'

/** Starts the requests for alerts and for the content above them, which would shift them if it came later. */
export function preloadNotices(client: QueryClient): Promise<unknown>[] {
  return [
    client.prefetchQuery(accessRequestsQuery),
    client.prefetchQuery(shareNoticesQuery),
    client.prefetchInfiniteQuery(noticesQuery),
    client.prefetchQuery(alertsQuery),
  ]
}
