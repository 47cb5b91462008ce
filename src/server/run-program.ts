/** The running program: stores, first user, server, signals, jobs. The application itself is in `app.ts`. */
import { fileURLToPath } from 'node:url'
import { createFirstSuperuser } from './access/first-superuser.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { fillDemo } from './demo/fill.ts'
import type { HateModel } from './enrich/hate/model.ts'
import {
  greet,
  introduce,
  logCopied,
  warnOfBackups,
  warnOfMissingModel,
  warnOfStaleGroups,
  warnOfWeakConfinement,
} from './greeting.ts'
import { openQueue, type Queue } from './jobs/queue.ts'
import { takeOverJobs } from './jobs/take-over-jobs.ts'
import { listJobs, startWorker, type Worker } from './jobs/worker.ts'
import { loadHateModelIfReadable } from './load-hate-model.ts'
import type { Lock } from './lock.ts'
import { type Log, nameRequest, openJsonLog } from './log.ts'
import { openMail } from './mail.ts'
import { openMedia } from './media/media.ts'
import { openMeters } from './observe/meters.ts'
import { readRequestId } from './observe/request-id.ts'
import { logSlowQueries } from './observe/slow-queries.ts'
import { recordUnjudged } from './records/jobs/unjudged-posts.ts'
import { releaseLeases } from './records/release-leases.ts'
import { areGroupsStale } from './search/stale-groups.ts'
import { readSecret } from './secret.ts'
import { removeSnapshot } from './store/backup/back-up.ts'
import { listBackups, readInstallation } from './store/backup/backup-folders.ts'
import type { ClickHouse } from './store/clickhouse.ts'
import { openStores } from './store/open.ts'
import type { Postgres } from './store/postgres.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../dist/web', import.meta.url))
/** Longer than any query may take. */
const MAX_GOODBYE_MS = 15_000
const NOTE_UNJUDGED_MS = 60_000

/** Runs until a signal ends it. `lock`: of the directory of embedded stores; released at the end. */
export async function runProgram(config: Config, lock: Lock | null): Promise<void> {
  const logger = openJsonLog()
  const log = nameRequest(logger, readRequestId)
  const meters = openMeters()
  const tellSlow = logSlowQueries(log, config.slowQueryMs)
  const stores = await openStores(config, log, logCopied, (event) => {
    meters.countQuery(event)
    tellSlow(event)
  })
  const { ch, pg } = stores
  if (lock) await endWhatOthersBegan(pg, config)
  const firstUser = await createFirstSuperuser(pg, config.admin)
  // At once: the password exists nowhere else, and Ctrl-C may come while the demonstration set is being filled.
  if (firstUser) introduce(firstUser, config.admin.password !== null)
  const works = config.roles.includes('worker')
  const queue = openQueue(stores.jobDatabase, works ? 'worker' : 'sender', log)
  const media = openMedia(config, log, { isAlone: lock !== null })
  const hateModel = await openHateModel(pg, log)
  const app = await buildApp(
    { ch, pg, queue, media, config, secret: readSecret(config), sendMail: openMail(config), hateModel, meters },
    { webFolder: WEB_FOLDER, logger, trustedProxies: config.trustedProxies },
  )
  let worker: Worker | null = null
  let filling: Promise<unknown> | null = null
  const ending = endOnSignals(async () => {
    // The stores are not closed while the demonstration set is being written.
    await filling?.catch(() => {})
    await Promise.all([app.close(), worker ? worker.stop() : queue.close()])
    await media.close()
    await stores.close()
    await lock?.release()
  }, ch.close)
  await Promise.all([app.listen({ port: config.port, host: config.host }), warnOfWeakConfinement(log)])
  if (config.demo && !ending.aborted) filling = fillDemo({ ...stores, media }, new Date(), hateModel, ending)
  await filling
  if (ending.aborted) return
  greet(
    app.addresses().filter((address) => typeof address !== 'string'),
    config,
  )
  // Last: jobs may take their time, but the user waits for the address.
  if (works) {
    const jobs = listJobs({ ch, pg, config, queue, media, log, hateModel, takeSnapshot: stores.takeSnapshot })
    worker = await startWorker(queue, jobs, { timeZone: config.timeZone, log, onRun: meters.countJob })
    await queue.send('process-attachments', {})
  }
  await finishWhatWasBegun(queue).catch((error: unknown) => log.warn({ error }, 'left to the schedule'))
  if (works) {
    await backUpFirst(queue, config).catch((error: unknown) => warnOfBackups(log, error))
    await hintAtStaleGroups(ch, log)
  }
}

/** The first backup runs at once, to show that a newly configured folder works. */
async function backUpFirst(queue: Queue, { backup, dataDir }: Config): Promise<void> {
  if (!backup) return
  const own = await listBackups(backup.folder, await readInstallation(dataDir))
  if (own.length === 0) await queue.send('back-up', {})
}

/** While it cannot be read, new posts are recorded: a process with a model evaluates them, this one after its next start. */
async function openHateModel(pg: Postgres, log: Log): Promise<HateModel> {
  const hateModel = loadHateModelIfReadable((error) => warnOfMissingModel(log, error))
  if (hateModel.version !== '') return hateModel
  const note = () => recordUnjudged(pg, new Date())
  await note()
  const tryAgain = () => note().catch((error: unknown) => log.warn({ error }, 'posts without an evaluation not noted'))
  setInterval(tryAgain, NOTE_UNJUDGED_MS).unref()
  return hateModel
}

/** Work that another process of these stores had begun ended with it: this process is the only one. */
async function endWhatOthersBegan(pg: Postgres, { dataDir }: Config): Promise<void> {
  await releaseLeases(pg)
  await takeOverJobs(pg)
  await removeSnapshot(dataDir)
}

/**
 * Finishes what an interrupted change of people, of a review or of misleading links may have left over, or an import without the
 * program;
 * done by any available worker.
 */
async function finishWhatWasBegun(queue: Queue): Promise<void> {
  await queue.send('move-posts', {})
  await queue.send('mirror-reviews', {})
  await queue.send('relabel-links', {})
  await queue.send('judge-posts', {})
  // Posts imported by the command line are processed before most queries arrive, not a minute later.
  await queue.send('settle-posts', {})
}

/** A store that does not respond now is no reason to end: `doctor` reports it too. */
async function hintAtStaleGroups(ch: ClickHouse, log: Log): Promise<void> {
  const isStale = await areGroupsStale(ch).catch((error: unknown) => log.warn({ error }, 'groups not looked at'))
  if (isStale) warnOfStaleGroups(log)
}

/**
 * The first signal ends in order: pending responses are finished, then the stores are closed. Returns a signal that is aborted then.
 * What
 * takes too long is abandoned, its queries first (`giveUp`): the embedded engine cannot be closed during a query.
 */
function endOnSignals(close: () => Promise<void>, giveUp: () => Promise<void>): AbortSignal {
  const ending = new AbortController()
  const endInVain = async () => {
    await giveUp().catch(() => {})
    process.exit(1)
  }
  const end = async () => {
    if (ending.signal.aborted) return
    ending.abort()
    setTimeout(() => void endInVain(), MAX_GOODBYE_MS).unref()
    await close()
    console.log('LupaScan encerrado.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
  return ending.signal
}
