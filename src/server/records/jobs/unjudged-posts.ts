import type { Postgres } from '../../store/postgres.ts'
import { findMarkProgress, saveMarkProgress } from './job-watermarks.ts'

const NAME = 'unjudged'

/** Posts may have come in as not evaluated, for want of the model: noted until somebody has evaluated them. */
export const noteUnjudged = (pg: Postgres, now: Date) => saveMarkProgress(pg, NAME, now)

/** When it was noted last; null: there are none. */
export const findUnjudged = (pg: Postgres) => findMarkProgress(pg, NAME)

/** They are evaluated, unless it was noted again meanwhile. */
export async function forgetUnjudged(pg: Postgres, noted: Date): Promise<void> {
  await pg.deleteFrom('job_watermarks').where('name', '=', NAME).where('at', '=', noted).execute()
}
