import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, sql } from '../../store/sql.ts'
import { type BoundFilters, listHeldConditions } from '../conditions/conditions.ts'
import { countWhere } from '../posts/posts.ts'
import type { SearchPart } from './search-part.ts'

/**
 * How many texts are read at most, about, and how many posts that were written one after the other are read together, at least and
 * at most.
 */
export type Reading = { readonly most: number; readonly together: readonly [least: number, most: number] }
/** Texts lie 2,048 together in the store: a sample of single posts would read all of them. */
export const TOGETHER = [256, 4_096] as const
/** So many pieces of time are a fair sample; where there are more, they are read from fewer places. */
const PIECES = 64

/** The part of a search whose texts are read, and how many they are. `all`: posts in the store. */
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
