import type { SortField } from '../../../contract/limits.ts'
import { SHOWN_COLUMNS, selectShown } from '../../store/posts/post-columns.ts'
import { type Sql, sql } from '../../store/sql.ts'

/** Sort orders by a column of the post; the number of copies is computed (posts-by-copies.ts). */
export type SortColumn = Exclude<SortField, 'copies'>

/**
 * Allowed sort orders and their columns, in which an unknown value is -1, below all others. Names from outside reach SQL only through
 * this table.
 */
export const SORT_COLUMNS: Record<SortColumn, Sql> = {
  date_created: sql`date_created`,
  arrival: sql`number`,
  views: sql`views_rank`,
  likes: sql`likes_rank`,
  shares: sql`shares_rank`,
  comments: sql`comments_rank`,
  // Combines two scores (contract/hate/hate-score.ts): hate sorts before offence, whatever its value.
  hate_score: sql`if(hate = 'discurso de ódio' AND hate_score_rank >= 0, hate_score_rank + 1, hate_score_rank)`,
  unusual: sql`engagement_ratio_rank`,
}

/** Source columns of `SORT_COLUMNS`, for a query that sorts the result of another; null: already selected. */
export const SORT_INPUTS: Record<SortColumn, Sql | null> = {
  ...SORT_COLUMNS,
  date_created: null,
  arrival: null,
  hate_score: sql`hate, hate_score_rank`,
}

/** The columns of a `PostRow`. */
export const POST_COLUMNS = selectShown(SHOWN_COLUMNS)
