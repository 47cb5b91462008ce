/** Bulk changes that need only the store: made inside the engine, without reading the posts here. */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { ALL_COLUMNS, DERIVED_COLUMNS } from '../../store/posts/post-columns.ts'
import { insertKeys } from '../../store/posts/post-keys.ts'
import { bigint, integer, join, type Sql, sql } from '../../store/sql.ts'
import { settleBehind } from './settle-posts.ts'

const Count = z.object({ n: z.number() })

/** Posts per statement. */
const PORTION = 50_000

/**
 * Sets columns in all posts that meet a condition, which must no longer hold for a changed post. `change` has the form `value AS
 * column`, with the old columns in `former`. Fingerprints stay: at worst a repeated import writes such a post once more, with the same
 * values. Returns the number of posts.
 */
export async function changePosts(ch: ClickHouse, change: Sql, condition: Sql, signal?: AbortSignal): Promise<number> {
  let changed = 0
  while (!signal?.aborted) {
    const portion = await ch.withWriteLock(() => changeAny(ch, change, condition))
    changed += portion
    if (portion < PORTION) break
    await settleBehind(ch)
  }
  return changed
}

/** By name: columns added since the table was created come after `replaces_date` there. */
const COLUMNS = join(Object.values(ALL_COLUMNS).map(({ name }) => name))

async function changeAny(ch: ClickHouse, change: Sql, condition: Sql): Promise<number> {
  const question = sql`SELECT 1 AS n FROM posts WHERE ${condition} LIMIT 1`
  return (await ch.rows('find-posts-to-change', question, Count)).length === 0 ? 0 : changeSome(ch, change, condition)
}

/** Changes a batch of the posts that meet a condition. Within a turn (`withWriteLock`). */
export async function changeSome(ch: ClickHouse, change: Sql, condition: Sql): Promise<number> {
  const first = ch.nextVersion()
  let last = first
  for (let i = 1; i < PORTION; i += 1) last = ch.nextVersion()
  // One part, so that the whole batch becomes visible at once.
  await ch.command(sql`INSERT INTO post_changes (${COLUMNS}, replaces_date, is_deleted)
    SELECT ${COLUMNS}, date_created AS replaces_date, toUInt8(0) AS is_deleted
    FROM (SELECT * EXCEPT (${DERIVED_COLUMNS}) REPLACE (${bigint(BigInt(first))} + rowNumberInAllBlocks() AS version, ${change})
      FROM (SELECT * FROM posts WHERE ${condition} LIMIT ${integer(PORTION)}) AS former)
    SETTINGS max_threads = 2, max_insert_threads = 1, min_insert_block_size_rows = 1000000, min_insert_block_size_bytes = 0`)
  const written = sql`version >= ${bigint(BigInt(first))} AND version <= ${bigint(BigInt(last))}`
  await insertKeys(ch, written)
  const [count] = await ch.rows(
    'count-changed',
    sql`SELECT toUInt32(count()) AS n FROM post_changes WHERE ${written}`,
    Count,
  )
  return count?.n ?? 0
}
