import * as contract from '../../../contract/sharing/shares.ts'
import { changedMeanwhile, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import { listColleagues } from '../../records/sharing/colleagues.ts'
import { describeShares, nameThing } from '../../records/sharing/describe-sharing.ts'
import { findShares, replaceShares } from '../../records/sharing/shares.ts'
import type { SharedThing } from '../../records/sharing/use-levels.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireUse } from './require-use.ts'

export const shareRoutes = ({ pg }: Deps) => {
  const show = async (thing: SharedThing, isOwner: boolean) => {
    const shares = await findShares(pg, thing)
    if (!shares) throw notFound()
    return isOwner ? shares : { ...shares, folder: null, requests: [] }
  }
  return [
    route(contract.getShares, async ({ params, caller }) =>
      show(params, (await requireUse(pg, params, caller, 'see')) === 'own'),
    ),
    route(contract.updateShares, async ({ params, body, caller, request }) => {
      await requireUse(pg, params, caller, 'own')
      const isChanged = await inTransaction(pg, async (tx) => {
        const unknown = await replaceShares(tx, params, body, caller.userId)
        if (unknown === 'changed') return false
        if (unknown.length > 0) throw new ValidationError({ people: [`Não há ${unknown.join(', ')}.`] })
        await auditAction(tx, toActor(caller, request), 'shared', `${nameThing(params)} ${describeShares(body)}`)
        return true
      })
      const current = await show(params, true)
      if (!isChanged) throw changedMeanwhile('o compartilhamento', current)
      return current
    }),
    route(contract.listColleagues, () => listColleagues(pg)),
  ]
}
