/** Receiving an alert: at the subscriber's own hours, through their own channels. */
import * as contract from '../../../contract/alerts/alerts.ts'
import { HttpError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { createSubscription, deleteSubscription } from '../../records/alerts/subscriptions.ts'
import { auditAction } from '../../records/audit.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireUse } from '../sharing/require-use.ts'
import { asAlert, showOne } from './show-alert.ts'

export const subscriptionRoutes = (deps: Deps) => [
  route(contract.subscribeToAlert, async ({ params: { id }, body, caller, request }) => {
    const level = await requireUse(deps.pg, asAlert(id), caller, 'see')
    await inTransaction(deps.pg, async (tx) => {
      await createSubscription(tx, { alertId: id, userId: caller.userId }, body, new Date())
      await auditAction(tx, toActor(caller, request), 'alert_followed', id)
    })
    return showOne(deps, id, caller.userId, level)
  }),

  route(contract.unsubscribeFromAlert, async ({ params: { id }, caller, request }) => {
    const level = await requireUse(deps.pg, asAlert(id), caller, 'see')
    if (level === 'own') throw new HttpError(409, 'conflict', OWNER_STAYS)
    await inTransaction(deps.pg, async (tx) => {
      if (await deleteSubscription(tx, { alertId: id, userId: caller.userId }))
        await auditAction(tx, toActor(caller, request), 'alert_left', id)
    })
    return showOne(deps, id, caller.userId, level)
  }),
]

const OWNER_STAYS = 'Quem é dono sempre recebe o alerta no sino. Para não receber, desligue ou remova o alerta.'
