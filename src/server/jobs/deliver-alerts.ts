import { openTransports } from '../channels/send.ts'
import { deliverAlerts } from './alerts/deliveries.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Sent when notifications were created, and every minute for retries. */
export const deliverAlertsJob = ({ pg, config }: JobDeps): Job => {
  const transports = openTransports(config)
  return defineJob(
    'deliver-alerts',
    async () => ((await deliverAlerts({ pg, publicUrl: config.publicUrl, transports })) ? 'again' : 'done'),
    '* * * * *',
  )
}
