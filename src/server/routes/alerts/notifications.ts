import * as contract from '../../../contract/alerts/notifications.ts'
import { listUsable } from '../../access/can-use.ts'
import { route } from '../../http/route.ts'
import { countUnread, listNotifications, listOthersAlerts, markRead } from '../../records/alerts/notifications.ts'
import { listUnseenMentions } from '../../records/dossiers/dossier-comments.ts'
import { countAccessRequests } from '../../records/sharing/access-requests.ts'
import type { Deps } from '../deps.ts'

export const notificationRoutes = ({ pg }: Pick<Deps, 'pg'>) => [
  route(contract.listNotifications, async ({ query: { before }, caller: { userId } }) =>
    listNotifications(pg, { userId, hidden: await listHidden({ pg }, userId) }, before),
  ),
  route(contract.countUnread, ({ caller: { userId } }) => count({ pg }, userId)),
  route(contract.markRead, async ({ body: { ids }, caller: { userId } }) => {
    await markRead(pg, userId, ids, new Date())
    return count({ pg }, userId)
  }),
]

async function count({ pg }: Pick<Deps, 'pg'>, userId: number) {
  const called = await listUnseenMentions(pg, userId)
  const usable = called.length > 0 ? await listUsable(pg, 'dossier', userId) : new Map()
  return {
    unread: await countUnread(pg, { userId, hidden: await listHidden({ pg }, userId) }),
    mentions: called.filter((dossier) => usable.has(dossier)).length,
    access_requests: await countAccessRequests(pg, userId),
  }
}

/** Alerts of others that told this person something while they were shared with them, and no longer are. */
async function listHidden({ pg }: Pick<Deps, 'pg'>, userId: number): Promise<string[]> {
  const others = await listOthersAlerts(pg, userId)
  if (others.length === 0) return []
  const usable = await listUsable(pg, 'alert', userId)
  return others.filter((id) => !usable.has(id))
}
