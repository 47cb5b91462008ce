/**
 * Writes the last pending change of each post to where the posts are. What the engine derived for a change (words that stand for others,
 * letters, hashtags) is copied: deriving it anew takes 200 MB for 20,000 posts, copying it half (docs/decisions/0140).
 */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { DERIVED_NAMES } from '../../store/posts/post-columns.ts'
import { join, type Sql, sql } from '../../store/sql.ts'

/** `pending`: a condition on the version of a change. Within a turn. */
export async function bringLatest(ch: ClickHouse, pending: Sql): Promise<void> {
  const derived = await listCopied(ch)
  await ch.command(sql`INSERT INTO post_rows (${join([sql`*`, ...derived])})
    SELECT ${join([sql`* EXCEPT (replaces_date, is_deleted)`, ...derived])} FROM post_changes
    WHERE is_deleted = 0 AND ${pending}
      AND (number, version) IN (SELECT number, max(version) FROM post_changes WHERE ${pending} GROUP BY number)
    SETTINGS insert_allow_materialized_columns = 1`)
}

/**
 * Derived columns that both tables define alike. While a migration brings those of the changes up to date none is: what is copied then
 * would stay as it was.
 */
async function listCopied(ch: ClickHouse): Promise<Sql[]> {
  const same = await ch.rows(
    'list-derived-columns',
    sql`SELECT name FROM system.columns
      WHERE database = currentDatabase() AND table IN ('post_rows', 'post_changes') AND default_kind = 'MATERIALIZED'
        AND (SELECT count() FROM system.mutations
          WHERE NOT is_done AND database = currentDatabase() AND table = 'post_changes') = 0
      GROUP BY name HAVING count() = 2 AND uniqExact(type, default_expression) = 1`,
    z.object({ name: z.string() }),
  )
  const names = new Set(same.map(({ name }) => name))
  return DERIVED_NAMES.filter((one) => names.has(one.strings.join('')))
}
