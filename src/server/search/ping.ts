import { z } from 'zod'
import type { ClickHouse } from '../store/clickhouse.ts'
import { sql } from '../store/sql.ts'

/**
 * A real question over the posts: a store that only greets is not ready. It reads one stored row whole, whichever comes
 * first, so that it takes as long with millions of posts as with one. An empty store has none, and is ready.
 */
export async function pingPosts(ch: ClickHouse): Promise<void> {
  const day = sql`SELECT date_created FROM post_rows LIMIT 1`
  const question = sql`SELECT toString(posts.id) AS id, content FROM posts WHERE posts.date_created IN (${day}) LIMIT 1`
  await ch.rows('ping', question, z.object({ id: z.string() }))
}

/** What the server's clock says, in milliseconds. */
export async function readPostsClock(ch: ClickHouse): Promise<number> {
  const [row] = await ch.rows(
    'clock',
    sql`SELECT toFloat64(toUnixTimestamp64Milli(now64(3))) AS at`,
    z.object({ at: z.number() }),
  )
  return row?.at ?? 0
}
