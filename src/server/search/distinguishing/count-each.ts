import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { join, POSTS, type Sql, sql, string } from '../../store/sql.ts'
import { where } from '../conditions/conditions.ts'

const Counted = z.object({ place: z.string(), posts: z.number() })

/** How many posts each condition finds; the indexes answer for one at a time. */
export async function countEach(
  ch: ClickHouse,
  each: readonly Sql[],
  others: readonly Sql[],
  label = 'distinguishing-each',
): Promise<number[]> {
  if (each.length === 0) return []
  const questions = each.map(
    (condition, i) =>
      sql`SELECT ${string(String(i))} AS place, toUInt32(count()) AS posts FROM ${POSTS} ${where([...others, condition])}`,
  )
  const rows = await ch.rows(label, join(questions, sql` UNION ALL `), Counted)
  const counts = new Map(rows.map(({ place, posts }) => [place, posts]))
  return each.map((_, i) => counts.get(String(i)) ?? 0)
}
