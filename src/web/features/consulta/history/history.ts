import { useQuery } from '@tanstack/react-query'
import type { getPostHistory } from '../../../../contract/posts/post-history.ts'
import { request } from '../../../api.ts'

const A_MINUTE = 60_000

/** Earlier texts and counts of a post. */
export function usePostHistory(id: string) {
  return useQuery({
    queryKey: ['post-history', id],
    queryFn: ({ signal }) =>
      request<typeof getPostHistory>('GET', '/api/posts/{id}/history/', { params: { id }, signal }),
    staleTime: A_MINUTE,
    retry: false,
  })
}
