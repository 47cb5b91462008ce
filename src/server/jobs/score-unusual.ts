import { scoreUnusual } from '../ingest/score-unusual.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Compares posts that were counted with what their accounts usually have, every five minutes. */
export const scoreUnusualJob = ({ ch, pg }: Pick<JobDeps, 'ch' | 'pg'>): Job =>
  defineJob(
    'score-unusual',
    async (_, signal) => {
      let isDone = false
      while (!isDone && !signal.aborted) isDone = (await scoreUnusual(ch, pg)).is_done
      return isDone ? 'done' : 'again'
    },
    '*/5 * * * *',
  )
