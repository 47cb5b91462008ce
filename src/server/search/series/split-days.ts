/** UTC days in two positions of a time axis, or requested only in part. */
import type { TimeUnit } from '../../../contract/posts/metrics.ts'
import { integer, type Sql, sql, string, strings } from '../../store/sql.ts'
import { FIRST_DAY, LAST_DAY } from '../conditions/days.ts'
import { UNIT_STARTS } from '../metrics/unit-starts.ts'

/** Range of the engine's dates. */
const LAST_DAY_NUMBER = 49_672
const LAST_SECOND = 86_399

type Axis = {
  readonly timeZone: string
  readonly unit: TimeUnit
  readonly start_date: string | undefined
  readonly end_date: string | undefined
}

/** Condition that selects them. Includes those beside the first and the last requested day, wherever the days of the time zone begin. */
export function selectSplitDays({ timeZone, unit, start_date, end_date }: Axis): Sql {
  const start = (second: number) =>
    UNIT_STARTS[unit](sql`${string(timeZone)}`, sql`toDateTime(number * 86400 + ${integer(second)}, 'UTC')`)
  const ends = [start_date, end_date].filter((day) => day !== undefined && day >= FIRST_DAY && day <= LAST_DAY)
  return sql`SELECT toDate(number) FROM numbers(${integer(LAST_DAY_NUMBER)}) WHERE ${start(0)} != ${start(LAST_SECOND)}
    UNION ALL SELECT addDays(arrayJoin(arrayMap(day -> toDate(day), ${strings(ends as string[])})), arrayJoin([-1, 0, 1]))`
}
