import { queryOptions } from '@tanstack/react-query'
import type { getUserWork, handOverWork, UserWork } from '../../../contract/users/handover.ts'
import { request } from '../../api.ts'

/** Number of items to hand over: never cached. */
export const userWorkQuery = (username: string) =>
  queryOptions({
    queryKey: ['user-work', username],
    queryFn: ({ signal }) =>
      request<typeof getUserWork>('GET', '/api/users/{username}/work/', { params: { username }, signal }),
    staleTime: 0,
  })

export const handOver = (
  username: string,
  body: { to: string; dossiers: boolean; saved_searches: boolean; lists: boolean; folders: boolean },
): Promise<UserWork> =>
  request<typeof handOverWork>('POST', '/api/users/{username}/handover/', { params: { username }, body })
