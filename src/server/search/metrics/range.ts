import { z } from 'zod'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, renderSql, type Sql, sql, string } from '../../store/sql.ts'
import { type BoundFilters, whereFilters } from '../conditions/conditions.ts'
import { countDays, type Days } from './time-axis.ts'

/** A range up to this long is shown whole: a day on which nobody wrote is news too. */
const SHOWN_WHOLE_DAYS = 366

export type Range = {
  readonly total: number
  /** The days that a time axis holds. */
  readonly days: Days | null
  /** The days of the first and the last post found. */
  readonly found: Days | null
}

const Row = z.object({ total: z.number(), start: z.string(), end: z.string() })

/** How many posts pass the filters, and the days that a time axis has to hold; null when there are none. */
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
 * The days that can be counted: within those asked for, from the first to the last of which a post of these accounts is stored,
 * until today. Words do not matter: where they are not found, other words were. No other question waits for it.
 */
export async function findSpan(
  ch: ClickHouse,
  filters: BoundFilters,
  timeZone: string,
  { found, today }: { found: Days; today: string },
): Promise<Days> {
  const { public_person, party, role, gender, uf, region, platform, search_people, start_date, end_date } = filters
  const accounts = whereFilters({ public_person, party, role, gender, uf, region, platform, search_people }, timeZone)
  // Without words, dates and marks what was found is all there is.
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
