/** Distribution of a count over the posts of a search, without the condition on that count. */
import { z } from 'zod'
import type { Count } from '../../../contract/labels.ts'
import { COUNT_STEPS, type CountHistogram } from '../../../contract/posts/count-histogram.ts'
import { type CountField, setCountRange } from '../../../search-language/count-range.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integers, POSTS, type Sql, sql } from '../../store/sql.ts'
import { type BoundFilters, whereFilters } from '../conditions/conditions.ts'

/** -1 in these columns: unknown. */
const COLUMNS: Readonly<Record<Count, { field: CountField; rank: Sql }>> = {
  views: { field: 'visualizacoes', rank: sql`views_rank` },
  likes: { field: 'curtidas', rank: sql`likes_rank` },
  shares: { field: 'compartilhamentos', rank: sql`shares_rank` },
  comments: { field: 'comentarios', rank: sql`comments_rank` },
}
const UNKNOWN = -1

export async function countHistogram(
  ch: ClickHouse,
  { count, filters, timeZone }: { count: Count; filters: BoundFilters; timeZone: string },
): Promise<CountHistogram> {
  const { field, rank } = COLUMNS[count]
  const others = { ...filters, search: setCountRange(filters.search ?? '', field, null) }
  const rows = await ch.rows(
    'count-histogram',
    sql`SELECT if(${rank} < 0, -1, toInt64(roundDown(${rank}, ${integers(COUNT_STEPS)}))) AS step, toUInt32(count()) AS posts
      FROM ${POSTS} ${whereFilters(others, timeZone)} GROUP BY step`,
    z.object({ step: z.coerce.number(), posts: z.number() }),
  )
  const counts = new Map(rows.map(({ step, posts }) => [step, posts]))
  const last = COUNT_STEPS.findLastIndex((from) => counts.has(from))
  return {
    bars: COUNT_STEPS.slice(0, last + 1).map((from) => ({ from, total_posts: counts.get(from) ?? 0 })),
    unknown: counts.get(UNKNOWN) ?? 0,
  }
}
