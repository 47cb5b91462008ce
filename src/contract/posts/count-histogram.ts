import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { COUNTS } from '../labels.ts'
import { PostFilters } from './post-query.ts'

/** Start of each bar; it ends where the next begins. Steps of 1, 2 and 5, because counts spread over six powers of ten. */
export const COUNT_STEPS = [
  0,
  ...[1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap((power) => [power, 2 * power, 5 * power]),
] as const

export const CountHistogram = z.object({
  /** From the first bar to the last one with posts, including empty bars in between. */
  bars: z.array(z.object({ from: z.int(), total_posts: z.int() })).max(COUNT_STEPS.length),
  /** Posts whose count is unknown: they are in no bar. */
  unknown: z.int(),
})
export type CountHistogram = z.infer<typeof CountHistogram>

export const getCountHistogram = defineEndpoint({
  method: 'GET',
  path: '/api/count_histogram/',
  access: 'user',
  summary: 'Como uma contagem se distribui nas publicações da busca, sem contar a condição sobre essa mesma contagem',
  query: PostFilters.extend({ count: z.enum(COUNTS, { error: `Use um destes: ${COUNTS.join(', ')}.` }) }),
  reply: CountHistogram,
})
