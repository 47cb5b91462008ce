import { findUse } from '../../access/can-use.ts'
import { listPending, passOver } from '../../records/alerts/subscriptions.ts'
import { tellPending } from '../../records/alerts/telling.ts'
import type { JobDeps } from '../job.ts'
import { isDue } from './due.ts'

/** Makes notifications of what is due, for whoever may see the alert at this moment. */
export async function tellAlerts({ pg }: Pick<JobDeps, 'pg'>, signal: AbortSignal, now = new Date()): Promise<void> {
  for (const follower of await listPending(pg)) {
    if (signal.aborted) break
    const { alertId, userId, ownerId } = follower
    const maySee = userId === ownerId || (await findUse(pg, { kind: 'alert', id: alertId }, userId))
    if (!maySee) await passOver(pg, { alertId, userId })
    else if (isDue(follower, follower.oldest, now)) await tellPending(pg, { alertId, userId }, now)
  }
}
