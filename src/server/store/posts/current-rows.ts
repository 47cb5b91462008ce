/** Rows and pending changes as one row a post: what the view `posts` selects, and a question that knows what is pending. */
import { type Sql, sql } from '../sql.ts'
import { DERIVED_COLUMNS } from './post-columns.ts'

/**
 * All that is older than every change is read as it is; of the rest, posts without a change; and the last change of each
 * other post. `seen` is a condition on the version of a change, `firstDay` the moment of the oldest post that a change concerns.
 */
export const selectCurrentRows = (seen: Sql, firstDay: Sql): Sql => sql`
  SELECT *, ${DERIVED_COLUMNS} FROM post_rows WHERE date_created < ${firstDay}
  UNION ALL
  SELECT *, ${DERIVED_COLUMNS} FROM post_rows WHERE date_created >= ${firstDay}
    AND number NOT IN (SELECT number FROM post_changes WHERE ${seen})
  UNION ALL
  SELECT * EXCEPT (replaces_date, is_deleted), ${DERIVED_COLUMNS} FROM post_changes
  WHERE is_deleted = 0 AND ${seen}
    AND (number, version) IN (SELECT number, max(version) FROM post_changes WHERE ${seen} GROUP BY number)`
