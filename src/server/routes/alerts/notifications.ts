import * as contract from '../../../contract/alerts/notifications.ts'
import { route } from '../../http/route.ts'
import { countUnread, listNotifications, markRead } from '../../records/alerts/notifications.ts'
import type { Deps } from '../deps.ts'

export const notificationRoutes = ({ pg }: Pick<Deps, 'pg'>) => [
  route(contract.listNotifications, ({ query: { before }, caller: { userId } }) =>
    listNotifications(pg, userId, before),
  ),
  route(contract.countUnread, async ({ caller: { userId } }) => ({ unread: await countUnread(pg, userId) })),
  route(contract.markRead, async ({ body: { ids }, caller: { userId } }) => {
    await markRead(pg, userId, ids, new Date())
    return { unread: await countUnread(pg, userId) }
  }),
]
