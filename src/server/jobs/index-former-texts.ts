import { indexFormerTexts } from '../ingest/rewrite/index-former-texts.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** After an update of the program: indexes former texts that were stored before they became searchable. */
export const indexFormerTextsJob = ({ ch }: Pick<JobDeps, 'ch'>): Job =>
  defineJob(
    'index-former-texts',
    async (_, signal) => {
      while (!signal.aborted) if ((await indexFormerTexts(ch)) === 0) return 'done'
      return 'again'
    },
    '*/10 * * * *',
  )
