import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getPostOptions } from '../../../../contract/posts/post-options.ts'
import { request } from '../../../api.ts'

const FIVE_MINUTES = 300_000

/** What the filters offer. Kept for five minutes; the search works without it. */
export const optionsQuery = queryOptions({
  queryKey: ['post-options'],
  queryFn: ({ signal }) => request<typeof getPostOptions>('GET', '/api/post_options/', { signal }),
  staleTime: FIVE_MINUTES,
  retry: 1,
})

export function useOptions() {
  return useQuery(optionsQuery)
}
