import { listPendingAlerts, tellPending } from '../../records/alerts/telling.ts'
import type { JobDeps } from '../job.ts'
import { isDue } from './due.ts'

/** Makes notifications of what is due. */
export async function tellAlerts({ pg }: Pick<JobDeps, 'pg'>, signal: AbortSignal, now = new Date()): Promise<void> {
  for (const alert of await listPendingAlerts(pg)) {
    if (signal.aborted) break
    if (isDue(alert, alert.oldest, now)) await tellPending(pg, alert.id, now)
  }
}
