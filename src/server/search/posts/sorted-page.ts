/**
 * A page sorted by a count or a score. Ties within one second are broken by post number, but reading the numbers of all posts costs as
 * much as reading the sort column. So the page is read without them, with one more post at each end. Only if these show that a tie
 * crosses an end is the page read again with all numbers (docs/decisions/0149).
 */
import { z } from 'zod'
import type { PostsQuery } from '../../../contract/posts/post-query.ts'
import type { ClickHouse, FirstRows } from '../../store/clickhouse.ts'
import { integer, POSTS, type Sql, sql } from '../../store/sql.ts'
import { type BoundFilters, whereFilters } from '../conditions/conditions.ts'
import { SORT_COLUMNS } from './columns.ts'
import { type ColumnOrder, orderByRank } from './order.ts'
import { LISTED_COLUMNS, ListedPost } from './post-documents.ts'

type SortedQuery = PostsQuery & BoundFilters & ColumnOrder

type Ranked = { post: ListedPost; rank: number }
const RankedRow = ListedPost.extend({ rank_of_post: z.number() }).transform(({ rank_of_post, ...post }) => ({
  post,
  rank: rank_of_post,
}))

/** @param withNumbers query of the same page that also sorts by post number */
export async function listSorted(
  ch: ClickHouse,
  query: SortedQuery,
  timeZone: string,
  withNumbers: Sql,
): Promise<FirstRows<ListedPost>> {
  const { page, page_size, sort_by } = query
  const offset = (page - 1) * page_size
  const before = Math.min(offset, 1)
  const rank = sql`, toFloat64(${SORT_COLUMNS[sort_by]}) AS rank_of_post`
  const { rows, total } = await ch.firstRows(
    'list-posts',
    sql`SELECT ${LISTED_COLUMNS}${rank} FROM ${POSTS} ${whereFilters(query, timeZone)} ${orderByRank(query)}
      LIMIT ${integer(before + page_size + 1)} OFFSET ${integer(offset - before)}`,
    RankedRow,
  )
  if (isTie(rows[before - 1], rows[before]) || isTie(rows[before + page_size - 1], rows[before + page_size]))
    return ch.firstRows('list-posts', withNumbers, ListedPost)
  return { rows: breakTies(rows.slice(before, before + page_size)), total }
}

const isTie = (one: Ranked | undefined, next: Ranked | undefined): boolean =>
  one !== undefined && next !== undefined && one.rank === next.rank && one.post.seconds === next.post.seconds

/** @param rows sorted except within ties, which are adjacent */
function breakTies(rows: readonly Ranked[]): ListedPost[] {
  let place = 0
  const placed = rows.map((row, i) => {
    if (!isTie(rows[i - 1], row)) place = i
    return { place, post: row.post, number: BigInt(row.post.post_number) }
  })
  return placed.sort((a, b) => a.place - b.place || (a.number < b.number ? 1 : -1)).map(({ post }) => post)
}
