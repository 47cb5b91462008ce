import { forgetOldAlerts } from '../records/alerts/deliveries.ts'
import { removeExpired } from '../records/remove-expired.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Longer than a post may be news (`alerts/bind-alerts.ts`). */
const ALERT_DAYS = 90

/** Every night: sessions, links and tickets that are over, of people who did not come back to have them replaced. */
export const removeExpiredJob = ({ pg }: JobDeps): Job =>
  defineJob(
    'remove-expired',
    async () => {
      await removeExpired(pg, new Date())
      await forgetOldAlerts(pg, new Date(Date.now() - ALERT_DAYS * 24 * 3_600_000))
      return 'done'
    },
    '17 4 * * *',
  )
