/**
 * Cursor of a long read: a position after one post in the order by date. Unlike page numbers it is not shifted by posts stored
 * meanwhile: nothing is read twice or skipped.
 */
import type { Post } from '../../../contract/posts/post.ts'
import type { PostsQuery } from '../../../contract/posts/post-query.ts'
import { integer, type Sql, sql, string } from '../../store/sql.ts'

/** Whether a list supports cursors: ordered by date, not collapsed. */
export const hasCursor = ({ sort_by, collapse }: Pick<PostsQuery, 'sort_by' | 'collapse'>) =>
  sort_by === 'date_created' && collapse !== 'true'

/** The cursor after a post. */
export const printCursor = ({ dateCreated, id }: Pick<Post, 'dateCreated' | 'id'>): string =>
  `${Math.floor(Date.parse(dateCreated) / 1000)}-${id}`

/** The posts after the one that a cursor names, in the requested order. */
export function whereBehind(cursor: string, order: PostsQuery['sort_order']): Sql {
  const cut = cursor.indexOf('-')
  const date = sql`toDateTime(${integer(Number(cursor.slice(0, cut)))}, 'UTC')`
  const id = sql`toUUID(${string(cursor.slice(cut + 1))})`
  // The first half lets the store skip granules.
  return order === 'asc'
    ? sql`date_created >= ${date} AND (date_created > ${date} OR id > ${id})`
    : sql`date_created <= ${date} AND (date_created < ${date} OR id < ${id})`
}
