import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { numeral, POSTS, sql } from '../../store/sql.ts'

/** Number of new posts in the whole store since a version, and of changed older ones. */
export async function countWritten(
  ch: ClickHouse,
  after: number,
): Promise<{ new_posts: number; changed_posts: number }> {
  const version = numeral(BigInt(after))
  const [row] = await ch.rows(
    'count-written',
    sql`SELECT toUInt32(countIf(posts.number > ${version})) AS new_posts, toUInt32(countIf(posts.number <= ${version})) AS changed_posts
      FROM ${POSTS} WHERE posts.version > ${version}`,
    z.object({ new_posts: z.number(), changed_posts: z.number() }),
  )
  return row ?? { new_posts: 0, changed_posts: 0 }
}
