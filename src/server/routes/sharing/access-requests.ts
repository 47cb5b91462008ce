import { MAX_SHARES } from '../../../contract/limits.ts'
import * as contract from '../../../contract/sharing/access-requests.ts'
import { findUse } from '../../access/can-use.ts'
import { notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import { createAccessRequest, listAccessRequests, takeAccessRequest } from '../../records/sharing/access-requests.ts'
import { nameThing } from '../../records/sharing/describe-sharing.ts'
import { addPerson } from '../../records/sharing/shares.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireUse } from './require-use.ts'

export const accessRequestRoutes = ({ pg }: Deps) => [
  route(contract.requestAccess, async ({ params, caller, request, reply }) => {
    const level = await findUse(pg, params, caller.userId)
    if (level === undefined) throw notFound()
    if (level === null)
      await inTransaction(pg, async (tx) => {
        if (!(await createAccessRequest(tx, params, caller.userId))) return
        await auditAction(tx, toActor(caller, request), 'access_requested', nameThing(params))
      })
    return reply.status(204).send()
  }),

  route(contract.listAccessRequests, async ({ caller }) => ({
    requests: await listAccessRequests(pg, caller.userId),
  })),

  route(contract.answerAccessRequest, async ({ params, body: { allow }, caller, request, reply }) => {
    await requireUse(pg, params, caller, 'own')
    await inTransaction(pg, async (tx) => {
      const userId = await takeAccessRequest(tx, params, params.username)
      if (userId === undefined) throw notFound()
      if (allow && !(await addPerson(tx, params, { userId, by: caller.userId })))
        throw new ValidationError({ allow: [`São aceitas até ${MAX_SHARES} pessoas.`] })
      const subject = `${nameThing(params)} ${allow ? 'também com' : 'a'} ${params.username}`
      await auditAction(tx, toActor(caller, request), allow ? 'shared' : 'access_refused', subject)
    })
    return reply.status(204).send()
  }),
]
