import type { PostFilters } from '../../contract/post-query.ts'
import { parseSearch } from '../../query/parse.ts'
import { and, integers, join, type Sql, sql, string, strings } from '../store/sql.ts'
import { compileSearch } from './compile.ts'

/** Days the engine's dates can hold; a filter beyond them is the same as none, or as nothing at all. */
const FIRST_DAY = '1970-01-02'
const LAST_DAY = '2105-12-31'

/** The WHERE of every question about posts: list, count, CSV and charts share it, so their numbers agree. */
export const whereFilters = (filters: PostFilters, timeZone: string): Sql => where(listConditions(filters, timeZone))

export const where = (conditions: Sql[]): Sql => (conditions.length > 0 ? sql`WHERE ${join(conditions, and)}` : sql``)

/** One optional filter, one line. Days are days in `timeZone`. */
export function listConditions(filters: PostFilters, timeZone: string): Sql[] {
  const conditions: Sql[] = []
  const { start_date: start, end_date: end } = filters
  // The primary key begins with the date: whole granules are left out.
  if (start && start >= FIRST_DAY)
    conditions.push(start > LAST_DAY ? sql`false` : sql`date_created >= ${dayStart(start, timeZone)}`)
  if (end && end <= LAST_DAY)
    conditions.push(end < FIRST_DAY ? sql`false` : sql`date_created < ${dayEnd(end, timeZone)}`)
  // Short dictionary columns: a scan compares small numbers.
  if (filters.party?.length) conditions.push(sql`party IN ${strings(filters.party)}`)
  if (filters.platform?.length) conditions.push(sql`platform IN ${strings(filters.platform)}`)
  if (filters.role?.length) conditions.push(sql`role IN ${strings(filters.role)}`)
  if (filters.uf?.length) conditions.push(sql`uf IN ${strings(filters.uf)}`)
  if (filters.hate?.length) conditions.push(sql`hate IN ${strings(filters.hate)}`)
  if (filters.public_person?.length) conditions.push(sql`person_id IN ${integers(filters.public_person.map(Number))}`)
  if (filters.misleading_links === 'true') conditions.push(sql`notEmpty(misleading_links)`)
  if (filters.misleading_links === 'false') conditions.push(sql`empty(misleading_links)`)
  // Answered by the text indexes.
  const search = compileSearch(parseSearch(filters.search ?? ''))
  if (search) conditions.push(search)
  return conditions
}

const dayStart = (day: string, timeZone: string) =>
  sql`toTimeZone(toDateTime(toDate(${string(day)}), ${string(timeZone)}), 'UTC')`
const dayEnd = (day: string, timeZone: string) =>
  sql`toTimeZone(toDateTime(toDate(${string(day)}) + 1, ${string(timeZone)}), 'UTC')`
