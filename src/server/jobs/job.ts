import type { Config } from '../config.ts'
import type { HateModel } from '../enrich/hate/model.ts'
import type { Log } from '../log.ts'
import type { Media } from '../media/media.ts'
import type { TakeSnapshot } from '../store/backup/take-snapshot.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'
import { type JobName, type Payloads, parsePayload, type Queue } from './queue.ts'

/** What jobs are made with. */
export type JobDeps = {
  ch: ClickHouse
  pg: Postgres
  config: Config
  queue: Queue
  media: Media
  log: Log
  /** Absent or null: no copies of the stores are made. */
  takeSnapshot?: TakeSnapshot | null
  /** The one the program has loaded; absent, a job that needs it loads its own. */
  hateModel?: HateModel | undefined
}

/**
 * `again`: there is more to do; it goes on, or is queued once more behind what waits already. `soon`: there is more in
 * some seconds, for which it waits.
 */
export type Outcome = 'done' | 'again' | 'soon'

/** One job as the worker knows it. */
export type Job = {
  name: JobName
  /** A cron line in the configured time zone, for a job without payload that comes back by itself. */
  schedule: string | null
  /** How many run side by side in one process; absent: as its rules say. */
  concurrency?: number
  run(payload: unknown, signal: AbortSignal): Promise<Outcome>
}

/**
 * A job and what it does. It may run twice for one sending, after a crash between its last step and the note that it is
 * done: repeating it must change nothing. It looks at the signal between its steps, and returns `again` when stopped early.
 * What it throws is logged, and the job is tried again later.
 */
export function defineJob<Name extends JobName>(
  name: Name,
  work: (payload: Payloads[Name], signal: AbortSignal) => Promise<Outcome>,
  schedule: string | null = null,
): Job {
  return { name, schedule, run: async (payload, signal) => work(parsePayload(name, payload), signal) }
}
