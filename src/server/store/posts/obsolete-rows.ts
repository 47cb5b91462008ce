/**
 * Rows that are stored and are no posts: deleted ones that are not merged away yet, those that a pending change replaces, and changes
 * that are settled, that another follows, or that removed their post. The dictionaries of the indexes count them.
 */
import { type Sql, sql } from '../sql.ts'
import { findChanged, isLastSeen } from './current-rows.ts'

const PENDING = sql`version > (SELECT max(version) FROM post_settlements WHERE is_finished = 1)`
/** Deleted rows are read too. Of several questions in one each has to say so: the engine takes it for that one alone. */
const WITH_DELETED = sql`SETTINGS apply_deleted_mask = 0`

/** `column`: in both tables alike. */
export const selectObsolete = (column: Sql): Sql => sql`
  SELECT ${column} FROM post_rows WHERE _row_exists = 0 ${WITH_DELETED}
  UNION ALL
  SELECT ${column} FROM post_rows
  WHERE _row_exists = 1 AND number IN ${findChanged(PENDING)}
    AND date_created >= (SELECT min(least(date_created, replaces_date)) FROM post_changes WHERE ${PENDING}) ${WITH_DELETED}
  UNION ALL
  SELECT ${column} FROM post_changes
  WHERE NOT (_row_exists = 1 AND is_deleted = 0 AND ${isLastSeen(PENDING)}) ${WITH_DELETED}`
