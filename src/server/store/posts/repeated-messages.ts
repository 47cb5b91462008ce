/**
 * Messages that more than one post may have, as a question sees them: those noted up to a version, and all that were written after
 * it (docs/decisions/0114). Too many change no answer, one too few would. Noted by `ingest/groups/note-repeated-messages.ts`.
 */
import { type ByStore, integer, type Sql, sql } from '../sql.ts'

export const COVERED_MESSAGES: Sql = sql`(SELECT max(covers) FROM repeated_message_looks)`

/** The message and the number of every post and change that a condition on its version chooses, former ones included. */
export const selectMessages = (condition: Sql): Sql => sql`
  SELECT message_group, number FROM post_rows WHERE message_group != 0 AND ${condition}
  UNION ALL SELECT message_group, number FROM post_changes WHERE message_group != 0 AND ${condition}`

const UNCOVERED = selectMessages(sql`version > ${COVERED_MESSAGES}`)
/** Posts and changes that were not looked at. Of more every message may be repeated: their set takes more memory than a question may. */
const MUCH_UNCOVERED = 1_000_000

/**
 * Whether more than one post may have a message, which is not 0 then; `much` is for tests. A cluster of 26.7 refuses the question in
 * a question ("Invalid local IN function name globalIn") and has its messages on several shards: there every message may be repeated.
 */
export const isRepeated = (message: Sql, much = MUCH_UNCOVERED): ByStore => ({
  alone: sql`(${message} != 0 AND ((SELECT count() > ${integer(much)} FROM (${UNCOVERED})) OR ${message} IN (
    SELECT message_group FROM repeated_messages UNION ALL SELECT message_group FROM (${UNCOVERED}))))`,
  sharded: sql`${message} != 0`,
})
