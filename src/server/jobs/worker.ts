/** The worker role: takes jobs from the queue and runs them, with the concurrency that their rules allow. */
import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import { backUpJob } from './back-up.ts'
import { classifyPostsJob } from './classify-posts.ts'
import { collectFeedsJob } from './collecting/collect-feeds.ts'
import { collectSourcesJob } from './collecting/collect-sources.ts'
import { countListsJob } from './count-lists.ts'
import { deliverAlertsJob } from './deliver-alerts.ts'
import { describePicturesJob } from './describe-pictures.ts'
import { evaluateAlertsJob } from './evaluate-alerts.ts'
import { fetchFilesJob } from './fetch-files.ts'
import { fetchPortraitsJob } from './fetch-portraits.ts'
import { findFacesJob } from './find-faces.ts'
import { followLivesJob } from './follow-lives.ts'
import { indexFormerTextsJob } from './index-former-texts.ts'
import { indexSpeechJob } from './index-speech.ts'
import type { Job, JobDeps, Outcome } from './job.ts'
import { judgePostsJob } from './judge-posts.ts'
import { listenLiveJob } from './listen-live.ts'
import { mirrorReviewsJob } from './mirror-reviews.ts'
import { movePostsJob } from './move-posts.ts'
import { processAttachmentsJob } from './process-attachments.ts'
import { keyOf, type Queue, RULES } from './queue.ts'
import { relabelLinksJob } from './relabel-links.ts'
import { removeExpiredJob } from './remove-expired.ts'
import { resolveLinksJob } from './resolve-links.ts'
import { scoreUnusualJob } from './score-unusual.ts'
import { settlePostsJob } from './settle-posts.ts'
import { writeLiveJob } from './write-live.ts'

/** Well below the time after which the queue presumes that a job hangs. */
const MAX_MS = 5 * 60_000
/** Pause of a job that returned `soon` before it continues. */
const SOON_SECONDS = 10

/** Every job there is. */
export const listJobs = (deps: JobDeps): Job[] => [
  removeExpiredJob(deps),
  relabelLinksJob(deps),
  resolveLinksJob(deps),
  fetchFilesJob(deps),
  fetchPortraitsJob(deps),
  processAttachmentsJob(deps),
  describePicturesJob(deps),
  findFacesJob(deps),
  collectSourcesJob(deps),
  collectFeedsJob(deps),
  followLivesJob(deps),
  listenLiveJob(deps),
  writeLiveJob(deps),
  judgePostsJob(deps),
  classifyPostsJob(deps),
  scoreUnusualJob(deps),
  settlePostsJob(deps),
  indexFormerTextsJob(deps),
  indexSpeechJob(deps),
  movePostsJob(deps),
  mirrorReviewsJob(deps),
  evaluateAlertsJob(deps),
  deliverAlertsJob(deps),
  countListsJob(deps),
  backUpJob(deps),
]

export type Worker = {
  /** Aborts the running jobs, waits up to ten seconds for them, and closes the queue. */
  stop(): Promise<void>
}

export type WorkerOptions = {
  timeZone: string
  log: Log
  /** Called after each run of a job with its duration in seconds. */
  onRun?: ((job: string, outcome: 'done' | 'failed', seconds: number) => void) | undefined
}

/** Starts the workers. Jobs left unfinished by a process that died are taken over within a minute. */
export async function startWorker(queue: Queue, jobs: readonly Job[], options: WorkerOptions): Promise<Worker> {
  const boss = await queue.open()
  const stopping = new AbortController()
  await scheduleJobs(boss, jobs, options.timeZone)
  for (const job of jobs) await takeJobs(boss, job, stopping.signal, options)
  return {
    async stop() {
      stopping.abort()
      await queue.close()
    },
  }
}

/** Registers the schedules of this version and removes all others, which an earlier version may have left. */
async function scheduleJobs(boss: PgBoss, jobs: readonly Job[], timeZone: string): Promise<void> {
  const before = await boss.getSchedules()
  const wanted = new Map(jobs.flatMap(({ name, schedule }) => (schedule ? [[name as string, schedule]] : [])))
  for (const { name } of before) if (!wanted.has(name)) await boss.unschedule(name)
  for (const [name, cron] of wanted) {
    if (before.some((one) => one.name === name && one.cron === cron && one.timezone === timeZone)) continue
    // A machine that is switched off at night runs it after the next start.
    await boss.schedule(name, cron, {}, { tz: timeZone, missed: 'once', singletonKey: keyOf({}) })
  }
}

async function takeJobs(boss: PgBoss, job: Job, stopping: AbortSignal, { log, onRun }: WorkerOptions): Promise<void> {
  const rules = RULES[job.name]
  const options = {
    includeMetadata: true,
    localConcurrency: job.concurrency ?? rules.concurrency ?? 1,
    pollingIntervalSeconds: 2,
    // A new job wakes its worker; polling serves delayed jobs and retries.
    notifyPollingIntervalSeconds: rules.lookEverySeconds ?? 10,
  } as const
  await boss.work<object, void, typeof options>(job.name, options, async ([taken]) => {
    if (!taken) return
    const start = performance.now()
    const tell = (outcome: 'done' | 'failed') => onRun?.(job.name, outcome, (performance.now() - start) / 1000)
    try {
      const signal = AbortSignal.any([taken.signal, stopping])
      const outcome = await runOn(job, taken.data, signal)
      tell('done')
      if (outcome === 'done') return
      const startAfter = outcome === 'soon' ? SOON_SECONDS : 0
      await boss.send(job.name, taken.data, { singletonKey: taken.singletonKey ?? keyOf(taken.data), startAfter })
    } catch (error) {
      tell('failed')
      log.warn(
        { job: job.name, try: taken.retryCount + 1, error: error instanceof Error ? error.message : String(error) },
        'a job failed',
      )
      throw error
    }
  })
}

/**
 * Runs the job again while it returns `again`. Sending it again instead could delay a singleton job by a minute: the queue refreshes
 * its list of active jobs only now and then, and until then fetches none of that name.
 */
async function runOn(job: Job, data: object, signal: AbortSignal): Promise<Outcome> {
  const end = performance.now() + MAX_MS
  const goesOn = (outcome: Outcome) => outcome === 'soon' || (outcome === 'again' && RULES[job.name].oneAtATime)
  let outcome = await job.run(data, signal)
  while (goesOn(outcome) && performance.now() < end) {
    if (outcome === 'soon') await wait(SOON_SECONDS * 1_000, undefined, { signal }).catch(() => {})
    if (signal.aborted) break
    outcome = await job.run(data, signal)
  }
  return outcome
}
