import { setTimeout } from 'node:timers/promises'
import { settlePosts } from '../ingest/rewrite/settle-posts.ts'
import { scoreUnusual } from '../ingest/scores/score-unusual.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Pause after each batch, as a multiple of the time it took: searches keep most of the machine. */
const REST = 3

/** Compares the engagement of posts with what is usual for their accounts, every five minutes. */
export const scoreUnusualJob = ({ ch, pg }: Pick<JobDeps, 'ch' | 'pg'>): Job =>
  defineJob(
    'score-unusual',
    async (_, signal) => {
      const started = performance.now()
      const { changed, is_done } = await scoreUnusual(ch, pg)
      // After an import this takes minutes and touches the whole store: pending changes would slow down every query meanwhile.
      if (changed > 0) await settlePosts(ch, 0, signal)
      if (is_done) return 'done'
      await setTimeout(REST * (performance.now() - started), undefined, { signal }).catch(() => {})
      return 'again'
    },
    '*/5 * * * *',
  )
