import type { SortField } from '../../../contract/limits.ts'
import { SHOWN_COLUMNS, selectShown } from '../../store/posts/post-columns.ts'
import { type Sql, sql } from '../../store/sql.ts'

/** What is sorted by a column of the post; how often a message was posted is counted (posts-by-copies.ts). */
export type SortColumn = Exclude<SortField, 'copies'>

/**
 * What a caller may sort by → the column, in which an unknown value is -1, below all others. Names from outside reach SQL
 * through this table only.
 */
export const SORT_COLUMNS: Record<SortColumn, Sql> = {
  date_created: sql`date_created`,
  arrival: sql`number`,
  views: sql`views_rank`,
  likes: sql`likes_rank`,
  shares: sql`shares_rank`,
  comments: sql`comments_rank`,
  // The numbers of two questions (contract/hate/hate-score.ts): hate comes before offence, whatever its number.
  hate_score: sql`if(hate = 'discurso de ódio' AND hate_score_rank >= 0, hate_score_rank + 1, hate_score_rank)`,
  unusual: sql`engagement_ratio_rank`,
}

/** What `SORT_COLUMNS` is made of, for a question that sorts what another one selected; null: it selects that anyway. */
export const SORT_INPUTS: Record<SortColumn, Sql | null> = {
  ...SORT_COLUMNS,
  date_created: null,
  arrival: null,
  hate_score: sql`hate, hate_score_rank`,
}

/** The columns of a `PostRow`. */
export const POST_COLUMNS = selectShown(SHOWN_COLUMNS)
