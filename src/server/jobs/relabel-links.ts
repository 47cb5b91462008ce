import { completeLinks, followFactChecks, followListChanges } from '../ingest/links/refresh-link-labels.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Applies changes of misleading links and fact-checks to posts: sent with every change, at every start, and every ten minutes. */
export const relabelLinksJob = ({ ch, pg }: JobDeps): Job =>
  defineJob(
    'relabel-links',
    async (_, signal) => {
      for (const follow of [followListChanges, followFactChecks, completeLinks]) {
        const { is_done } = await follow(ch, pg, { signal })
        if (!is_done) return 'again'
      }
      return 'done'
    },
    '*/10 * * * *',
  )
