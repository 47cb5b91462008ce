import type { PostsQuery } from '../../../contract/posts/post-query.ts'
import { type Sql, sql } from '../../store/sql.ts'
import { SORT_COLUMNS, type SortColumn } from './columns.ts'

export type Order = Pick<PostsQuery, 'sort_by' | 'sort_order'>

/** The same by a column of the post. */
export type ColumnOrder = Order & { sort_by: SortColumn }

export const isByColumn = <T extends Order>(order: T): order is T & ColumnOrder => order.sort_by !== 'copies'

/**
 * A total order, so that pages neither repeat nor skip a post; unknown counts come last. By date it is the table's order. Otherwise
 * ties are broken by date and then by number: an id takes twice as long to read, and does not compress.
 */
export const orderBy = (order: ColumnOrder): Sql =>
  order.sort_by === 'date_created' ? orderByDate(order) : sql`${orderByRank(order)}, number DESC`

function orderByDate({ sort_order }: Order): Sql {
  const direction = sort_order === 'asc' ? sql`ASC` : sql`DESC`
  return sql`ORDER BY date_created ${direction}, id ${direction}`
}

/** By another column than the date, ties of the same second left open: of most posts their numbers are then not read. */
export function orderByRank({ sort_by, sort_order }: ColumnOrder): Sql {
  const direction = sort_order === 'asc' ? sql`ASC` : sql`DESC`
  const column = SORT_COLUMNS[sort_by]
  const unknownLast = sort_order === 'asc' ? sql`${column} < 0, ` : sql``
  return sql`ORDER BY ${unknownLast}${column} ${direction}, date_created DESC`
}
