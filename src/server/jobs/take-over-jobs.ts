import { sql } from 'kysely'
import type { Postgres } from '../store/postgres.ts'

/**
 * Jobs that the process before was at wait again, as if each had failed just now. Only for the only process there is, at its start and
 * before the queue is opened: the queue itself would wait until their heartbeat is missed, and longer for those of which there is
 * one at a time. Returns how many.
 */
export async function takeOverJobs(pg: Postgres): Promise<number> {
  if (!(await hasQueue(pg))) return 0
  return pg.transaction().execute(async (tx) => {
    // One that is tried again already says the same as one that is under way.
    const waits = sql`EXISTS (SELECT FROM jobs.job AS other WHERE other.name = job.name AND other.state = 'retry'
      AND coalesce(other.singleton_key, '') = coalesce(job.singleton_key, ''))`
    const { numAffectedRows } = await sql`UPDATE jobs.job SET state = 'retry', start_after = now(), heartbeat_on = NULL
      WHERE state = 'active' AND retry_count < retry_limit AND NOT ${waits}`.execute(tx)
    await sql`UPDATE jobs.job SET state = 'failed', completed_on = now(), heartbeat_on = NULL,
      output = '{"message": "its process ended"}' WHERE state = 'active'`.execute(tx)
    // What the queue had noted as under way.
    await sql`UPDATE jobs.queue SET singletons_active = NULL`.execute(tx)
    return Number(numAffectedRows ?? 0)
  })
}

/** Not at the first start, and not with the queue of a version that noted these things differently. */
async function hasQueue(pg: Postgres): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM information_schema.columns
    WHERE table_schema = 'jobs' AND (table_name, column_name) IN
      (('job', 'heartbeat_on'), ('job', 'singleton_key'), ('job', 'retry_limit'), ('queue', 'singletons_active'))`.execute(
    pg,
  )
  return rows[0]?.n === 4
}
