import * as contract from '../../../contract/alerts/notifications.ts'
import { listUsable } from '../../access/can-use.ts'
import { notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { findAlert } from '../../records/alerts/alerts.ts'
import {
  countUnread,
  createBellTest,
  listNotifications,
  listOthersAlerts,
  markRead,
} from '../../records/alerts/notifications.ts'
import { auditAction } from '../../records/audit.ts'
import { listUnseenMentions } from '../../records/dossiers/dossier-comments.ts'
import { countAccessRequests } from '../../records/sharing/access-requests.ts'
import { countShareNotices } from '../../records/sharing/share-notices.ts'
import { inTransaction } from '../../store/postgres.ts'
import type { BackupReporter } from '../backups.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireSubscription } from './channels.ts'

export const notificationRoutes = ({ pg }: Pick<Deps, 'pg'>, reportBackups: BackupReporter) => {
  const count = async (caller: Reader) => ({
    ...(await countWaiting({ pg }, caller.userId)),
    backups: caller.isSuperuser && (await reportBackups()).is_trouble ? 1 : 0,
  })
  return [
    route(contract.listNotifications, async ({ query: { before }, caller: { userId } }) =>
      listNotifications(pg, { userId, hidden: await listHidden({ pg }, userId) }, before),
    ),
    route(contract.testBell, async ({ params: { id }, caller, request }) => {
      await requireSubscription({ pg }, id, caller)
      const alert = await findAlert(pg, id, caller.userId)
      if (!alert) throw notFound()
      await inTransaction(pg, async (tx) => {
        await createBellTest(tx, { alertId: id, userId: caller.userId }, alert.title, new Date())
        await auditAction(tx, toActor(caller, request), 'alert_channel_tested', `${id} sino`)
      })
      return count(caller)
    }),
    route(contract.countUnread, ({ caller }) => count(caller)),
    route(contract.markRead, async ({ body, caller }) => {
      await markRead(pg, caller.userId, body, new Date())
      return count(caller)
    }),
  ]
}

type Reader = { userId: number; isSuperuser: boolean }

async function countWaiting({ pg }: Pick<Deps, 'pg'>, userId: number) {
  const called = await listUnseenMentions(pg, userId)
  const usable = called.length > 0 ? await listUsable(pg, 'dossier', userId) : new Map()
  return {
    unread: await countUnread(pg, { userId, hidden: await listHidden({ pg }, userId) }),
    mentions: called.filter((dossier) => usable.has(dossier)).length,
    access_requests: await countAccessRequests(pg, userId),
    shared: await countShareNotices(pg, userId),
  }
}

/** Alerts of other users that notified this user while shared with them, and are no longer shared. */
async function listHidden({ pg }: Pick<Deps, 'pg'>, userId: number): Promise<string[]> {
  const others = await listOthersAlerts(pg, userId)
  if (others.length === 0) return []
  const usable = await listUsable(pg, 'alert', userId)
  return others.filter((id) => !usable.has(id))
}
