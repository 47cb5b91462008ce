/** Counts of a series or its group: posts over time, and their sums. */
import { z } from 'zod'
import type { TimeUnit } from '../../../contract/posts/metrics.ts'
import type { Counted } from '../../../contract/posts/post-series.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { type Sql, sql, string } from '../../store/sql.ts'
import type { Counting } from '../metrics/kept-sums.ts'
import { UNIT_STARTS } from '../metrics/unit-starts.ts'
import { countSeriesAuthors } from './series-authors.ts'

const Sum = z.number().nullable()
const Row = z.object({
  day: z.string(),
  found: z.number(),
  all_views: Sum,
  all_likes: Sum,
  all_shares: Sum,
  all_comments: Sum,
})

export type SeriesAxis = { readonly unit: TimeUnit; readonly timeZone: string }

export async function countSeries(ch: ClickHouse, where: Sql, counting: Counting, axis: SeriesAxis): Promise<Counted> {
  const rows = await ch.rows('post-series', selectSeries(where, counting, axis), Row)
  const places = rows.map(({ day, found, ...sums }) => ({
    ...{ day, posts: found, views: sums.all_views, likes: sums.all_likes },
    ...{ shares: sums.all_shares, comments: sums.all_comments },
  }))
  const add = (measure: 'views' | 'likes' | 'shares' | 'comments') =>
    places.reduce<number | null>((sum, { [measure]: one }) => (one === null ? sum : (sum ?? 0) + one), null)
  const posts = places.reduce((sum, place) => sum + place.posts, 0)
  const sums = { views: add('views'), likes: add('likes'), shares: add('shares'), comments: add('comments') }
  return { total: { posts, ...sums, authors: await countSeriesAuthors(ch, where) }, places }
}

/** No alias here may be the name of a column: it would replace that column in the filters too. Sums are exact as floats up to 2^53. */
export const selectSeries = (where: Sql, counting: Counting, { unit, timeZone }: SeriesAxis): Sql =>
  sql`SELECT toString(${UNIT_STARTS[unit](sql`${string(timeZone)}`)}) AS day, toUInt32(${counting.posts}) AS found,
      toFloat64(${counting.sum('views')}) AS all_views, toFloat64(${counting.sum('likes')}) AS all_likes,
      toFloat64(${counting.sum('shares')}) AS all_shares, toFloat64(${counting.sum('comments')}) AS all_comments
    FROM ${counting.from} ${where} GROUP BY day ORDER BY day LIMIT 50000`
