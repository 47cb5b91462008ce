import { setTimeout } from 'node:timers/promises'
import { settlePosts } from '../ingest/rewrite/settle-posts.ts'
import { scoreUnusual } from '../ingest/scores/score-unusual.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Of the time that a portion took, how many times as long is rested after it: whoever searches meanwhile has most of the machine. */
const REST = 3

/** Compares posts that were counted with what their accounts usually have, every five minutes. */
export const scoreUnusualJob = ({ ch, pg }: Pick<JobDeps, 'ch' | 'pg'>): Job =>
  defineJob(
    'score-unusual',
    async (_, signal) => {
      const started = performance.now()
      const { changed, is_done } = await scoreUnusual(ch, pg)
      // After an import this goes on for minutes, all over the store: what is pending would make every question dearer all the while.
      if (changed > 0) await settlePosts(ch, 0, signal)
      if (is_done) return 'done'
      await setTimeout(REST * (performance.now() - started), undefined, { signal }).catch(() => {})
      return 'again'
    },
    '*/5 * * * *',
  )
