import type { ClickHouse } from '../src/server/store/clickhouse.ts'
import { sql } from '../src/server/store/sql.ts'

/** Removes all posts from the store. */
export async function emptyPosts(ch: ClickHouse): Promise<void> {
  await ch.command(sql`TRUNCATE TABLE post_rows`)
  await ch.command(sql`TRUNCATE TABLE post_changes`)
  await ch.command(sql`TRUNCATE TABLE post_settlements`)
  await ch.command(sql`TRUNCATE TABLE post_documents`)
  await ch.command(sql`TRUNCATE TABLE post_keys`)
  await ch.command(sql`TRUNCATE TABLE post_sums`)
  await ch.command(sql`TRUNCATE TABLE post_sum_days`)
  await ch.command(sql`TRUNCATE TABLE message_sizes`)
  await ch.command(sql`TRUNCATE TABLE message_size_looks`)
}
