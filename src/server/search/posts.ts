import { z } from 'zod'
import type { Paging } from '../../contract/paging.ts'
import type { Post } from '../../contract/post.ts'
import type { PostFilters, PostsQuery } from '../../contract/post-query.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { integer, type Sql, sql } from '../store/sql.ts'
import { POST_COLUMNS } from './columns.ts'
import { whereFilters } from './conditions.ts'
import { orderBy } from './order.ts'
import { PostRow, toPost } from './post-row.ts'

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

function selectPage(query: PostsQuery, timeZone: string): Sql {
  const offset = (query.page - 1) * query.page_size
  return sql`SELECT ${POST_COLUMNS} FROM posts FINAL ${whereFilters(query, timeZone)} ${orderBy(query)}
    LIMIT ${integer(query.page_size)} OFFSET ${integer(offset)}`
}
