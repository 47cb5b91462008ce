/**
 * Stored rows that are not posts: deleted rows not merged away yet, rows replaced by a pending change, and changes that are settled,
 * superseded, or deletions. The dictionaries of the text indexes count them.
 */
import { type Sql, sql } from '../sql.ts'
import { findChanged, isLastSeen } from './current-rows.ts'

const PENDING = sql`version > (SELECT max(version) FROM post_settlements WHERE is_finished = 1)`
/** Includes deleted rows. Each part of the UNION needs the setting: the engine applies it to that one only. */
const WITH_DELETED = sql`SETTINGS apply_deleted_mask = 0`

/** @param column one that `post_rows` and `post_changes` both have */
export const selectObsolete = (column: Sql): Sql => sql`
  SELECT ${column} FROM post_rows WHERE _row_exists = 0 ${WITH_DELETED}
  UNION ALL
  SELECT ${column} FROM post_rows
  WHERE _row_exists = 1 AND number IN ${findChanged(PENDING)}
    AND date_created >= (SELECT min(least(date_created, replaces_date)) FROM post_changes WHERE ${PENDING}) ${WITH_DELETED}
  UNION ALL
  SELECT ${column} FROM post_changes
  WHERE NOT (_row_exists = 1 AND is_deleted = 0 AND ${isLastSeen(PENDING)}) ${WITH_DELETED}`
