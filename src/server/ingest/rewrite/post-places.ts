import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { and, integer, join, POSTS, type Sql, sql, uuids } from '../../store/sql.ts'
import type { PostPlace } from '../write/stored-posts.ts'
import { REWRITE_SIZE } from './rewrite.ts'

/** A row's timestamp is the start of its insert, which may take time: rows older than this are complete. */
export const SETTLED_MS = 2 * 60_000

const Place = z.object({ id: z.string(), date_created: z.number() })

/** The next posts after a position, oldest first, at most `limit`; `since` in Unix seconds. Empty if there are no more. */
export function listPlacesAfter(
  ch: ClickHouse,
  after: PostPlace | null,
  { since = 0, condition, limit = REWRITE_SIZE }: { since?: number; condition?: Sql; limit?: number } = {},
): Promise<PostPlace[]> {
  const conditions = [
    sql`posts.date_created >= toDateTime(${integer(Math.max(since, after?.date_created ?? 0))}, 'UTC')`,
  ]
  if (after)
    conditions.push(
      sql`(posts.date_created, posts.id) > (toDateTime(${integer(after.date_created)}, 'UTC'), arrayElement(${uuids([after.id])}, 1))`,
    )
  if (condition) conditions.push(condition)
  return ch.rows(
    'list-places',
    sql`SELECT toString(posts.id) AS id, toUnixTimestamp(posts.date_created) AS date_created FROM ${POSTS}
        WHERE ${join(conditions, and)} ORDER BY posts.date_created, posts.id LIMIT ${integer(limit)}`,
    Place,
  )
}
