import { z } from 'zod'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, renderSql, type Sql, sql, string } from '../../store/sql.ts'
import { type BoundFilters, whereFilters } from '../conditions/conditions.ts'
import { countDays, type Days } from './time-axis.ts'

/** A range up to this many days is shown completely: days without posts matter too. */
const SHOWN_WHOLE_DAYS = 366

export type Range = {
  readonly total: number
  /** The days of a time axis. */
  readonly days: Days | null
  /** The days of the first and the last matching post. */
  readonly found: Days | null
}

const Row = z.object({ total: z.number(), start: z.string(), end: z.string() })

/** Number of posts that pass the filters, and the days of the time axis; null if there are none. */
export async function findRange(ch: ClickHouse, filters: PostFilters, timeZone: string): Promise<Range> {
  const [row] = await ch.rows('metrics-range', selectDays(whereFilters(filters, timeZone), timeZone), Row)
  if (!row || row.total === 0) return { total: 0, days: null, found: null }
  const found = { start: row.start, end: row.end }
  const { start_date, end_date } = filters
  const asked = start_date && end_date ? { start: start_date, end: end_date } : null
  const isShort = asked !== null && countDays(asked) <= SHOWN_WHOLE_DAYS
  return { total: row.total, days: isShort ? asked : found, found }
}

/**
 * The days with complete counts: within the requested days, from the first to the last day with a stored post of these accounts, until
 * today. Ignores words: days without them had other posts. No other query waits for it.
 */
export async function findSpan(
  ch: ClickHouse,
  filters: BoundFilters,
  timeZone: string,
  { found, today }: { found: Days; today: string },
): Promise<Days> {
  const { public_person, party, role, gender, uf, region, platform, search_people, start_date, end_date } = filters
  const accounts = whereFilters({ public_person, party, role, gender, uf, region, platform, search_people }, timeZone)
  // Without words, dates and marks this is the search itself.
  const isAll = renderSql(whereFilters(filters, timeZone)).text === renderSql(accounts).text
  const [row] = isAll ? [] : await ch.rows('metrics-span', selectDays(accounts, timeZone), Row)
  const stored = row && row.total > 0 ? row : found
  return {
    start: start_date && start_date > stored.start ? start_date : stored.start,
    end: [stored.end, today, end_date ?? today].toSorted()[0] ?? today,
  }
}

function selectDays(where: Sql, timeZone: string): Sql {
  const zone = string(timeZone)
  return sql`SELECT toUInt32(count()) AS total, toString(toDate(min(date_created), ${zone})) AS start,
    toString(toDate(max(date_created), ${zone})) AS end FROM ${POSTS} ${where}`
}
