import { z } from 'zod'
import type { PostFilters } from '../../../contract/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, renderSql, type Sql, sql, string } from '../../store/sql.ts'
import { whereFilters } from '../conditions.ts'
import { countDays, type Days } from './time-axis.ts'

/** A range up to this long is shown whole: a day on which nobody wrote is news too. */
const SHOWN_WHOLE_DAYS = 366

export type Range = {
  readonly total: number
  /** The days that a time axis holds. */
  readonly days: Days | null
  /** The days of the first and the last post found. */
  readonly found: Days | null
  /**
   * The days that can be counted: within those asked for, from the first to the last of which a post of these accounts is stored,
   * until today. Words do not matter: where they are not found, other words were.
   */
  readonly span: Days | null
}

const Row = z.object({
  total: z.number(),
  start: z.string(),
  end: z.string(),
  stored_start: z.string(),
  stored_end: z.string(),
})

/** How many posts pass the filters, and the days that a time axis has to hold; null when there are none. */
export async function findRange(ch: ClickHouse, filters: PostFilters, timeZone: string, today: string): Promise<Range> {
  const [row] = await ch.rows('metrics-range', selectRange(filters, timeZone), Row)
  if (!row || row.total === 0) return { total: 0, days: null, found: null, span: null }
  const found = { start: row.start, end: row.end }
  const { start_date, end_date } = filters
  const asked = start_date && end_date ? { start: start_date, end: end_date } : null
  const isShort = asked !== null && countDays(asked) <= SHOWN_WHOLE_DAYS
  const span = {
    start: start_date && start_date > row.stored_start ? start_date : row.stored_start,
    end: [row.stored_end, today, end_date ?? today].toSorted()[0] ?? today,
  }
  return { total: row.total, days: isShort ? asked : found, found, span }
}

/** One question: a second one would take longer to be asked than to be answered. */
function selectRange(filters: PostFilters, timeZone: string): Sql {
  const zone = string(timeZone)
  const { public_person, party, role, uf, platform } = filters
  const accounts = whereFilters({ public_person, party, role, uf, platform }, timeZone)
  const where = whereFilters(filters, timeZone)
  const found = sql`SELECT count() AS total, min(date_created) AS first, max(date_created) AS last FROM ${POSTS} ${where}`
  // Without words, dates and marks what was found is all there is.
  const isAll = renderSql(where).text === renderSql(accounts).text
  const stored = isAll
    ? sql`(first, last)`
    : sql`(SELECT (min(date_created), max(date_created)) FROM ${POSTS} ${accounts})`
  return sql`WITH ${stored} AS stored SELECT toUInt32(total) AS total,
      toString(toDate(first, ${zone})) AS start, toString(toDate(last, ${zone})) AS end,
      toString(toDate(stored.1, ${zone})) AS stored_start, toString(toDate(stored.2, ${zone})) AS stored_end
    FROM (${found})`
}
