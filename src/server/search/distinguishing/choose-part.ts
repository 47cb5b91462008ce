import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, sql } from '../../store/sql.ts'
import { type BoundFilters, listHeldConditions } from '../conditions/conditions.ts'
import { countWhere } from '../posts/posts.ts'
import type { SearchPart } from './search-part.ts'

/** Approximate maximum number of texts that are read, and the minimum and maximum number of consecutive posts read together. */
export type Reading = { readonly most: number; readonly together: readonly [least: number, most: number] }
/** Texts are stored in granules of 2,048: sampling single posts would read all of them. */
export const TOGETHER = [256, 4_096] as const
/** This number of time ranges is a fair sample; with more, fewer places are read. */
const PIECES = 64

/** The sample of a search whose texts are read, and its size. `all`: number of stored posts. */
export async function choosePart(
  ch: ClickHouse,
  filters: BoundFilters,
  timeZone: string,
  { posts, all, reading }: { posts: number; all: number; reading: Reading },
): Promise<{ part: SearchPart; sample: number }> {
  const conditions = listHeldConditions(filters, timeZone)
  const parts = Math.ceil(posts / reading.most)
  if (parts <= 1) return { part: { filters, conditions, read: conditions, weight: 1 }, sample: posts }
  const [least, most] = reading.together
  const together = Math.round(Math.min(most, Math.max(least, all / (parts * PIECES))))
  const read = [sql`intDiv(posts.number, ${integer(together)}) % ${integer(parts)} = 0`, ...conditions]
  const sample = await countWhere(ch, read)
  return { part: { filters, conditions, read, weight: posts / Math.max(1, sample) }, sample }
}
