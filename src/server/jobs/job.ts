import type { Config } from '../config.ts'
import type { HateModel } from '../enrich/hate/model.ts'
import type { Log } from '../log.ts'
import type { Media } from '../media/media.ts'
import type { TakeSnapshot } from '../store/backup/take-snapshot.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'
import { type JobName, type Payloads, parsePayload, type Queue } from './queue.ts'

/** Dependencies of all jobs. */
export type JobDeps = {
  ch: ClickHouse
  pg: Postgres
  config: Config
  queue: Queue
  media: Media
  log: Log
  /** Absent or null: no backups are made. */
  takeSnapshot?: TakeSnapshot | null
  /** The hate model that the program has loaded; if absent, a job that needs one loads its own. */
  hateModel?: HateModel | undefined
}

/**
 * `again`: there is more to do; the job continues, or is queued again behind the jobs that already wait. `soon`: there will be more
 * in a few seconds, for which it waits.
 */
export type Outcome = 'done' | 'again' | 'soon'

/** One job as the worker sees it. */
export type Job = {
  name: JobName
  /** Cron expression in the configured time zone, for a recurring job without payload. */
  schedule: string | null
  /** Concurrent runs in one process; absent: as its rules say. */
  concurrency?: number
  run(payload: unknown, signal: AbortSignal): Promise<Outcome>
}

/**
 * A job and its handler. The handler must be idempotent: after a crash between its last step and its completion it runs a second
 * time. It must check the signal between its steps and return `again` when aborted early. Errors that it throws are logged and the
 * job is retried later.
 */
export function defineJob<Name extends JobName>(
  name: Name,
  work: (payload: Payloads[Name], signal: AbortSignal) => Promise<Outcome>,
  schedule: string | null = null,
): Job {
  return { name, schedule, run: async (payload, signal) => work(parsePayload(name, payload), signal) }
}
