import { z } from 'zod'
import type { PostFilters } from '../../../contract/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, sql, string } from '../../store/sql.ts'
import { whereFilters } from '../conditions.ts'
import { countDays, type Days } from './time-axis.ts'

/** A range up to this long is shown whole: a day on which nobody wrote is news too. */
const SHOWN_WHOLE_DAYS = 366

export type Range = { total: number; days: Days | null }

const Row = z.object({ total: z.number(), start: z.string(), end: z.string() })

/** How many posts pass the filters, and the days that a time axis has to hold; null when there are none. */
export async function findRange(ch: ClickHouse, filters: PostFilters, timeZone: string): Promise<Range> {
  const zone = string(timeZone)
  const question = sql`SELECT toUInt32(count()) AS total, toString(toDate(min(date_created), ${zone})) AS start,
    toString(toDate(max(date_created), ${zone})) AS end FROM ${POSTS} ${whereFilters(filters, timeZone)}`
  const [row] = await ch.rows('metrics-range', question, Row)
  if (!row || row.total === 0) return { total: 0, days: null }
  const { start_date, end_date } = filters
  const asked = start_date && end_date ? { start: start_date, end: end_date } : null
  const isShort = asked !== null && countDays(asked) <= SHOWN_WHOLE_DAYS
  return { total: row.total, days: isShort ? asked : { start: row.start, end: row.end } }
}
