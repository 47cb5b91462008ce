import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { TIME_UNITS } from './metrics.ts'
import { Day, PostFilters } from './post-query.ts'

const Sum = z.number().nullable()

/** Sums are null where no source gives the count. */
const Counts = { posts: z.int(), views: Sum, likes: Sum, shares: Sum, comments: Sum }

export const SeriesTotals = z.object({
  ...Counts,
  /** Number of people, plus accounts without a person, who wrote these posts. */
  authors: z.int(),
})
export type SeriesTotals = z.infer<typeof SeriesTotals>

/** `day`: first day of the interval. Intervals without posts are left out. */
export const SeriesPlace = z.object({ day: Day, ...Counts })
export type SeriesPlace = z.infer<typeof SeriesPlace>

const Counted = z.object({ total: SeriesTotals, places: z.array(SeriesPlace) })
export type Counted = z.infer<typeof Counted>

/**
 * Posts over time compared with everything the same group posted. The group is defined by author, place and date
 * (person, party, office, UF, platform, dates), without words and labels.
 */
export const PostSeriesReply = z.object({ found: Counted, group: Counted })
export type PostSeriesReply = z.infer<typeof PostSeriesReply>

export const PostSeriesQuery = PostFilters.extend({
  unit: z.enum(TIME_UNITS, { error: `Use um destes: ${TIME_UNITS.join(', ')}.` }).default('week'),
}).refine((q) => !q.start_date || !q.end_date || q.start_date <= q.end_date, {
  path: ['end_date'],
  error: 'A data final vem antes da inicial.',
})
export type PostSeriesQuery = z.output<typeof PostSeriesQuery>

export const getPostSeries = defineEndpoint({
  method: 'GET',
  path: '/api/post_series/',
  access: 'user',
  summary: 'Publicações da busca por dia, semana, mês ou ano, ao lado de tudo o que o mesmo grupo publicou',
  query: PostSeriesQuery,
  reply: PostSeriesReply,
})
