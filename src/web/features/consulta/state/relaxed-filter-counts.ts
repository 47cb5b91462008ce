import { useQueries } from '@tanstack/react-query'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import type { listPosts } from '../../../../contract/posts/posts.ts'
import { request } from '../../../api.ts'
import { toPostsInput } from '../filters/filters.ts'
import type { QueryAddress } from './address.ts'
import { type Loosening, listCounted, listLoosenings, sortLoosenings } from './loosenings.ts'

/** A way out of an empty list, and how many publications would come then; undefined until known, and where nobody asked. */
export type CountedLoosening = Loosening & { readonly total: number | undefined }

/** What could be taken away, and what would come without it; the most helpful first. */
export function useRelaxedFilterCounts(address: QueryAddress, options: PostOptions | undefined): CountedLoosening[] {
  const ways = listLoosenings(address)
  const counted = listCounted(ways)
  const answers = useQueries({
    queries: counted.map(({ without }) => {
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
  const totals = new Map(counted.map((way, index) => [way, answers[index]?.data]))
  return sortLoosenings(ways.map((way) => ({ ...way, total: totals.get(way) })))
}
