/** Conditions on the publication time, shared by filters and fields. */
import { type Sql, sql, string } from '../../store/sql.ts'

/** Range of dates that the engine supports; a filter beyond it matches all posts or none. */
export const FIRST_DAY = '1970-01-02'
export const LAST_DAY = '2105-12-31'

/** From the first moment of a day in a time zone. The primary key starts with the date: whole granules are skipped. */
export function startsAt(day: string, timeZone: string): Sql {
  if (day < FIRST_DAY) return sql`true`
  return day > LAST_DAY ? sql`false` : sql`date_created >= ${dayStart(day, timeZone)}`
}

/** Up to the last moment of a day. */
export function endsBefore(day: string, timeZone: string): Sql {
  if (day > LAST_DAY) return sql`true`
  return day < FIRST_DAY ? sql`false` : sql`date_created < ${dayEnd(day, timeZone)}`
}

const dayStart = (day: string, timeZone: string) =>
  sql`toTimeZone(toDateTime(toDate(${string(day)}), ${string(timeZone)}), 'UTC')`
const dayEnd = (day: string, timeZone: string) =>
  sql`toTimeZone(toDateTime(toDate(${string(day)}) + 1, ${string(timeZone)}), 'UTC')`
