import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getPostOptions } from '../../../../contract/posts/post-options.ts'
import { request } from '../../../api.ts'

const FIVE_MINUTES = 300_000
const HALF_A_MINUTE = 30_000

/** Filter options. Cached for five minutes; searching works without them. */
export const optionsQuery = queryOptions({
  queryKey: ['post-options'],
  queryFn: ({ signal }) => request<typeof getPostOptions>('GET', '/api/post_options/', { signal }),
  staleTime: FIVE_MINUTES,
  retry: 1,
})

export function useOptions() {
  return useQuery(optionsQuery)
}

/** Refetched when a list is opened: a party or tag that a colleague has just added is included. */
export const freshOptionsQuery = (isChoosing = true) =>
  queryOptions({ ...optionsQuery, staleTime: HALF_A_MINUTE, enabled: isChoosing })
