import { removeExpired } from '../records/remove-expired.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Every night: sessions, links and tickets that are over, of people who did not come back to have them replaced. */
export const removeExpiredJob = ({ pg }: JobDeps): Job =>
  defineJob(
    'remove-expired',
    async () => {
      await removeExpired(pg, new Date())
      return 'done'
    },
    '17 4 * * *',
  )
