/**
 * Lists in the order of how often a message was posted, in the whole store. Most messages were posted once: those that were copied are
 * few and sorted by themselves, the others follow by date, which is the order of the table.
 */
import { z } from 'zod'
import type { PostsQuery } from '../../contract/post-query.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { integer, POSTS, type Sql, sql } from '../store/sql.ts'
import { POST_COLUMNS } from './columns.ts'
import { type BoundFilters, listConditions, where } from './conditions.ts'
import { LISTED_COLUMNS, ListedPost } from './post-documents.ts'

type CopiesQuery = PostsQuery & BoundFilters

/** Messages of two posts and more, each with its number of posts: as `findMessageGroups` counts them. */
const COPIED: Sql = sql`(SELECT message_group AS copied_group, toUInt32(count()) AS copies FROM message_posts FINAL
  GROUP BY copied_group HAVING copies > 1)`

/** `LIMIT 1 BY` for one post of each message; a post that was compared with nothing stands for itself. */
const ONCE: Sql = sql`LIMIT 1 BY posts.number_of_message,
  if(posts.number_of_message = 0, posts.id, toUUID('00000000-0000-0000-0000-000000000000'))`

type Part = {
  select: (limit: number, offset: number) => Sql
  count: Sql
}

/** One page; collapsed, each message by its newest post. */
export async function listByCopies(ch: ClickHouse, query: CopiesQuery, timeZone: string): Promise<ListedPost[]> {
  const { page, page_size, sort_order } = query
  const parts = [describeCopied(query, timeZone), describeSingle(query, timeZone)]
  const [first, second] = sort_order === 'asc' ? parts.toReversed() : parts
  if (!first || !second) return []
  const offset = (page - 1) * page_size
  const rows = await ch.rows('list-by-copies', first.select(page_size, offset), ListedPost)
  if (rows.length === page_size) return rows
  const before = rows.length > 0 || offset === 0 ? offset + rows.length : await count(ch, first.count)
  const rest = second.select(page_size - rows.length, Math.max(0, offset - before))
  return [...rows, ...(await ch.rows('list-by-copies', rest, ListedPost))]
}

async function count(ch: ClickHouse, question: Sql): Promise<number> {
  const [row] = await ch.rows('count-by-copies', question, z.object({ total: z.number() }))
  return row?.total ?? 0
}

function describeCopied(query: CopiesQuery, timeZone: string): Part {
  const filters = where([sql`posts.message_group != 0`, ...listConditions(query, timeZone)])
  const joined = sql`(SELECT number, version, id, date_created, message_group FROM ${POSTS} ${filters}) AS found
    INNER JOIN ${COPIED} AS sizes ON found.message_group = sizes.copied_group`
  // Of a message the newest post is kept while they are read: sorting all of them would take longer.
  const places =
    query.collapse === 'true'
      ? sql`SELECT message_group, copies, newest.1 AS number, newest.2 AS version, newest.3 AS id, newest.4 AS date_created
        FROM (SELECT found.message_group AS message_group, any(sizes.copies) AS copies,
            argMax((found.number, found.version, found.id, found.date_created), (found.date_created, found.id)) AS newest
          FROM ${joined} GROUP BY found.message_group)`
      : sql`SELECT number, version, id, date_created, message_group, copies FROM ${joined}`
  const direction = query.sort_order === 'asc' ? sql`ASC` : sql`DESC`
  return {
    select: (limit, offset) => sql`SELECT ${LISTED_COLUMNS} FROM (${places}) AS posts
      ORDER BY copies ${direction}, date_created DESC, id DESC LIMIT ${integer(limit)} OFFSET ${integer(offset)}`,
    count: sql`SELECT toUInt32(${query.collapse === 'true' ? sql`uniqExact(message_group)` : sql`count()`}) AS total
      FROM ${POSTS} ${where([isCopied, ...listConditions(query, timeZone)])}`,
  }
}

const isCopied = sql`posts.message_group IN (SELECT copied_group FROM ${COPIED})`

function describeSingle(query: CopiesQuery, timeZone: string): Part {
  const filters = where([sql`NOT ${isCopied}`, ...listConditions(query, timeZone)])
  return {
    select: (limit, offset) => sql`SELECT ${LISTED_COLUMNS} FROM ${POSTS} ${filters}
      ORDER BY date_created DESC, id DESC LIMIT ${integer(limit)} OFFSET ${integer(offset)}`,
    count: sql`SELECT toUInt32(count()) AS total FROM ${POSTS} ${filters}`,
  }
}

/** All of them, for downloads. */
export const selectAllByCopies = (
  conditions: Sql[],
  { sort_order, collapse }: Pick<CopiesQuery, 'sort_order' | 'collapse'>,
) =>
  sql`SELECT posts.* EXCEPT (number_of_message) FROM
      (SELECT ${POST_COLUMNS}, posts.message_group AS number_of_message FROM ${POSTS} ${where(conditions)}) AS posts
      LEFT JOIN ${COPIED} AS sizes ON posts.number_of_message = sizes.copied_group
    ORDER BY greatest(copies, 1) ${sort_order === 'asc' ? sql`ASC` : sql`DESC`}, posts.date_created DESC, posts.id DESC
    ${collapse === 'true' ? ONCE : sql``}`
