/**
 * What can be done later: the name of every job, what it is told, and the queue that keeps it in Postgres until a worker
 * takes it. Routes send through this file; what a job does stands in a file of its own, listed in `worker.ts`.
 */
import type { ConstructorOptions, PgBoss, QueueOptions } from 'pg-boss'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { type JobDatabase, openSocket } from '../store/postgres.ts'

/** What each job is told. Small: ids, never texts; it is read again from the stores when the job runs. */
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
  /** `false`: runs side by side in as many processes as there are. Cannot be changed once the queue exists. */
  oneAtATime: boolean
  /** How many run side by side in one process. */
  concurrency?: number
  /** How often a worker looks for one that is tried again, where ten seconds are too long. */
  lookEverySeconds?: number
}

/** Where a job differs from DEFAULTS. */
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
  // A round, and the portions of long histories that follow it at once.
  'collect-sources': { oneAtATime: false, expireInSeconds: 30 * 60 },
  'judge-posts': { oneAtATime: true },
  'classify-posts': { oneAtATime: true },
  'score-unusual': { oneAtATime: true },
  'settle-posts': { oneAtATime: true },
  'index-former-texts': { oneAtATime: true },
  'index-speech': { oneAtATime: true },
  // In their order. One change of the table may take long.
  'move-posts': { oneAtATime: true, expireInSeconds: 60 * 60 },
  'mirror-reviews': { oneAtATime: true },
  'follow-lives': { oneAtATime: true },
  // As long as a live may go on; a listener that dies is known by its heartbeat.
  'listen-live': { oneAtATime: false, expireInSeconds: 23 * 60 * 60 },
  'write-live': { oneAtATime: false, concurrency: 2, expireInSeconds: 60 * 60 },
  // Alerts tell within a minute, also when the process that was at it is killed.
  'evaluate-alerts': { oneAtATime: true, heartbeatSeconds: 10, retryDelay: 2, lookEverySeconds: 3 },
  // Each delivery is taken by a lease: they may run side by side.
  'deliver-alerts': { oneAtATime: false, heartbeatSeconds: 10, retryDelay: 2 },
  // Each list is taken by a lease.
  'count-lists': { oneAtATime: false, expireInSeconds: 60 * 60 },
  // As long as a slow disk takes.
  'back-up': { oneAtATime: true, expireInSeconds: 6 * 60 * 60 },
}

const DEFAULTS = {
  // A worker says this often that it lives; one that does not is dead, and its work goes to another.
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
  /** Jobs of one name and key wait only once. Absent: the payload is the key. */
  singletonKey?: string
  /** Not before; a moment, or seconds from now. */
  startAfter?: Date | number
}

export type JobCount = { job: JobName; waiting: number; later: number; running: number; failed: number }

export type Queue = {
  /**
   * Puts a job in the queue; it is on disk when this resolves. false when the same one is waiting already.
   * Never inside a transaction: the embedded store has one connection, which would wait for itself.
   */
  send<Name extends JobName>(name: Name, payload: Payloads[Name], options?: SendOptions): Promise<boolean>
  /** What waits, runs and has failed, of every job, as the worker that looks after the queue counted last. */
  countJobs(): Promise<JobCount[]>
  /** pg-boss itself, started; for `worker.ts`. */
  open(): Promise<PgBoss>
  close(): Promise<void>
}

/**
 * The queue over the program's Postgres, opened at its first use: a process that never sends pays nothing.
 * @param role `worker` also looks after schedules and after the jobs of workers that died
 */
export function openQueue(database: JobDatabase, role: 'sender' | 'worker', log: Log): Queue {
  let opening: Promise<PgBoss> | undefined
  const open = () => {
    opening ??= openBoss(database, role, log).catch((error: unknown) => {
      // A store that is away now need not be for ever.
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
      // Only ours: whatever else stands in the table must not become a label.
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

/** @throws ZodError when a job of another version of this program was told something else */
export function parsePayload<Name extends JobName>(name: Name, payload: unknown): Payloads[Name] {
  const schemas: { [Each in JobName]: z.ZodType<Payloads[Each]> } = PAYLOADS
  return schemas[name].parse(payload)
}

// Type: the keys of PAYLOADS are the names.
const listJobNames = () => Object.keys(PAYLOADS) as JobName[]

/** The key of jobs that are sent without one. */
export const keyOf = (payload: object) => JSON.stringify(payload)

/** The queue hands it on to its connections. */
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
    // A job of which there is one at a time waits until it is noted that the one before is over: this often.
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

/** While Postgres is away every look into the queue fails; that is one thing to say, not one a second. */
function onceAMinute(log: Log): (error: Error) => void {
  let last = { message: '', at: 0 }
  return ({ message }) => {
    const at = performance.now()
    if (message === last.message && at - last.at < SAME_ERROR_MS) return
    last = { message, at }
    log.warn({ error: message }, 'the job queue does not answer')
  }
}
