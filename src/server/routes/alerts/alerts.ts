import * as contract from '../../../contract/alerts/alerts.ts'
import { ALERT_FINDS_PAGE } from '../../../contract/limits.ts'
import { listUsable } from '../../access/can-use.ts'
import { route } from '../../http/route.ts'
import * as alerts from '../../records/alerts/alerts.ts'
import { listFinds } from '../../records/alerts/finds.ts'
import { auditAction } from '../../records/audit.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireUse } from '../sharing/require-use.ts'
import { asAlert, showAlerts, showOne } from './show-alert.ts'

export const alertRoutes = (all: Deps) => [
  route(contract.listAlerts, async ({ caller: { userId } }) => {
    const usable = await listUsable(all.pg, 'alert', userId)
    const rows = await alerts.listAlerts(all.pg, [...usable.keys()], userId)
    const { alerts: shown, mail } = await showAlerts(all, rows, userId, usable)
    return { alerts: shown, can_mail: Boolean(all.sendMail), mail, time_zone: all.config.timeZone }
  }),

  route(contract.getAlert, async ({ params: { id }, caller }) => {
    const level = await requireUse(all.pg, asAlert(id), caller, 'see')
    return { alert: await showOne(all, id, caller.userId, level), time_zone: all.config.timeZone }
  }),

  route(contract.listFinds, async ({ params: { id }, query: { before }, caller }) => {
    await requireUse(all.pg, asAlert(id), caller, 'see')
    const page = await listFinds(all.pg, { alertId: id, userId: caller.userId }, ALERT_FINDS_PAGE, before)
    return { ...page, more: (await alerts.findAlert(all.pg, id, caller.userId))?.more ?? 0 }
  }),

  route(contract.deleteAlert, async ({ params: { id }, caller, request, reply }) => {
    await requireUse(all.pg, asAlert(id), caller, 'own')
    await inTransaction(all.pg, async (tx) => {
      await alerts.deleteAlert(tx, id)
      await auditAction(tx, toActor(caller, request), 'alert_removed', id)
    })
    return reply.status(204).send()
  }),
]
