import { listPendingAlerts, tellPending } from '../../records/alerts/telling.ts'
import type { JobDeps } from '../job.ts'
import { isDue } from './due.ts'

/** Makes notifications of what is due. @returns whether something waits to be delivered */
export async function tellAlerts({ pg }: Pick<JobDeps, 'pg'>, signal: AbortSignal, now = new Date()): Promise<boolean> {
  let hasDeliveries = false
  for (const alert of await listPendingAlerts(pg)) {
    if (signal.aborted) break
    if (isDue(alert, alert.oldest, now) && (await tellPending(pg, alert.id, now))) hasDeliveries = true
  }
  return hasDeliveries
}
