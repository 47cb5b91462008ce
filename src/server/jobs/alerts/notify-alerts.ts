import { listUses } from '../../access/can-use.ts'
import { notifyPending } from '../../records/alerts/notify-pending.ts'
import { listPending, type PendingSubscriber, passOver, type Subscriber } from '../../records/alerts/subscriptions.ts'
import type { Postgres } from '../../store/postgres.ts'
import type { JobDeps } from '../job.ts'
import { isDue } from './due.ts'

/** Creates the notifications that are due, for the users who may see the alert at this moment. */
export async function notifyAlerts({ pg }: Pick<JobDeps, 'pg'>, signal: AbortSignal, now = new Date()): Promise<void> {
  let after: Subscriber | null = null
  do {
    const { page, last } = await listPending(pg, after)
    const allowed = await listAllowed(pg, page)
    for (const subscriber of page) {
      if (signal.aborted) return
      const { alertId, userId } = subscriber
      if (!allowed.has(nameSubscriber(subscriber))) await passOver(pg, { alertId, userId })
      else if (isDue(subscriber, subscriber.oldest, now)) await notifyPending(pg, { alertId, userId }, now)
    }
    after = last
  } while (after !== null)
}

const nameSubscriber = ({ alertId, userId }: Subscriber): string => `${alertId} ${userId}`

/** Filters to those who may see their alert, in one query. */
async function listAllowed(pg: Postgres, page: readonly PendingSubscriber[]): Promise<Set<string>> {
  const asked = page.map(({ alertId, userId }) => ({ id: alertId, userId }))
  const uses = await listUses(pg, 'alert', asked)
  return new Set(uses.map(({ id, userId }) => nameSubscriber({ alertId: id, userId })))
}
