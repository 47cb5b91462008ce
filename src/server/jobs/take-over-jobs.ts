import { sql } from 'kysely'
import type { Postgres } from '../store/postgres.ts'

/**
 * Returns the jobs that the previous process was running to the queue, as if each had just failed. Only for a single-process
 * installation, at its start and before the queue is opened: the queue itself would wait for missed heartbeats, and longer for
 * singleton jobs. Returns their number.
 */
export async function takeOverJobs(pg: Postgres): Promise<number> {
  if (!(await hasQueue(pg))) return 0
  return pg.transaction().execute(async (tx) => {
    // A waiting retry with the same key already stands for the active job.
    const waits = sql`EXISTS (SELECT FROM jobs.job AS other WHERE other.name = job.name AND other.state = 'retry'
      AND coalesce(other.singleton_key, '') = coalesce(job.singleton_key, ''))`
    const { numAffectedRows } = await sql`UPDATE jobs.job SET state = 'retry', start_after = now(), heartbeat_on = NULL
      WHERE state = 'active' AND retry_count < retry_limit AND NOT ${waits}`.execute(tx)
    await sql`UPDATE jobs.job SET state = 'failed', completed_on = now(), heartbeat_on = NULL,
      output = '{"message": "its process ended"}' WHERE state = 'active'`.execute(tx)
    // The queue's own list of active jobs.
    await sql`UPDATE jobs.queue SET singletons_active = NULL`.execute(tx)
    return Number(numAffectedRows ?? 0)
  })
}

/** False at the first start, and when another version of the queue has a different schema. */
async function hasQueue(pg: Postgres): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM information_schema.columns
    WHERE table_schema = 'jobs' AND (table_name, column_name) IN
      (('job', 'heartbeat_on'), ('job', 'singleton_key'), ('job', 'retry_limit'), ('queue', 'singletons_active'))`.execute(
    pg,
  )
  return rows[0]?.n === 4
}
