/**
 * Names and payloads of all jobs, and the queue that keeps them in Postgres until a worker takes them. Routes send jobs through
 * this file; each job is implemented in a file of its own, listed in `worker.ts`.
 */
import type { ConstructorOptions, PgBoss, QueueOptions } from 'pg-boss'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { type JobDatabase, openSocket } from '../store/postgres.ts'

/** Payload of each job. Small: ids, never texts; the job reads the data from the stores when it runs. */
const PAYLOADS = {
  'remove-expired': z.object({}),
  'relabel-links': z.object({}),
  'resolve-links': z.object({}),
  'fetch-files': z.object({ posts: z.array(z.object({ id: z.uuid(), date_created: z.int().min(0) })).max(50) }),
  'fetch-portraits': z.object({}),
  'process-attachments': z.object({}),
  'describe-pictures': z.object({}),
  'find-faces': z.object({}),
  'collect-sources': z.object({}),
  'collect-feeds': z.object({}),
  'judge-posts': z.object({}),
  'classify-posts': z.object({}),
  'score-unusual': z.object({}),
  'settle-posts': z.object({}),
  'index-former-texts': z.object({}),
  'index-speech': z.object({}),
  'move-posts': z.object({}),
  'mirror-reviews': z.object({}),
  'follow-lives': z.object({}),
  'listen-live': z.object({ liveId: z.int().min(1) }),
  'write-live': z.object({ liveId: z.int().min(1) }),
  'evaluate-alerts': z.object({}),
  'deliver-alerts': z.object({}),
  'count-lists': z.object({}),
  'back-up': z.object({}),
}

export type JobName = keyof typeof PAYLOADS
export type Payloads = { [Name in JobName]: z.infer<(typeof PAYLOADS)[Name]> }

type JobRules = Pick<
  QueueOptions,
  'expireInSeconds' | 'retryLimit' | 'retryDelay' | 'retryDelayMax' | 'heartbeatSeconds'
> & {
  /** `false`: may run in several processes at once. Cannot be changed once the queue exists. */
  oneAtATime: boolean
  /** Concurrent runs in one process. */
  concurrency?: number
  /** Polling interval for retries, if ten seconds are too long. */
  lookEverySeconds?: number
}

/** Differences from DEFAULTS. */
export const RULES: { [Name in JobName]: JobRules } = {
  'remove-expired': { oneAtATime: true },
  'relabel-links': { oneAtATime: true, expireInSeconds: 60 * 60 },
  'resolve-links': { oneAtATime: true },
  'fetch-files': { oneAtATime: false, concurrency: 3 },
  'fetch-portraits': { oneAtATime: true },
  'process-attachments': { oneAtATime: true },
  'describe-pictures': { oneAtATime: true },
  'find-faces': { oneAtATime: true },
  'collect-feeds': { oneAtATime: false },
  // A round, and the batches of long histories that follow it immediately.
  'collect-sources': { oneAtATime: false, expireInSeconds: 30 * 60 },
  'judge-posts': { oneAtATime: true },
  'classify-posts': { oneAtATime: true },
  'score-unusual': { oneAtATime: true },
  'settle-posts': { oneAtATime: true },
  'index-former-texts': { oneAtATime: true },
  'index-speech': { oneAtATime: true },
  // In order of arrival. A single change of the table may take long.
  'move-posts': { oneAtATime: true, expireInSeconds: 60 * 60 },
  'mirror-reviews': { oneAtATime: true },
  'follow-lives': { oneAtATime: true },
  // The longest possible live; a listener that dies is detected by its missing heartbeat.
  'listen-live': { oneAtATime: false, expireInSeconds: 23 * 60 * 60 },
  'write-live': { oneAtATime: false, concurrency: 2, expireInSeconds: 60 * 60 },
  // Alerts notify within a minute, even if the evaluating process is killed.
  'evaluate-alerts': { oneAtATime: true, heartbeatSeconds: 10, retryDelay: 2, lookEverySeconds: 3 },
  // Each delivery is claimed with a lease: runs may be concurrent.
  'deliver-alerts': { oneAtATime: false, heartbeatSeconds: 10, retryDelay: 2 },
  // Each list is claimed with a lease.
  'count-lists': { oneAtATime: false, expireInSeconds: 60 * 60 },
  // Enough for a slow disk.
  'back-up': { oneAtATime: true, expireInSeconds: 6 * 60 * 60 },
}

const DEFAULTS = {
  // The jobs of a worker without a heartbeat for this long are given to another.
  heartbeatSeconds: 20,
  expireInSeconds: 15 * 60,
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 10 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
  notify: true,
} as const satisfies QueueOptions & { notify: boolean }

const SCHEMA = 'jobs'
const SAME_ERROR_MS = 60_000

