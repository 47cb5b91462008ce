import { removeExpired, removeExpiredAudit } from '../records/remove-expired.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Every night: removes expired sessions, links and tickets, old finds and notices, and audit entries past their retention. */
export const removeExpiredJob = ({ pg, config }: JobDeps): Job =>
  defineJob(
    'remove-expired',
    async () => {
      const now = new Date()
      await removeExpired(pg, now)
      return (await removeExpiredAudit(pg, config.auditDays, now)) > 0 ? 'again' : 'done'
    },
    '17 4 * * *',
  )
