import type { PostsQuery } from '../../contract/post-query.ts'
import { type Sql, sql } from '../store/sql.ts'
import { SORT_COLUMNS } from './columns.ts'

export type Order = Pick<PostsQuery, 'sort_by' | 'sort_order'>

/** A total order: ties by date, then by id, so that pages neither repeat nor skip a post. Unknown counts come last. */
export function orderBy({ sort_by, sort_order }: Order): Sql {
  const direction = sort_order === 'asc' ? sql`ASC` : sql`DESC`
  if (sort_by === 'date_created') return sql`ORDER BY date_created ${direction}, id ${direction}`
  return sql`ORDER BY ${SORT_COLUMNS[sort_by]} ${direction} NULLS LAST, date_created DESC, id DESC`
}
