/** A post that records its increments: its text lists them, so that each is identifiable. */
import { z } from 'zod'
import type { ClickHouse } from '../../../src/server/store/clickhouse.ts'
import { sql, uuids } from '../../../src/server/store/sql.ts'

/** Few, so that concurrent turns collide. */
export const KEYS = 3

export const createKey = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const CountedPost = z.object({ id: z.string(), version: z.coerce.number(), content: z.string(), views: z.number() })
export type CountedPost = z.infer<typeof CountedPost>

export const readPosts = (ch: ClickHouse, ids: readonly string[]) =>
  ch.rows(
    'read-counted',
    sql`SELECT toString(id) AS id, toString(version) AS version, content, ifNull(views, 0) AS views
      FROM posts WHERE posts.id IN ${uuids(ids)}`,
    CountedPost,
  )

export const listIncrements = (post: CountedPost) => post.content.split(' ').filter((one) => one !== '')

/** Reads posts and writes them with one more increment, then their keys, like `rewritePosts`. */
export async function increment(
  ch: ClickHouse,
  ids: readonly string[],
  name: string,
  pause: () => Promise<void>,
): Promise<void> {
  const stored = new Map((await readPosts(ch, ids)).map((post) => [post.id, post]))
  await pause()
  const rows = ids.map((id) => {
    const { content = '', views = 0 } = stored.get(id) ?? {}
    const number = Number.parseInt(id.slice(-12), 10) + 1
    return { id, number, version: ch.nextVersion(), date_created: 0, content: `${content} ${name}`, views: views + 1 }
  })
  await ch.insert('post_changes', rows)
  await ch.insert(
    'post_keys',
    rows.map(({ id, version }) => ({ id, version, date_created: 0 })),
  )
}
