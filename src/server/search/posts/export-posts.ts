/**
 * Streams every post that passes the filters, for downloads of any size. Ordered by date, the range is read in slices of a few days:
 * sorting everything at once would hold it in memory and delay the first row. Any other order needs one sort, which the engine does on
 * disk.
 */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { moment, POSTS, type Sql, sql } from '../../store/sql.ts'
import { type BoundFilters, listConditions, where } from '../conditions/conditions.ts'
import { LIMIT_TO_FIRST } from './collapsed-posts.ts'
import { POST_COLUMNS } from './columns.ts'
import { selectCells } from './csv.ts'
import type { Delimiter, ExportedRow } from './csv-cells.ts'
import { isByColumn, type Order, orderBy } from './order.ts'
import type { PostRow } from './post-row.ts'
import { selectAllByCopies } from './posts-by-copies.ts'

/**
 * Posts per slice. The first is small, so that the download starts at once. Starting a stream takes 30 ms of the main thread in the
 * embedded engine, whatever its size.
 */
const FIRST_RANGE_POSTS = 1_000
const RANGE_POSTS = 60_000
const DAY_MS = 86_400_000

type TimeRange = { from: Date; to: Date }

type Asked = [ch: ClickHouse, query: BoundFilters & Order, timeZone: string, signal?: AbortSignal]

/** The data that a CSV needs, with cells separated by `delimiter`. Days are days in `timeZone`. */
export const exportPosts = (delimiter: Delimiter, ...asked: Asked): AsyncGenerator<ExportedRow[]> =>
  streamPosts(selectCells(asked[2], delimiter), ...asked)

/** The columns that lists show. */
export const exportWholePosts = (...asked: Asked): AsyncGenerator<PostRow[]> => streamPosts(POST_COLUMNS, ...asked)

/** Yields rows in batches, in the requested order; leaving the loop stops the engine, and so does the signal, also before the first row. */
async function* streamPosts<Row>(columns: Sql, ...[ch, query, timeZone, signal]: Asked): AsyncGenerator<Row[]> {
  const conditions = listConditions(query, timeZone)
  // The first post of a message may be in another slice: then everything is one sort.
  if (query.sort_by !== 'date_created' || query.collapse === 'true') {
    yield* ch.stream<Row>('export-posts', selectPosts(columns, conditions, query), signal)
    return
  }
  for (const { from, to } of await planPieces(ch, conditions, query.sort_order, signal)) {
    const within = sql`date_created >= ${moment(from)} AND date_created < ${moment(to)}`
    yield* ch.stream<Row>('export-posts', selectPosts(columns, [within, ...conditions], query), signal)
  }
}

function selectPosts(columns: Sql, conditions: Sql[], order: Order & Pick<BoundFilters, 'collapse'>): Sql {
  if (!isByColumn(order)) return selectAllByCopies(columns, conditions, order)
  return sql`SELECT ${columns} FROM ${POSTS} ${where(conditions)} ${orderBy(order)}
    ${order.collapse === 'true' ? LIMIT_TO_FIRST : sql``}`
}

const DayCount = z.object({ day: z.iso.date(), posts: z.number() })

/** Ranges of consecutive days (in UTC) that together have about a slice of posts, in the requested order. */
async function planPieces(
  ch: ClickHouse,
  conditions: Sql[],
  order: Order['sort_order'],
  signal: AbortSignal | undefined,
): Promise<TimeRange[]> {
  const days = await ch.rows(
    'plan-export',
    sql`SELECT toDate(date_created, 'UTC') AS day, toUInt32(count()) AS posts FROM ${POSTS} ${where(conditions)}
      GROUP BY day ORDER BY day`,
    DayCount,
    signal,
  )
  if (order === 'desc') days.reverse()
  const ranges: TimeRange[] = []
  let posts = Number.POSITIVE_INFINITY
  for (const { day, posts: more } of days) {
    const from = new Date(day)
    const to = new Date(from.getTime() + DAY_MS)
    const range = ranges.at(-1)
    if (!range || posts >= (ranges.length === 1 ? FIRST_RANGE_POSTS : RANGE_POSTS)) {
      ranges.push({ from, to })
      posts = 0
    } else if (order === 'desc') range.from = from
    else range.to = to
    posts += more
  }
  return ranges
}