export type SendOptions = {
  /** At most one job per name and key waits in the queue. Absent: the payload is the key. */
  singletonKey?: string
  /** Earliest start: a date, or seconds from now. */
  startAfter?: Date | number
}

export type JobCount = { job: JobName; waiting: number; later: number; running: number; failed: number }

export type Queue = {
  /**
   * Puts a job in the queue; it is on disk when this resolves. Returns false if the same job is already waiting.
   * Never inside a transaction: the embedded store has one connection, which would wait for itself.
   */
  send<Name extends JobName>(name: Name, payload: Payloads[Name], options?: SendOptions): Promise<boolean>
  /** Waiting, running and failed jobs by name, as last counted by the worker that maintains the queue. */
  countJobs(): Promise<JobCount[]>
  /** pg-boss itself, started; for `worker.ts`. */
  open(): Promise<PgBoss>
  close(): Promise<void>
}

/**
 * The queue in the program's Postgres, opened at first use: a process that never sends a job pays nothing.
 * @param role `worker` also maintains schedules and takes over the jobs of workers that died
 */
export function openQueue(database: JobDatabase, role: 'sender' | 'worker', log: Log): Queue {
  let opening: Promise<PgBoss> | undefined
  const open = () => {
    opening ??= openBoss(database, role, log).catch((error: unknown) => {
      // The store may be back at the next call.
      opening = undefined
      throw error
    })
    return opening
  }
  return {
    open,
    async send(name, payload, options = {}) {
      const boss = await open()
      const { singletonKey = keyOf(payload), startAfter } = options
      const id = await boss.send(name, payload, { singletonKey, ...(startAfter === undefined ? {} : { startAfter }) })
      return id !== null
    },
    async countJobs() {
      const boss = await open()
      const counts = new Map((await boss.getQueues()).map((one) => [one.name, one]))
      // Only known names: other rows of the table must not become metric labels.
      return listJobNames().map((job) => {
        const one = counts.get(job)
        return {
          ...{ job, waiting: one?.readyCount ?? 0, later: one?.deferredCount ?? 0 },
          ...{ running: one?.activeCount ?? 0, failed: one?.failedCount ?? 0 },
        }
      })
    },
    async close() {
      const boss = await opening?.catch(() => null)
      await boss?.stop({ timeout: 10_000 })
    },
  }
}

/** @throws ZodError when a job sent by another version of the program has a different payload */
export function parsePayload<Name extends JobName>(name: Name, payload: unknown): Payloads[Name] {
  const schemas: { [Each in JobName]: z.ZodType<Payloads[Each]> } = PAYLOADS
  return schemas[name].parse(payload)
}

// Type: the keys of PAYLOADS are the names.
const listJobNames = () => Object.keys(PAYLOADS) as JobName[]

/** Key of jobs that are sent without one. */
export const keyOf = (payload: object) => JSON.stringify(payload)

/** Passed by the queue to its connections. */
const THROUGH_SOCKET = { stream: () => openSocket() }

async function openBoss(database: JobDatabase, role: 'sender' | 'worker', log: Log): Promise<PgBoss> {
  const pgBoss = await import('pg-boss')
  const works = role === 'worker'
  const connection: ConstructorOptions =
    'pglite' in database
      ? { db: pgBoss.fromPglite(database.pglite), backend: 'pglite' }
      : { connectionString: database.url, application_name: 'lupascan-jobs', max: works ? 6 : 2, ...THROUGH_SOCKET }
  const boss = new pgBoss.PgBoss({
    ...connection,
    schema: SCHEMA,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    superviseIntervalSeconds: 10,
    // How often the queue notices that a singleton job has ended, for which the next one waits.
    monitorIntervalSeconds: 10,
    queueCacheIntervalSeconds: 4,
    // Dependencies between jobs are not used; a schedule may be half a minute late.
    flowIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: 30,
  })
  boss.on('error', onceAMinute(log))
  await boss.start()
  await createQueues(boss)
  return boss
}

async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const [name, { oneAtATime, concurrency: _, lookEverySeconds: __, ...rules }] of Object.entries(RULES)) {
    const options = { ...DEFAULTS, ...rules }
    const before = existing.get(name)
    if (!before) await boss.createQueue(name, { ...options, policy: oneAtATime ? 'stately' : 'short' })
    else if (Object.entries(options).some(([key, value]) => Reflect.get(before, key) !== value)) {
      await boss.updateQueue(name, options)
    }
  }
}

/** While Postgres is unavailable every poll fails; that is logged once, not every second. */
function onceAMinute(log: Log): (error: Error) => void {
  let last = { message: '', at: 0 }
  return ({ message }) => {
    const at = performance.now()
    if (message === last.message && at - last.at < SAME_ERROR_MS) return
    last = { message, at }
    log.warn({ error: message }, 'the job queue does not answer')
  }
}
