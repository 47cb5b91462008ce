/** Messages by the number of accounts that posted them: `contas-no-grupo:`. */
import type { NumberRange } from '../../../search-language/fields/number-ranges.ts'
import { isRepeated, selectLarge } from '../../store/posts/repeated-messages.ts'
import { type ByStore, integer, POSTS, type Sql, sql } from '../../store/sql.ts'

/** Every message was posted by at least one account: a range that includes 1 only excludes messages posted by too many. */
export function isInGroupOf({ min, max }: NumberRange): Sql {
  if (max === 0) return sql`false`
  if ((min ?? 0) > 1) return sql`posts.message_group IN ${groupsOf(min ?? 0, max)}`
  const tooMany = max === null ? [] : [sql`AND posts.message_group NOT IN ${groupsOf(max + 1, null)}`]
  return sql`(posts.message_group != 0 ${tooMany[0] ?? sql``})`
}

/** Accounts by hash: the collision probability is about two in 10^18. Comparing names takes half as long again. */
const ACCOUNT = sql`cityHash64(platform, lowerUTF8(account))`
const ACCOUNTS = sql`uniqExact(${ACCOUNT})`

const areBetween = (accounts: Sql, min: number, max: number | null) =>
  sql`${accounts} BETWEEN ${integer(min)} AND ${integer(max ?? 4_000_000_000)}`

/**
 * Messages posted by at least `min` accounts, 2 or more. Only those are looked at that have as many posts: distinguishing the accounts
 * of all repeated messages would exceed the memory of a query.
 */
const groupsOf = (min: number, max: number | null): ByStore => ({
  alone: sql`(SELECT posts.message_group FROM ${POSTS} WHERE posts.message_group IN (${selectLarge(min)})
    GROUP BY posts.message_group HAVING ${areBetween(ACCOUNTS, min, max)})`,
  // If a message has posts on several shards, by what all shards know of messages: the latest row of each post.
  sharded: sql`(
    SELECT message_group FROM (SELECT message_group, id, is_deleted, platform, account FROM message_posts
      WHERE message_group IN (SELECT message_group FROM message_posts WHERE ${isRepeated(sql`message_group`)}
        GROUP BY message_group HAVING count() >= ${integer(min)})
      ORDER BY message_group, id, version DESC, is_deleted LIMIT 1 BY message_group, id)
    WHERE is_deleted = 0 GROUP BY message_group HAVING ${areBetween(ACCOUNTS, min, max)})`,
})

/**
 * The numbers of the posts of these messages, if nothing else is searched for: read together with their accounts instead of a second
 * time. Lists take less memory than sets where most messages have two posts. null: not such a range.
 */
export function selectNumbersInGroupOf({ min, max }: NumberRange): Sql | null {
  if (min === null || min < 2) return null
  const accounts = sql`arrayUniq(groupArray(${ACCOUNT}))`
  return sql`SELECT arrayJoin(groupArray(posts.number)) FROM ${POSTS} WHERE posts.message_group IN (${selectLarge(min)})
    GROUP BY posts.message_group HAVING ${areBetween(accounts, min, max)}`
}
