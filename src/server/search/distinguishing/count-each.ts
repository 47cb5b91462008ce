import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { join, numeral, or, POSTS, type Sql, sql } from '../../store/sql.ts'
import { where } from '../conditions/conditions.ts'

const Counted = z.object({ counts: z.array(z.number()) })

/**
 * The number of posts that each condition matches, in one query. The conditions are repeated in the WHERE: there the engine answers
 * them by their indexes, also for the counting; a condition without an index would be evaluated on all posts.
 */
export async function countEach(
  ch: ClickHouse,
  each: readonly Sql[],
  others: readonly Sql[],
  label = 'distinguishing-each',
): Promise<number[]> {
  if (each.length === 0) return []
  const names = each.map((_, i) => sql`condition_${numeral(BigInt(i))}`)
  const named = each.map((condition, i) => sql`${condition} AS ${names[i] ?? condition}`)
  const counts = names.map((name) => sql`toUInt32(countIf(${name}))`)
  const [row] = await ch.rows(
    label,
    sql`SELECT [${join(counts)}] AS counts
      FROM (SELECT ${join(named)} FROM ${POSTS} ${where([...others, sql`(${join(names, or)})`])})`,
    Counted,
  )
  return each.map((_, i) => row?.counts[i] ?? 0)
}
