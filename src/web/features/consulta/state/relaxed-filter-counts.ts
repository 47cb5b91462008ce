import { useQueries } from '@tanstack/react-query'
import { PAGE_SIZES } from '../../../../contract/limits.ts'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import type { listPosts } from '../../../../contract/posts/posts.ts'
import { request } from '../../../api.ts'
import { toPostsInput } from '../filters/filters.ts'
import type { QueryAddress } from './address.ts'
import { type CountedRelaxation, listCounted, listRelaxations } from './relaxations.ts'

type RelaxedCounts = { readonly ways: CountedRelaxation[]; readonly isCounting: boolean }

/** Ways to relax a search, with their numbers of posts. */
export function useRelaxedFilterCounts(address: QueryAddress, options: PostOptions | undefined): RelaxedCounts {
  const ways = listRelaxations(address)
  const counted = listCounted(ways)
  const answers = useQueries({
    queries: counted.map(({ without }) => {
      // Only the total is used.
      const input = { ...toPostsInput(without, options), page_size: String(PAGE_SIZES[0]) }
      return {
        queryKey: ['posts', 'total', input],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const reply = await request<typeof listPosts>('GET', '/api/posts/', { query: input, signal })
          return reply.total_posts
        },
        retry: false,
      }
    }),
  })
  const totals = new Map(counted.map((way, index) => [way, answers[index]?.data]))
  return {
    ways: ways.map((way) => ({ ...way, total: totals.get(way) })),
    isCounting: answers.some(({ isPending }) => isPending),
  }
}
