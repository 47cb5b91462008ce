import { useQueries } from '@tanstack/react-query'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import type { listPosts } from '../../../../contract/posts/posts.ts'
import { request } from '../../../api.ts'
import { type FilterName, listFilledFilters, removeFilter, toPostsInput } from '../filters/filters.ts'
import type { QueryAddress } from './address.ts'

/** One way out of an empty list: the filter to take away, what would come then (undefined until known), and the state. */
export type Loosening = {
  readonly filter: FilterName
  readonly total: number | undefined
  readonly without: QueryAddress
}

/** For every filter that is set, how many publications would come without it; the most helpful first. */
export function useRelaxedFilterCounts(address: QueryAddress, options: PostOptions | undefined): Loosening[] {
  const ways = listFilledFilters(address).map((filter) => ({ filter, without: removeFilter(address, filter) }))
  const answers = useQueries({
    queries: ways.map(({ without }) => {
      const input = toPostsInput(without, options)
      return {
        queryKey: ['posts', 'page', input, 'total'],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const reply = await request<typeof listPosts>('GET', '/api/posts/', { query: input, signal })
          return reply.total_posts
        },
        retry: false,
      }
    }),
  })
  return ways
    .map((way, index) => ({ ...way, total: answers[index]?.data }))
    .sort((one, other) => (other.total ?? 0) - (one.total ?? 0))
}
