import { type Sql, sql, uuids } from '../../store/sql.ts'

/** Selects the post with this id, found by its date, which starts the key of `posts`. */
export const wherePostIs = (id: string): Sql => wherePostsAre([id])

/** The same for several posts. */
export function wherePostsAre(ids: readonly string[]): Sql {
  const one = uuids([...ids])
  return sql`WHERE posts.date_created IN (SELECT date_created FROM post_keys WHERE post_keys.id IN ${one}) AND posts.id IN ${one}`
}
