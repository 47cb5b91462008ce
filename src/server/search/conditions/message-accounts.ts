/** Messages by how many accounts posted them: `contas-no-grupo:`. */
import type { NumberRange } from '../../../search-language/fields/number-ranges.ts'
import { isRepeated } from '../../store/posts/repeated-messages.ts'
import { type ByStore, integer, POSTS, type Sql, sql } from '../../store/sql.ts'

/** Every message was posted by one account at least: a range from there asks only which were posted by too many. */
export function isInGroupOf({ min, max }: NumberRange): Sql {
  if (max === 0) return sql`false`
  if ((min ?? 0) > 1) return sql`posts.message_group IN ${groupsOf(min ?? 0, max)}`
  const tooMany = max === null ? [] : [sql`AND posts.message_group NOT IN ${groupsOf(max + 1, null)}`]
  return sql`(posts.message_group != 0 ${tooMany[0] ?? sql``})`
}

/** Accounts by a hash: two in a billion billion have the same. Telling their names apart takes half as long again. */
const ACCOUNTS = sql`uniqExact(cityHash64(platform, lowerUTF8(account)))`

/**
 * Of `min` accounts or more, 2 at least. Most messages were posted once: they are left out by what is known of them, and others by
 * a count of posts, which reads one column, before accounts are told apart: of all messages that were posted twice they would take
 * more memory than a question may.
 */
const groupsOf = (min: number, max: number | null): ByStore => {
  const hasEnough = sql`HAVING ${ACCOUNTS} BETWEEN ${integer(min)} AND ${integer(max ?? 4_000_000_000)}`
  const hasEnoughPosts = sql`HAVING count() >= ${integer(min)}`
  return {
    alone: sql`(SELECT posts.message_group FROM ${POSTS}
      WHERE posts.message_group IN (SELECT posts.message_group FROM ${POSTS}
        WHERE ${isRepeated(sql`posts.message_group`)} GROUP BY posts.message_group ${hasEnoughPosts})
      GROUP BY posts.message_group ${hasEnough})`,
    // Where a message has posts on several shards, by what all of them know of messages: the latest row of each post.
    sharded: sql`(
      SELECT message_group FROM (SELECT message_group, id, is_deleted, platform, account FROM message_posts
        WHERE message_group IN (SELECT message_group FROM message_posts WHERE ${isRepeated(sql`message_group`)}
          GROUP BY message_group ${hasEnoughPosts})
        ORDER BY message_group, id, version DESC, is_deleted LIMIT 1 BY message_group, id)
      WHERE is_deleted = 0 GROUP BY message_group ${hasEnough})`,
  }
}
