import { useQuery } from '@tanstack/react-query'
import type { listNearCopies } from '../../../../../contract/posts/near-copies.ts'
import { request } from '../../../../api.ts'

const FIVE_MINUTES = 300_000

/** Other posts with the text of a post, complete, changed or in part. */
export function useNearCopies(id: string) {
  return useQuery({
    queryKey: ['near-copies', id],
    queryFn: ({ signal }) =>
      request<typeof listNearCopies>('GET', '/api/posts/{id}/near_copies/', { params: { id }, signal }),
    staleTime: FIVE_MINUTES,
    retry: false,
  })
}
