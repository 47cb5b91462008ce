import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getPostOptions } from '../../../../contract/posts/post-options.ts'
import { request } from '../../../api.ts'

const FIVE_MINUTES = 300_000
const HALF_A_MINUTE = 30_000

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

/** For who is about to choose: a party or a tag that a colleague has just added is among them. */
export const freshOptionsQuery = (isChoosing = true) =>
  queryOptions({ ...optionsQuery, staleTime: HALF_A_MINUTE, enabled: isChoosing })
