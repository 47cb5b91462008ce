import { z } from 'zod'
import type { Paging } from '../../contract/paging.ts'
import type { Post } from '../../contract/post.ts'
import type { PostFilters, PostsQuery } from '../../contract/post-query.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { integer, type Sql, sql } from '../store/sql.ts'
import { POST_COLUMNS, SORT_COLUMNS } from './columns.ts'
import { whereFilters } from './conditions.ts'
import { PostRow, toPost } from './post-row.ts'

type Order = Pick<PostsQuery, 'sort_by' | 'sort_order'>

/** One page of the posts that pass the filters, and how many there are in all, always exact. */
export async function listPosts(
  ch: ClickHouse,
  query: PostsQuery,
  timeZone: string,
): Promise<Paging & { items: Post[] }> {
  const { page, page_size } = query
  // Side by side: two connections, two cores.
  const [rows, total_items] = await Promise.all([
    ch.rows('list-posts', selectPage(query, timeZone), PostRow),
    countPosts(ch, query, timeZone),
  ])
  return { items: rows.map(toPost), page, page_size, total_items, total_pages: Math.ceil(total_items / page_size) }
}

export async function countPosts(ch: ClickHouse, filters: PostFilters, timeZone: string): Promise<number> {
  const question = sql`SELECT toUInt32(count()) AS total FROM posts FINAL ${whereFilters(filters, timeZone)}`
  const [row] = await ch.rows('count-posts', question, z.object({ total: z.number() }))
  return row?.total ?? 0
}

/** Every post that passes the filters, some at a time, for downloads. */
export function streamPosts(ch: ClickHouse, query: PostFilters & Order, timeZone: string): AsyncGenerator<PostRow[]> {
  return ch.stream<PostRow>('stream-posts', selectPosts(query, timeZone))
}

function selectPage(query: PostsQuery, timeZone: string): Sql {
  const offset = (query.page - 1) * query.page_size
  return sql`${selectPosts(query, timeZone)} LIMIT ${integer(query.page_size)} OFFSET ${integer(offset)}`
}

const selectPosts = (query: PostFilters & Order, timeZone: string) =>
  sql`SELECT ${POST_COLUMNS} FROM posts FINAL ${whereFilters(query, timeZone)} ${orderBy(query)}`

/** A total order: ties by date, then by id, so that pages neither repeat nor skip a post. Unknown counts come last. */
function orderBy({ sort_by, sort_order }: Order): Sql {
  const direction = sort_order === 'asc' ? sql`ASC` : sql`DESC`
  if (sort_by === 'date_created') return sql`ORDER BY date_created ${direction}, id ${direction}`
  return sql`ORDER BY ${SORT_COLUMNS[sort_by]} ${direction} NULLS LAST, date_created DESC, id DESC`
}
