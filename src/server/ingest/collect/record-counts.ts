import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { sql, uuids } from '../../store/sql.ts'
import type { CountRow } from '../write/history.ts'
import { insertWithRetries } from '../write/insert.ts'
import { chunk } from '../write/stored-posts.ts'

/** A stored post whose counts were due and had not changed. */
export type SteadyPost = Omit<CountRow, 'post_id' | 'taken_at'> & { id: string }

/**
 * Records that counts are unchanged: otherwise a post that stopped growing looks like one that was not polled. The decision which
 * counts are due reads these records (`findLastTaken`). @param now in milliseconds
 */
export async function recordCounts(ch: ClickHouse, posts: readonly SteadyPost[], now: number): Promise<number> {
  if (posts.length === 0) return 0
  const taken_at = Math.floor(now / 1000)
  const rows = posts.map(({ id, ...counts }): CountRow => ({ post_id: id, taken_at, ...counts }))
  await insertWithRetries(ch, 'post_counts', rows)
  return rows.length
}

const LastRow = z.object({ id: z.string(), last: z.number() })

/** When counts of posts were last recorded or changed: in Unix seconds, by post. */
export async function findLastTaken(ch: ClickHouse, ids: readonly string[]): Promise<Map<string, number>> {
  const found: z.infer<typeof LastRow>[] = []
  for (const some of chunk(ids)) {
    const question = sql`SELECT toString(post_id) AS id, toUnixTimestamp(max(taken_at)) AS last FROM post_counts
      WHERE post_id IN ${uuids(some)} GROUP BY post_id`
    found.push(...(await ch.rows('find-last-counts', question, LastRow)))
  }
  return new Map(found.map(({ id, last }) => [id, last]))
}
