import type { TimeUnit } from '../../../contract/posts/metrics.ts'
import { type Sql, sql } from '../../store/sql.ts'

const DATE = sql`date_created`

/** The first day of the axis position of a post, or of a timestamp. */
export const UNIT_STARTS: Record<TimeUnit, (zone: Sql, moment?: Sql) => Sql> = {
  day: (zone, moment = DATE) => sql`toDate(${moment}, ${zone})`,
  week: (zone, moment = DATE) => sql`toStartOfWeek(${moment}, 0, ${zone})`,
  month: (zone, moment = DATE) => sql`toStartOfMonth(${moment}, ${zone})`,
  year: (zone, moment = DATE) => sql`toStartOfYear(${moment}, ${zone})`,
}
