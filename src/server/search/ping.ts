import { z } from 'zod'
import type { ClickHouse } from '../store/clickhouse.ts'
import { sql } from '../store/sql.ts'

/** A real question over the posts, as a journalist's would be: a store that only greets is not ready. */
export async function pingPosts(ch: ClickHouse): Promise<void> {
  await ch.rows('ping', sql`SELECT toUInt32(count()) AS n FROM posts`, z.object({ n: z.number() }))
}
