/** Messages by how many accounts posted them: `contas-no-grupo:`. */
import type { NumberRange } from '../../../search-language/fields/number-ranges.ts'
import { isRepeated, mayAllBeRepeated } from '../../store/posts/repeated-messages.ts'
import { type ByStore, integer, POSTS, type Sql, sql } from '../../store/sql.ts'

/** Every message was posted by one account at least: a range from there asks only which were posted by too many. */
export function isInGroupOf({ min, max }: NumberRange): Sql {
  if (max === 0) return sql`false`
  if ((min ?? 0) > 1) return sql`posts.message_group IN ${groupsOf(min ?? 0, max)}`
  const tooMany = max === null ? [] : [sql`AND posts.message_group NOT IN ${groupsOf(max + 1, null)}`]
  return sql`(posts.message_group != 0 ${tooMany[0] ?? sql``})`
}

/** The numbers of such posts that conditions choose, in one look where they begin with two accounts; null: it takes more. */
export function selectNumbersOfGroups(range: NumberRange, chosen: Sql): Sql | null {
  const { min, max } = range
  if ((min ?? 0) < 2) return null
  return sql`SELECT arrayJoin(groupArrayIf(posts.number, ${chosen})) ${selectGroups(min ?? 0, max)}`
}

/** Accounts by a hash: two in a billion billion have the same. Telling their names apart takes half as long again. */
const ACCOUNTS = sql`uniqExact(cityHash64(platform, lowerUTF8(account)))`
const hasEnough = (min: number, max: number | null, accounts: Sql) =>
  sql`HAVING ${accounts} BETWEEN ${integer(min)} AND ${integer(max ?? 4_000_000_000)}`

/**
 * Of `min` accounts or more, 2 at least. Most messages were posted once: they are left out by what is known of them, or, where nothing
 * is, by a count of posts: of all of them accounts would take more memory than a question may.
 */
const selectGroups = (min: number, max: number | null): Sql => sql`FROM ${POSTS}
  WHERE ${isRepeated(sql`posts.message_group`)} AND (NOT ${mayAllBeRepeated()} OR posts.message_group IN (
    SELECT posts.message_group FROM ${POSTS} WHERE ${mayAllBeRepeated()}
    GROUP BY posts.message_group HAVING count() >= ${integer(min)}))
  GROUP BY posts.message_group ${hasEnough(min, max, ACCOUNTS)}`

const groupsOf = (min: number, max: number | null): ByStore => ({
  alone: sql`(SELECT posts.message_group ${selectGroups(min, max)})`,
  // Where a message has posts on several shards, by what all of them know of messages: the latest row of each post.
  sharded: sql`(
    SELECT message_group FROM (SELECT message_group, id, is_deleted, platform, account FROM message_posts
      WHERE message_group IN (SELECT message_group FROM message_posts WHERE ${isRepeated(sql`message_group`)}
        GROUP BY message_group HAVING count() >= ${integer(min)})
      ORDER BY message_group, id, version DESC, is_deleted LIMIT 1 BY message_group, id)
    WHERE is_deleted = 0 GROUP BY message_group ${hasEnough(min, max, sql`uniqExact(platform, lowerUTF8(account))`)})`,
})
