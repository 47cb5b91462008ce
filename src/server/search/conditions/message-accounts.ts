/** Messages by the number of accounts that posted them: `contas-no-grupo:`. */
import type { NumberRange } from '../../../search-language/fields/number-ranges.ts'
import { isRepeated } from '../../store/posts/repeated-messages.ts'
import { type ByStore, integer, POSTS, type Sql, sql } from '../../store/sql.ts'

/** Every message was posted by at least one account: a range that includes 1 only excludes messages posted by too many. */
export function isInGroupOf({ min, max }: NumberRange): Sql {
  if (max === 0) return sql`false`
  if ((min ?? 0) > 1) return sql`posts.message_group IN ${groupsOf(min ?? 0, max)}`
  const tooMany = max === null ? [] : [sql`AND posts.message_group NOT IN ${groupsOf(max + 1, null)}`]
  return sql`(posts.message_group != 0 ${tooMany[0] ?? sql``})`
}

/** Accounts by hash: the collision probability is about two in 10^18. Comparing names takes half as long again. */
const ACCOUNTS = sql`uniqExact(cityHash64(platform, lowerUTF8(account)))`

/**
 * Messages posted by at least `min` accounts, 2 or more. Most messages were posted once: they are excluded by the recorded
 * repetitions, and others by a count of posts, which reads one column, before accounts are distinguished: doing that for all repeated
 * messages would exceed the memory of a query.
 */
const groupsOf = (min: number, max: number | null): ByStore => {
  const hasEnough = sql`HAVING ${ACCOUNTS} BETWEEN ${integer(min)} AND ${integer(max ?? 4_000_000_000)}`
  const hasEnoughPosts = sql`HAVING count() >= ${integer(min)}`
  return {
    alone: sql`(SELECT posts.message_group FROM ${POSTS}
      WHERE posts.message_group IN (SELECT posts.message_group FROM ${POSTS}
        WHERE ${isRepeated(sql`posts.message_group`)} GROUP BY posts.message_group ${hasEnoughPosts})
      GROUP BY posts.message_group ${hasEnough})`,
    // If a message has posts on several shards, by what all shards know of messages: the latest row of each post.
    sharded: sql`(
      SELECT message_group FROM (SELECT message_group, id, is_deleted, platform, account FROM message_posts
        WHERE message_group IN (SELECT message_group FROM message_posts WHERE ${isRepeated(sql`message_group`)}
          GROUP BY message_group ${hasEnoughPosts})
        ORDER BY message_group, id, version DESC, is_deleted LIMIT 1 BY message_group, id)
      WHERE is_deleted = 0 GROUP BY message_group ${hasEnough})`,
  }
}
