/** Rows and pending changes as one row per post: the definition of the view `posts`, and of queries that know what is pending. */
import { join, type Sql, sql } from '../sql.ts'
import { ALL_COLUMNS, DERIVED_COLUMNS, DERIVED_NAMES } from './post-columns.ts'

/**
 * Three parts: rows older than every changed post, read as they are; of the rest, posts without a change; and the last change of each
 * changed post.
 */
export type CurrentRows = {
  /** Condition on rows, and the same on changes. */
  columns: { ofRows: Sql; ofChanges: Sql }
  /** Date of the oldest post with a pending change. */
  firstDay: Sql
  /** Numbers of the posts with a pending change; used after IN. */
  changed: Sql
  /** Whether a change is the last one of its post. */
  isLast: Sql
}

export const selectCurrentRows = ({ columns, firstDay, changed, isLast }: CurrentRows): Sql => sql`
  SELECT ${columns.ofRows} FROM post_rows WHERE date_created < ${firstDay}
  UNION ALL
  SELECT ${columns.ofRows} FROM post_rows WHERE date_created >= ${firstDay} AND number NOT IN ${changed}
  UNION ALL
  SELECT ${columns.ofChanges} FROM post_changes WHERE is_deleted = 0 AND ${isLast}`

export const EVERY_COLUMN: CurrentRows['columns'] = {
  ofRows: sql`*, ${DERIVED_COLUMNS}`,
  ofChanges: sql`* EXCEPT (replaces_date, is_deleted), ${DERIVED_COLUMNS}`,
}

/** Determined within the query. `seen`: a condition on the version of a change. */
export const findChanged = (seen: Sql): Sql => sql`(SELECT number FROM post_changes WHERE ${seen})`
export const isLastSeen = (seen: Sql): Sql => sql`${seen}
    AND (number, version) IN (SELECT number, max(version) FROM post_changes WHERE ${seen} GROUP BY number)`

const NAMES = new Map<string, Sql>([
  ...Object.entries(ALL_COLUMNS).map(([name, column]) => [name, column.name] as const),
  ...DERIVED_NAMES.map((name) => [name.strings.join(''), name] as const),
])
const ANY_NAME = new RegExp(`\\b(?:${[...NAMES.keys()].join('|')})\\b`, 'g')

/**
 * The columns that a query names, in both tables alike: planning three reads of all ninety columns takes 2 to 3 ms more. May include
 * columns that the query does not read. `number`: used if a query names none.
 */
export function findColumns(question: string): CurrentRows['columns'] {
  const named = new Set(['number', ...(question.match(ANY_NAME) ?? [])])
  const columns = join([...NAMES].flatMap(([name, column]) => (named.has(name) ? column : [])))
  return { ofRows: columns, ofChanges: columns }
}
