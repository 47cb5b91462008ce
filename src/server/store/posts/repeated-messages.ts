/**
 * Messages that more than one post may have, as a query sees them: those recorded up to a version, and all written after it
 * (docs/decisions/0114, 0149). Too many do not change a result, too few would. Recorded by `ingest/groups/record-repeated-messages.ts`.
 */
import { type ByStore, integer, POSTS, type Sql, sql } from '../sql.ts'

export const COVERED_MESSAGES: Sql = sql`(SELECT max(covers) FROM message_size_looks)`

/** Message and number of every post and change selected by a condition on its version, superseded ones included. */
export const selectMessages = (condition: Sql): Sql => sql`
  SELECT message_group, number FROM post_rows WHERE message_group != 0 AND ${condition}
  UNION ALL SELECT message_group, number FROM post_changes WHERE message_group != 0 AND ${condition}`

const UNCOVERED = selectMessages(sql`version > ${COVERED_MESSAGES}`)
/** Limit of posts and changes not yet recorded. Above it every message counts as repeated: their set would exceed the memory of a query. */
const MUCH_UNCOVERED = 1_000_000
const isMuch = (much: number): Sql => sql`(SELECT count() > ${integer(much)} FROM (${UNCOVERED}))`

/**
 * Whether more than one post may have a message, which is then not 0; `much` is for tests. A cluster with 26.7 refuses the nested
 * subquery ("Invalid local IN function name globalIn") and has its messages on several shards: there every message counts as repeated.
 */
export const isRepeated = (message: Sql, much = MUCH_UNCOVERED): ByStore => ({
  alone: sql`(${message} != 0 AND (${isMuch(much)} OR ${message} IN (
    SELECT message_group FROM message_sizes UNION ALL SELECT message_group FROM (${UNCOVERED}))))`,
  sharded: sql`${message} != 0`,
})

/**
 * The messages that `least` posts or more may have, on a single store. What was recorded spares the count of all repeated messages,
 * which is needed only where much is not recorded; `much` is for tests.
 */
export const selectLarge = (least: number, much = MUCH_UNCOVERED): Sql => sql`
  SELECT message_group FROM message_sizes WHERE size >= ${integer(least)}
  UNION ALL SELECT message_group FROM (${UNCOVERED}) WHERE NOT ${isMuch(much)}
  UNION ALL SELECT posts.message_group FROM ${POSTS} WHERE ${isMuch(much)} AND posts.message_group != 0
    GROUP BY posts.message_group HAVING count() >= ${integer(least)}`
