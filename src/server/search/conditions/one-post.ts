import { type Sql, sql, uuids } from '../../store/sql.ts'

/** Keeps the one post with this id. Its date, which begins the key of `posts`, leads to it. */
export const wherePostIs = (id: string): Sql => wherePostsAre([id])

/** The same for some posts. */
export function wherePostsAre(ids: readonly string[]): Sql {
  const one = uuids([...ids])
  return sql`WHERE posts.date_created IN (SELECT date_created FROM post_keys WHERE post_keys.id IN ${one}) AND posts.id IN ${one}`
}
