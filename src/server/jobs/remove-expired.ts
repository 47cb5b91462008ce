import { forgetOldAlerts } from '../records/alerts/deliveries.ts'
import { removeOldAudit } from '../records/audit-chain.ts'
import { removeExpired } from '../records/remove-expired.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than a post may be news (`alerts/bind-alerts.ts`). */
const ALERT_DAYS = 90

/** Every night: sessions, links and tickets that are over, of people who did not come back; entries of the record past their time. */
export const removeExpiredJob = ({ pg, config }: JobDeps): Job =>
  defineJob(
    'remove-expired',
    async () => {
      const now = new Date()
      await removeExpired(pg, now)
      await forgetOldAlerts(pg, new Date(now.getTime() - ALERT_DAYS * DAY_MS))
      if (config.auditDays === 0) return 'done'
      const removed = await removeOldAudit(pg, new Date(now.getTime() - config.auditDays * DAY_MS), now)
      return removed > 0 ? 'again' : 'done'
    },
    '17 4 * * *',
  )
