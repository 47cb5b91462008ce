import { useQuery } from '@tanstack/react-query'
import type { listPostFactChecks, listPostMisleadingLinks } from '../../../../../contract/links/misleading-links.ts'
import { request } from '../../../../api.ts'

const A_MINUTE = 60_000

/** Misleading links of a post, and the reasons. */
export function useMisleadingLinks(id: string) {
  return useQuery({
    queryKey: ['post-misleading-links', id],
    queryFn: ({ signal }) =>
      request<typeof listPostMisleadingLinks>('GET', '/api/posts/{id}/misleading-links/', { params: { id }, signal }),
    staleTime: A_MINUTE,
    retry: false,
  })
}

/** Fact-checks of a claim that a post repeats. */
export function useFactChecks(id: string) {
  return useQuery({
    queryKey: ['post-fact-checks', id],
    queryFn: ({ signal }) =>
      request<typeof listPostFactChecks>('GET', '/api/posts/{id}/fact-checks/', { params: { id }, signal }),
    staleTime: A_MINUTE,
    retry: false,
  })
}
