import { sql } from 'kysely'
import type { Job, JobDeps } from '../src/server/jobs/job.ts'
import { listJobs } from '../src/server/jobs/worker.ts'
import { quietLog } from '../src/server/log.ts'
import { type TestStores, testConfig } from './world.ts'

/** Dependencies of jobs in a test world. */
export const jobDeps = (world: TestStores): JobDeps => ({
  ch: world.ch,
  pg: world.pg,
  queue: world.queue,
  media: world.media,
  config: testConfig(world.dataDir),
  log: quietLog,
})

/** Names of waiting jobs: checking thirty empty queues takes longer than most jobs. */
async function listWaiting({ pg }: TestStores): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`SELECT DISTINCT name FROM jobs.job WHERE state < 'active'`.execute(pg)
  return new Set(rows.map(({ name }) => name))
}

/**
 * Runs the queued jobs, and the jobs they send, immediately and in the order they were sent; no worker is needed. Also
 * runs jobs scheduled for later.
 * @returns the names of the jobs that ran
 * @throws what a job throws
 */
export async function runJobs(world: TestStores, jobs: readonly Job[] = listJobs(jobDeps(world))): Promise<string[]> {
  const boss = await world.queue.open()
  const ran: string[] = []
  for (let idle = false; !idle; ) {
    idle = true
    let waiting = await listWaiting(world)
    for (const job of jobs) {
      if (!waiting.has(job.name)) continue
      const [taken] = await boss.fetch<object>(job.name, { ignoreStartAfter: true, includeMetadata: true })
      if (!taken) continue
      idle = false
      ran.push(job.name)
      const outcome = await job.run(taken.data, new AbortController().signal)
      await boss.complete(job.name, taken.id)
      if (outcome !== 'done') await boss.send(job.name, taken.data, { singletonKey: taken.singletonKey ?? '' })
      waiting = await listWaiting(world)
    }
  }
  return ran
}
