/** The view `posts`: rows and pending changes as one row per post. It replaces the table of versions from before migration 015. */
import { z } from 'zod'
import type { ClickHouse } from '../clickhouse.ts'
import { sql, string } from '../sql.ts'
import { addPostColumns } from './add-columns.ts'
import { type CopyProgress, copyPosts } from './copy-posts.ts'
import { EVERY_COLUMN, findChanged, isLastSeen, selectCurrentRows } from './current-rows.ts'
import { createPostDocuments } from './post-documents.ts'
import { createSumViews } from './post-sums.ts'

/**
 * If it already exists only the view is recreated, which may have more columns. No other process may write meanwhile. @param piece
 * posts copied at once
 */
export async function replacePostsTable(
  ch: ClickHouse,
  onProgress: CopyProgress = () => {},
  piece?: number,
): Promise<void> {
  const engine = await findEngine(ch, 'posts')
  await addPostColumns(ch)
  await createPostDocuments(ch)
  if (engine !== null && engine !== 'View') {
    await copyPosts(ch, onProgress, piece)
    await ch.command(sql`DROP TABLE IF EXISTS posts SYNC`)
  }
  await ch.command(CREATE_VIEW)
  await createSumViews(ch)
}

async function findEngine(ch: ClickHouse, table: string): Promise<string | null> {
  const [found] = await ch.rows(
    'find-engine',
    sql`SELECT engine FROM system.tables WHERE database = currentDatabase() AND name = ${string(table)}`,
    z.object({ engine: z.string() }),
  )
  return found?.engine ?? null
}

/**
 * The changes that a query sees: those after the last settlement that existed when it started. A settlement counts only after some
 * seconds: a query planned before it would see the settled rows hidden.
 */
const SETTLED = sql`(SELECT max(version) FROM post_settlements WHERE is_finished = 1 AND noted_at < now() - 5)`
const PENDING = sql`(SELECT (max(version), if(count() = 0, toDateTime(4294967295, 'UTC'), min(least(date_created, replaces_date))))
  FROM post_changes WHERE version > ${SETTLED})`
const SEEN = sql`version > ${SETTLED} AND version <= tupleElement(${PENDING}, 1)`
const FIRST_DAY = sql`tupleElement(${PENDING}, 2)`

/** The same scalar subqueries appear in each part: the engine evaluates each once, so that the parts agree. */
const CREATE_VIEW = sql`CREATE OR REPLACE VIEW posts AS ${selectCurrentRows({
  ...{ columns: EVERY_COLUMN, firstDay: FIRST_DAY, changed: findChanged(SEEN), isLast: isLastSeen(SEEN) },
})}`
