import type { ClickHouse } from '../../store/clickhouse.ts'
import type { PostTable, WrittenPost } from './changed-rows.ts'
import { insertUnits, insertWithRetries, type Refused } from './insert.ts'

const TABLES: readonly PostTable[] = ['post_rows', 'post_changes']

/**
 * Writes rows of posts; those of each table become visible at once. Returns posts that the store refused, with the reason. Within a
 * turn (`withWriteLock`).
 */
export async function insertPosts<T extends WrittenPost>(ch: ClickHouse, posts: readonly T[]): Promise<Refused<T>[]> {
  const refused: Refused<T>[] = []
  for (const table of TABLES) {
    const some = posts.filter((post) => post.table === table)
    if (some.length > 0) refused.push(...(await insertUnits(ch, table, some)))
  }
  const lost = new Set(refused.map(({ unit }) => unit))
  // After the posts: a key without its post would make a repeated import skip it.
  await insertWithRetries(
    ch,
    'post_keys',
    posts.filter((post) => !lost.has(post)).map(({ key }) => key),
  )
  return refused
}
