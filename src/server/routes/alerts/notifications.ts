import * as contract from '../../../contract/alerts/notifications.ts'
import { listUsable } from '../../access/can-use.ts'
import { route } from '../../http/route.ts'
import { countUnread, listNotifications, listOthersAlerts, markRead } from '../../records/alerts/notifications.ts'
import type { Deps } from '../deps.ts'

export const notificationRoutes = ({ pg }: Pick<Deps, 'pg'>) => [
  route(contract.listNotifications, async ({ query: { before }, caller: { userId } }) =>
    listNotifications(pg, { userId, hidden: await listHidden({ pg }, userId) }, before),
  ),
  route(contract.countUnread, async ({ caller: { userId } }) => ({ unread: await count({ pg }, userId) })),
  route(contract.markRead, async ({ body: { ids }, caller: { userId } }) => {
    await markRead(pg, userId, ids, new Date())
    return { unread: await count({ pg }, userId) }
  }),
]

const count = async ({ pg }: Pick<Deps, 'pg'>, userId: number) =>
  countUnread(pg, { userId, hidden: await listHidden({ pg }, userId) })

/** Alerts of others that told this person something while they were shared with them, and no longer are. */
async function listHidden({ pg }: Pick<Deps, 'pg'>, userId: number): Promise<string[]> {
  const others = await listOthersAlerts(pg, userId)
  if (others.length === 0) return []
  const usable = await listUsable(pg, 'alert', userId)
  return others.filter((id) => !usable.has(id))
}
