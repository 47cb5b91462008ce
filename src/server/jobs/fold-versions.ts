import { foldVersions } from '../ingest/rewrite/fold-versions.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** After an update of the program: former texts that were kept before they were searched. */
export const foldVersionsJob = ({ ch }: Pick<JobDeps, 'ch'>): Job =>
  defineJob(
    'fold-versions',
    async (_, signal) => {
      while (!signal.aborted) if ((await foldVersions(ch)) === 0) return 'done'
      return 'again'
    },
    '*/10 * * * *',
  )
