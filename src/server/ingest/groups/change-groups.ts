import type { ClickHouse } from '../../store/clickhouse.ts'
import { and, bigints, join, sql, strings } from '../../store/sql.ts'
import { changeSome } from '../rewrite/change-posts.ts'
import { settleBehind } from '../rewrite/settle-posts.ts'
import { isAt, type PostPlace } from '../write/stored-posts.ts'

/** A post and the group found for its text. `said`: hash of that text as computed by the store. */
export type FoundGroup = PostPlace & { group: string; said: string }

/** Hash of the text of a post, as a decimal string. */
export const SAID = sql`toString(sipHash64(posts.content))`

/** Posts changed per statement. */
const PORTION = 10_000
/** From this number on, changes may be a small part of very many. */
const MANY = 500

/**
 * Writes the groups of stored posts inside the engine, without reading other columns here. Skips a post whose text was changed by
 * another writer since it was read: its group was found then. Returns the number of written posts.
 */
export async function changeGroups(ch: ClickHouse, posts: readonly FoundGroup[]): Promise<number> {
  let changed = 0
  for (let from = 0; from < posts.length; from += PORTION) {
    const some = posts.slice(from, from + PORTION)
    const ids = strings(some.map(({ id }) => id))
    const group = sql`transform(toString(former.id), ${ids}, ${bigints(some.map((post) => BigInt(post.group)))}, former.message_group)`
    const said = sql`transform(toString(posts.id), ${ids}, ${strings(some.map((post) => post.said))}, '')`
    const condition = join([isAt(some), sql`${said} = ${SAID}`], and)
    const written = await ch.withWriteLock(() =>
      changeSome(ch, sql`${group} AS message_group, now() AS written_at`, condition),
    )
    changed += written
    if (written >= MANY) await settleBehind(ch)
  }
  return changed
}
