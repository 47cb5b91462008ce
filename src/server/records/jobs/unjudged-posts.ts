import type { Postgres } from '../../store/postgres.ts'
import { findMarkProgress, saveMarkProgress } from './job-watermarks.ts'

const NAME = 'unjudged'

/** Records that posts may have been stored as not evaluated because the model was missing, until they are evaluated. */
export const recordUnjudged = (pg: Postgres, now: Date) => saveMarkProgress(pg, NAME, now)

/** When it was last recorded; null: no such posts. */
export const findUnjudged = (pg: Postgres) => findMarkProgress(pg, NAME)

/** Clears the record once the posts are evaluated, unless it was set again meanwhile. */
export async function forgetUnjudged(pg: Postgres, noted: Date): Promise<void> {
  await pg.deleteFrom('job_watermarks').where('name', '=', NAME).where('at', '=', noted).execute()
}
