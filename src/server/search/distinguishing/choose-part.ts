import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, sql } from '../../store/sql.ts'
import { type BoundFilters, listConditions, where } from '../conditions/conditions.ts'
import type { Looked } from './looked.ts'

/** Posts written one after the other that are read together: a sample of single posts would read all texts. */
const TOGETHER = 256

/** The part of a search whose texts are read. */
export function choosePart(
  filters: BoundFilters,
  timeZone: string,
  { posts, mostRead }: { posts: number; mostRead: number },
): Looked {
  const conditions = listConditions(filters, timeZone)
  const weight = Math.max(1, Math.ceil(posts / mostRead))
  const part = sql`intDiv(posts.number, ${integer(TOGETHER)}) % ${integer(weight)} = 0`
  return { filters, conditions, weight, read: weight === 1 ? conditions : [part, ...conditions] }
}

/** How many posts that part is. */
export async function countRead(ch: ClickHouse, { read }: Looked): Promise<number> {
  const question = sql`SELECT toUInt32(count()) AS n FROM ${POSTS} ${where(read)}`
  const [row] = await ch.rows('count-read', question, z.object({ n: z.number() }))
  return row?.n ?? 0
}
