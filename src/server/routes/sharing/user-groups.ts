import { MAX_GROUPS } from '../../../contract/limits.ts'
import * as contract from '../../../contract/sharing/user-groups.ts'
import { notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import { deleteUserGroup, type GroupRefusal, listUserGroups, saveUserGroup } from '../../records/sharing/user-groups.ts'
import { type Deps, toActor } from '../deps.ts'

export const userGroupRoutes = ({ pg }: Deps) => [
  route(contract.listUserGroups, () => listUserGroups(pg)),
  route(contract.createUserGroup, async ({ body, caller, request, reply }) => {
    const created = read(await saveUserGroup(pg, body))
    await auditAction(pg, toActor(caller, request), 'group_created', `${created.id} ${created.name}`)
    reply.status(201)
    return created
  }),
  route(contract.updateUserGroup, async ({ params: { id }, body, caller, request }) => {
    const updated = read(await saveUserGroup(pg, { id, ...body }))
    await auditAction(pg, toActor(caller, request), 'group_updated', `${updated.id} ${updated.name}`)
    return updated
  }),
  route(contract.deleteUserGroup, async ({ params: { id }, caller, request, reply }) => {
    if (!(await deleteUserGroup(pg, id))) throw notFound()
    await auditAction(pg, toActor(caller, request), 'group_removed', String(id))
    return reply.status(204).send()
  }),
]

function read(saved: contract.UserGroup | GroupRefusal): contract.UserGroup {
  if (!('refusal' in saved)) return saved
  if (saved.refusal === 'not_found') throw notFound()
  if (saved.refusal === 'unknown') throw new ValidationError({ members: [`Não há ${saved.names.join(', ')}.`] })
  if (saved.refusal === 'name_taken') throw new ValidationError({ name: ['Já há um grupo com este nome.'] })
  throw new ValidationError({ name: [`Há ${MAX_GROUPS} grupos, o máximo. Remova um para criar outro.`] })
}
