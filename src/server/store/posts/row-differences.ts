/**
 * The rows by which the posts differ from what is stored in `post_rows`, whose text indexes and their dictionaries count all of its
 * rows.
 */
import { type Sql, sql } from '../sql.ts'
import { findChanged, isLastSeen } from './current-rows.ts'

const PENDING = sql`version > (SELECT max(version) FROM post_settlements WHERE is_finished = 1)`
/** Includes deleted rows. Each part of the UNION needs the setting: the engine applies it to that one only. */
const WITH_DELETED = sql`SETTINGS apply_deleted_mask = 0`

/**
 * One row for each difference, with its `sign`: -1 for rows that are no posts, deleted and not merged away yet or replaced by a pending
 * change; 1 for pending changes that are posts.
 * @param column one that `post_rows` and `post_changes` both have
 */
export const selectDifferences = (column: Sql): Sql => sql`
  SELECT ${column}, toInt8(-1) AS sign FROM post_rows WHERE _row_exists = 0 ${WITH_DELETED}
  UNION ALL
  SELECT ${column}, toInt8(-1) AS sign FROM post_rows
  WHERE number IN ${findChanged(PENDING)}
    AND date_created >= (SELECT min(least(date_created, replaces_date)) FROM post_changes WHERE ${PENDING})
  UNION ALL
  SELECT ${column}, toInt8(1) AS sign FROM post_changes WHERE is_deleted = 0 AND ${isLastSeen(PENDING)}`

/** At most this many: of each post with pending changes its row and its changes. */
export const COUNT_DIFFERENCES = sql`(SELECT count() FROM post_rows WHERE _row_exists = 0 ${WITH_DELETED})
  + 2 * (SELECT count() FROM post_changes WHERE ${PENDING})`
