import { setTimeout as wait } from 'node:timers/promises'
import { defineJob, type Job, type JobDeps } from './job.ts'
import { countBatch } from './lists/count-list.ts'

/** Counts lists, a batch of each in turn, until none is left. Scheduled every minute in case a process died while counting. */
export const countListsJob = (deps: JobDeps): Job =>
  defineJob(
    'count-lists',
    async (_, signal) => {
      while (!signal.aborted) {
        const begun = performance.now()
        if (!(await countBatch(deps, signal))) return 'done'
        // Leaves processor time to searches.
        await wait(Math.min(MAX_REST_MS, performance.now() - begun), undefined, { signal }).catch(() => {})
      }
      return 'again'
    },
    '* * * * *',
  )

const MAX_REST_MS = 2_000
