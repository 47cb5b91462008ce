/** Collapsed lists: every message once, by its first post in the requested order. */
import { z } from 'zod'
import type { PostsQuery } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { isRepeated } from '../../store/posts/repeated-messages.ts'
import { integer, POSTS, type Sql, sql } from '../../store/sql.ts'
import { type BoundFilters, whereFilters } from '../conditions/conditions.ts'
import { SORT_INPUTS } from './columns.ts'
import { type ColumnOrder, orderBy } from './order.ts'
import { LISTED_COLUMNS, ListedPost } from './post-documents.ts'

/** Keeps the first row of every message; a post that was not compared counts as a message of its own. Used after ORDER BY. */
export const LIMIT_TO_FIRST: Sql = sql`LIMIT 1 BY posts.message_group,
  if(posts.message_group = 0, posts.id, toUUID('00000000-0000-0000-0000-000000000000'))`

type CollapsedQuery = PostsQuery & BoundFilters & ColumnOrder

/** Posts read per wanted row, initially and each time they were not enough. */
const FIRST_WINDOW = 4
const NEXT_WINDOW = 10

/**
 * One page. Only the posts around it are read, more if they contain too few messages: sorting all of them would take too long.
 * `total`: number of posts.
 */
export async function listFirstPosts(
  ch: ClickHouse,
  query: CollapsedQuery,
  timeZone: string,
  total: Promise<number>,
): Promise<ListedPost[]> {
  const { page, page_size } = query
  for (let window = page * page_size * FIRST_WINDOW; ; window *= NEXT_WINDOW) {
    const rows = await ch.rows('list-first-posts', selectFirst(query, timeZone, window), ListedPost)
    if (rows.length === page_size || window >= (await total)) return rows
  }
}

/** Exact. Distinguishing all messages misses the processor cache at every post; only those that may be repeated are distinguished. */
export async function countMessages(ch: ClickHouse, filters: BoundFilters, timeZone: string): Promise<number> {
  const question = sql`SELECT toUInt32(countIf(NOT is_repeated) + uniqExactIf(message, is_repeated)) AS total
    FROM (SELECT posts.message_group AS message, ${isRepeated(sql`posts.message_group`)} AS is_repeated
      FROM ${POSTS} ${whereFilters(filters, timeZone)})`
  const [row] = await ch.rows('count-messages', question, z.object({ total: z.number() }))
  return row?.total ?? 0
}

function selectFirst(query: CollapsedQuery, timeZone: string, window: number): Sql {
  const { page, page_size, sort_by } = query
  const offset = (page - 1) * page_size
  const input = SORT_INPUTS[sort_by]
  const sorted = input ? sql`, ${input}` : sql``
  const order = orderBy(query)
  const places = sql`SELECT number, version, id, date_created, message_group${sorted} FROM ${POSTS}
    ${whereFilters(query, timeZone)} ${order} LIMIT ${integer(window)}`
  return sql`SELECT ${LISTED_COLUMNS} FROM (${places}) AS posts ${order} ${LIMIT_TO_FIRST}
    LIMIT ${integer(page_size)} OFFSET ${integer(offset)}`
}
