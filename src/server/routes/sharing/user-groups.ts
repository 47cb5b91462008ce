import { MAX_GROUPS } from '../../../contract/limits.ts'
import * as contract from '../../../contract/sharing/user-groups.ts'
import { changedMeanwhile, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import { listNames } from '../../records/sharing/describe-sharing.ts'
import { deleteUserGroup, type GroupRefusal, listUserGroups, saveUserGroup } from '../../records/sharing/user-groups.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'

export const userGroupRoutes = ({ pg }: Deps) => [
  route(contract.listUserGroups, () => listUserGroups(pg)),
  route(contract.createUserGroup, async ({ body, caller, request, reply }) => {
    const created = await inTransaction(pg, async (tx) => {
      const group = read(await saveUserGroup(tx, body))
      await auditAction(tx, toActor(caller, request), 'group_created', describe(group))
      return group
    })
    reply.status(201)
    return created
  }),
  route(contract.updateUserGroup, async ({ params: { id }, body, caller, request }) => {
    return inTransaction(pg, async (tx) => {
      const updated = read(await saveUserGroup(tx, { id, ...body }))
      await auditAction(tx, toActor(caller, request), 'group_updated', describe(updated))
      return updated
    })
  }),
  route(contract.deleteUserGroup, async ({ params: { id }, caller, request, reply }) => {
    await inTransaction(pg, async (tx) => {
      if (!(await deleteUserGroup(tx, id))) throw notFound()
      await auditAction(tx, toActor(caller, request), 'group_removed', String(id))
    })
    return reply.status(204).send()
  }),
]

/** Membership decides what users see, so the audit log lists the members. */
const describe = ({ id, name, members }: contract.UserGroup): string =>
  `${id} ${name}: ${listNames(members) || 'ninguém'}`

function read(saved: contract.UserGroup | GroupRefusal): contract.UserGroup {
  if (!('refusal' in saved)) return saved
  if (saved.refusal === 'not_found') throw notFound()
  if (saved.refusal === 'changed') throw changedMeanwhile('o grupo', saved.current)
  if (saved.refusal === 'unknown') throw new ValidationError({ members: [`Não há ${saved.names.join(', ')}.`] })
  if (saved.refusal === 'name_taken') throw new ValidationError({ name: ['Já há um grupo com este nome.'] })
  throw new ValidationError({ name: [`Há ${MAX_GROUPS} grupos, o máximo. Remova um para criar outro.`] })
}
