import { z } from 'zod'
import { FORMER_PLACE } from '../../../contract/labels.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { Post } from '../../../contract/posts/post.ts'
import type { PostsQuery } from '../../../contract/posts/post-query.ts'
import { findToday } from '../../../search-language/fields/day-ranges.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, type Sql, sql } from '../../store/sql.ts'
import { isReadWhole } from '../conditions/compile.ts'
import { type BoundFilters, listHeldConditions, where } from '../conditions/conditions.ts'
import { toContext } from '../conditions/found-in.ts'
import { wherePostIs, wherePostsAre } from '../conditions/one-post.ts'
import { countMessages, listFirstPosts } from './collapsed-posts.ts'
import { hasCursor, printCursor, whereBehind } from './cursor.ts'
import { addFormerTexts } from './former-texts.ts'
import { findMessageGroups } from './message-groups.ts'
import { type ColumnOrder, isByColumn, orderBy } from './order.ts'
import { findPostRows, LISTED_COLUMNS, ListedPost } from './post-documents.ts'
import { toPost } from './post-row.ts'
import { listByCopies } from './posts-by-copies.ts'
import { listSorted } from './sorted-page.ts'

/** One page of the posts that pass the filters, and their exact total. Collapsed, `total_items` counts messages and `total_posts` posts. */
export async function listPosts(
  ch: ClickHouse,
  query: PostsQuery & BoundFilters,
  timeZone: string,
): Promise<Paging & { items: Post[]; total_posts: number; next_cursor?: string | null }> {
  const { page, page_size } = query
  const isCollapsed = query.collapse === 'true'
  const { listed, total } = listPage(ch, query, timeZone)
  // Concurrent: several connections, two cores.
  const [items, total_posts, total_messages] = await Promise.all([
    listed.then((found) => showPosts(ch, found)).then((found) => addFormer(ch, found, query, timeZone)),
    total,
    isCollapsed ? countMessages(ch, query, timeZone) : null,
  ])
  const total_items = total_messages ?? total_posts
  const paging = { page, page_size, total_items, total_pages: Math.ceil(total_items / page_size) }
  const last = items.length < page_size ? undefined : items.at(-1)
  const next = hasCursor(query) ? { next_cursor: last ? printCursor(last) : null } : {}
  return { items, ...paging, total_posts, ...next }
}

type Page = { listed: Promise<ListedPost[]>; total: Promise<number> }

function listPage(ch: ClickHouse, query: PostsQuery & BoundFilters, timeZone: string): Page {
  if (isByColumn(query) && query.collapse !== 'true' && (query.sort_by !== 'date_created' || isOneLook(query))) {
    const hasTies = query.sort_by !== 'date_created' && query.sort_by !== 'arrival'
    const whole = selectPage(query, timeZone)
    const found = hasTies ? listSorted(ch, query, timeZone, whole) : ch.firstRows('list-posts', whole, ListedPost)
    return { listed: found.then(({ rows }) => rows), total: found.then(({ total }) => total) }
  }
  const total = countPosts(ch, query, timeZone)
  if (!isByColumn(query)) return { listed: listByCopies(ch, query, timeZone), total }
  if (query.collapse === 'true') return { listed: listFirstPosts(ch, query, timeZone, total), total }
  return { listed: ch.rows('list-posts', selectPage(query, timeZone), ListedPost), total }
}

/** If posts have to be read to be counted, the same read yields the page. After a cursor there are fewer posts than the total. */
const isOneLook = ({ cursor, search }: PostsQuery) => cursor === undefined && isReadWhole(parseSearch(search ?? ''))

/** The post as shown in lists; undefined if there is none. */
export async function findPost(ch: ClickHouse, id: string): Promise<Post | undefined> {
  const listed = await ch.rows(
    'find-post',
    sql`SELECT ${LISTED_COLUMNS} FROM ${POSTS}
      ${wherePostIs(id)}`,
    ListedPost,
  )
  const [post] = await showPosts(ch, listed)
  return post
}

/** Posts by their ids, in no particular order; missing ones are left out. Copies of their messages are not looked up. */
export async function findPosts(ch: ClickHouse, ids: readonly string[]): Promise<Post[]> {
  if (ids.length === 0) return []
  const question = sql`SELECT ${LISTED_COLUMNS} FROM ${POSTS}
    ${wherePostsAre(ids)}`
  return (await findPostRows(ch, await ch.rows('find-posts', question, ListedPost))).map(toPost)
}

/** With the matching earlier text, if earlier texts are included. */
async function addFormer(ch: ClickHouse, posts: Post[], filters: BoundFilters, timeZone: string): Promise<Post[]> {
  if (!filters.found_in?.includes(FORMER_PLACE)) return posts
  const context = toContext({
    timeZone,
    today: findToday(timeZone),
    people: filters.search_people,
    dossierPosts: filters.dossier_posts,
    termExpansions: filters.term_expansions,
  })
  return addFormerTexts(ch, posts, parseSearch(filters.search ?? ''), context)
}

/** With the copies of their messages. */
async function showPosts(ch: ClickHouse, listed: readonly ListedPost[]): Promise<Post[]> {
  const messages = new Set(listed.flatMap(({ message }) => (message === '0' ? [] : message)))
  const [rows, groups] = await Promise.all([findPostRows(ch, listed), findMessageGroups(ch, messages)])
  return rows.map(toPost).map((post) => ({ ...post, group: groups.get(post.messageGroup ?? '') ?? null }))
}

export async function countPosts(ch: ClickHouse, filters: BoundFilters, timeZone: string): Promise<number> {
  return countWhere(ch, listHeldConditions(filters, timeZone))
}

/** The same for given conditions, or conditions that no filter expresses. */
export async function countWhere(ch: ClickHouse, conditions: Sql[]): Promise<number> {
  const question = sql`SELECT toUInt32(count()) AS total FROM ${POSTS} ${where(conditions)}`
  const [row] = await ch.rows('count-posts', question, z.object({ total: z.number() }))
  return row?.total ?? 0
}

function selectPage(query: PostsQuery & BoundFilters & ColumnOrder, timeZone: string): Sql {
  const offset = (query.page - 1) * query.page_size
  const behind = query.cursor === undefined ? [] : [whereBehind(query.cursor, query.sort_order)]
  const filters = where([...listHeldConditions(query, timeZone), ...behind])
  return sql`SELECT ${LISTED_COLUMNS} FROM ${POSTS} ${filters} ${orderBy(query)}
    LIMIT ${integer(query.page_size)} OFFSET ${integer(offset)}`
}
