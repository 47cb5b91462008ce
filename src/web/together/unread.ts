import { queryOptions } from '@tanstack/react-query'
import type { countUnread } from '../../contract/alerts/notifications.ts'
import { request } from '../api.ts'

/** Number of pending items shown by the bell; polled in every tab. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) => request<typeof countUnread>('GET', '/api/notifications/unread/', { signal }),
  refetchInterval: 20_000,
})
