/**
 * Lists ordered by how often a message was posted in the whole store. Most messages were posted once: the copied ones are few and are
 * sorted separately, the others follow by date, the order of the table.
 */
import { z } from 'zod'
import type { PostsQuery } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { isRepeated } from '../../store/posts/repeated-messages.ts'
import { bigints, integer, integers, POSTS, type Sql, sql } from '../../store/sql.ts'
import { type BoundFilters, listHeldConditions, where } from '../conditions/conditions.ts'
import { LISTED_COLUMNS, ListedPost } from './post-documents.ts'

type CopiesQuery = PostsQuery & BoundFilters

/**
 * Messages of two or more posts with their number of posts, as counted by `findMessageGroups`. Messages that only one post ever had
 * are excluded first: a number for each of ten million takes half a gigabyte (docs/decisions/0128).
 */
export const COPIED: Sql = sql`(SELECT message_group AS copied_group, toUInt32(count()) AS copies FROM message_posts FINAL
  WHERE ${isRepeated(sql`message_group`)} GROUP BY copied_group HAVING copies > 1)`

/** `LIMIT 1 BY` for one post of each message; a post that was not compared counts as a message of its own. */
const ONCE: Sql = sql`LIMIT 1 BY posts.number_of_message,
  if(posts.number_of_message = 0, posts.id, toUUID('00000000-0000-0000-0000-000000000000'))`

type Part = {
  select: (limit: number, offset: number) => Sql
  count: Sql
}

/** Number of the most copied messages that are checked for each one wanted. */
const WINDOW = 4
/** If ties make this set larger, all messages are sorted together. */
const MAX_IN_WINDOW = 2_000

/** One page; collapsed, each message by its newest post. */
export async function listByCopies(ch: ClickHouse, query: CopiesQuery, timeZone: string): Promise<ListedPost[]> {
  const { page, page_size, sort_order, collapse } = query
  const offset = (page - 1) * page_size
  if (sort_order === 'desc' && collapse === 'true') {
    const rows = await listMostCopied(ch, query, timeZone, offset)
    if (rows.length === page_size) return rows
  }
  const parts = [describeCopied(query, timeZone), describeSingle(query, timeZone)]
  const [first, second] = sort_order === 'asc' ? parts.toReversed() : parts
  if (!first || !second) return []
  const rows = await ch.rows('list-by-copies', first.select(page_size, offset), ListedPost)
  if (rows.length === page_size) return rows
  const before = rows.length > 0 || offset === 0 ? offset + rows.length : await count(ch, first.count)
  const rest = second.select(page_size - rows.length, Math.max(0, offset - before))
  return [...rows, ...(await ch.rows('list-by-copies', rest, ListedPost))]
}

const Copied = z.object({ copied_group: z.string(), copies: z.number() })

/** The page from the most copied messages alone, which is cheap; fewer rows if the filters leave too few of them. */
async function listMostCopied(ch: ClickHouse, query: CopiesQuery, timeZone: string, offset: number) {
  const wanted = (offset + query.page_size) * WINDOW
  if (wanted > MAX_IN_WINDOW) return []
  // Complete ties: of messages posted equally often the newest come first.
  const question = sql`SELECT toString(copied_group) AS copied_group, copies FROM ${COPIED}
    ORDER BY copies DESC LIMIT ${integer(wanted)} WITH TIES`
  const most = await ch.rows(
    'list-most-copied',
    sql`SELECT * FROM (${question}) LIMIT ${integer(MAX_IN_WINDOW + 1)}`,
    Copied,
  )
  if (most.length === 0 || most.length > MAX_IN_WINDOW) return []
  const groups = bigints(most.map(({ copied_group }) => BigInt(copied_group)))
  const copies = sql`transform(posts.message_group, ${groups}, ${integers(most.map((one) => one.copies))}, toUInt32(1))`
  const filters = where([sql`posts.message_group IN ${groups}`, ...listHeldConditions(query, timeZone)])
  const newest = sql`SELECT ${NEWEST} FROM ${POSTS} ${filters} GROUP BY posts.message_group`
  return ch.rows(
    'list-by-copies',
    sql`SELECT ${LISTED_COLUMNS} FROM (${unpack(newest)}) AS posts
      ORDER BY ${copies} DESC, date_created DESC, id DESC LIMIT ${integer(query.page_size)} OFFSET ${integer(offset)}`,
    ListedPost,
  )
}

/** The newest post of each message, tracked while reading: sorting all of them would take longer. */
const NEWEST: Sql = sql`posts.message_group AS message,
  argMax((posts.number, posts.version, posts.id, posts.date_created), (posts.date_created, posts.id)) AS newest`
const unpack = (newest: Sql) =>
  sql`SELECT message AS message_group, newest.1 AS number, newest.2 AS version, newest.3 AS id, newest.4 AS date_created FROM (${newest})`

async function count(ch: ClickHouse, question: Sql): Promise<number> {
  const [row] = await ch.rows('count-by-copies', question, z.object({ total: z.number() }))
  return row?.total ?? 0
}

function describeCopied(query: CopiesQuery, timeZone: string): Part {
  const filters = where([isCopied, ...listHeldConditions(query, timeZone)])
  const found =
    query.collapse === 'true'
      ? unpack(sql`SELECT ${NEWEST} FROM ${POSTS} ${filters} GROUP BY posts.message_group`)
      : sql`SELECT number, version, id, date_created, message_group FROM ${POSTS} ${filters}`
  const places = sql`SELECT number, version, id, date_created, message_group, copies FROM (${found}) AS found
    INNER JOIN ${COPIED} AS sizes ON found.message_group = sizes.copied_group`
  const direction = query.sort_order === 'asc' ? sql`ASC` : sql`DESC`
  return {
    select: (limit, offset) => sql`SELECT ${LISTED_COLUMNS} FROM (${places}) AS posts
      ORDER BY copies ${direction}, date_created DESC, id DESC LIMIT ${integer(limit)} OFFSET ${integer(offset)}`,
    count: sql`SELECT toUInt32(${query.collapse === 'true' ? sql`uniqExact(message_group)` : sql`count()`}) AS total
      FROM ${POSTS} ${filters}`,
  }
}

const isCopied = sql`posts.message_group IN (SELECT copied_group FROM ${COPIED})`

function describeSingle(query: CopiesQuery, timeZone: string): Part {
  const filters = where([sql`NOT ${isCopied}`, ...listHeldConditions(query, timeZone)])
  return {
    select: (limit, offset) => sql`SELECT ${LISTED_COLUMNS} FROM ${POSTS} ${filters}
      ORDER BY date_created DESC, id DESC LIMIT ${integer(limit)} OFFSET ${integer(offset)}`,
    count: sql`SELECT toUInt32(count()) AS total FROM ${POSTS} ${filters}`,
  }
}

/** All of them, for downloads. */
export const selectAllByCopies = (
  columns: Sql,
  conditions: Sql[],
  { sort_order, collapse }: Pick<CopiesQuery, 'sort_order' | 'collapse'>,
) =>
  sql`SELECT posts.* EXCEPT (number_of_message, date_of_post) FROM
      (SELECT ${columns}, posts.message_group AS number_of_message, posts.date_created AS date_of_post FROM ${POSTS} ${where(conditions)}) AS posts
      LEFT JOIN ${COPIED} AS sizes ON posts.number_of_message = sizes.copied_group
    ORDER BY greatest(copies, 1) ${sort_order === 'asc' ? sql`ASC` : sql`DESC`}, posts.date_of_post DESC, posts.id DESC
    ${collapse === 'true' ? ONCE : sql``}`
