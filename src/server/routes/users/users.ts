import {
  createPasswordLink,
  createUser,
  deleteUser,
  getUser,
  listUsers as listUsersEndpoint,
  replaceUser,
  updateUser,
  type User as WireUser,
} from '../../../contract/users/users.ts'
import { addUser, changeUser, removeUser, renewPasswordLink } from '../../access/user-changes.ts'
import { notFound, ValidationError } from '../../http/errors.ts'
import { tooManyRequests } from '../../http/retry-later.ts'
import { route } from '../../http/route.ts'
import type { Actor } from '../../records/audit.ts'
import type { UserUpdate } from '../../records/users/user-changes.ts'
import { findListedUser, type ListedUser, listUsers } from '../../records/users/users.ts'
import { type Deps, toActor } from '../deps.ts'
import { deliverLink } from './link-delivery.ts'

const REFUSALS = {
  name_taken: { username: ['Já existe um usuário com este nome.'] },
  too_many: { non_field_errors: ['O limite de 2.000 usuários foi atingido. Remova quem não usa mais o LupaScan.'] },
  own_role: { is_superuser: ['Você não pode tirar de si a permissão de superusuário. Peça a outro superusuário.'] },
  own_activity: { is_active: ['Você não pode desativar a si. Peça a outro superusuário.'] },
  self: { non_field_errors: ['Você não pode remover a si. Peça a outro superusuário.'] },
  last_superuser: {
    non_field_errors: ['Este é o último superusuário ativo. Dê antes a permissão a outra pessoa.'],
  },
}

export const userRoutes = (deps: Deps) => {
  const { pg } = deps
  const load = async (username: string) => {
    const user = await findListedUser(pg, username, new Date())
    if (!user) throw notFound()
    return user
  }
  const change = async (actor: Actor, username: string, changes: UserUpdate) => {
    const result = await changeUser(pg, actor, username, changes)
    if (result.outcome === 'not_found') throw notFound()
    if (result.outcome !== 'updated') throw new ValidationError(REFUSALS[result.outcome])
    return toWire(await load(result.user.username))
  }
  return [
    route(listUsersEndpoint, async () => (await listUsers(pg, new Date())).map(toWire)),
    route(getUser, async ({ params }) => toWire(await load(params.username))),
    route(createUser, async ({ body, caller, request, reply }) => {
      const result = await addUser(pg, toActor(caller, request), body)
      if (result.outcome === 'throttled') throw tooManyRequests(result.retryAfterSeconds)
      if (result.outcome !== 'created') throw new ValidationError(REFUSALS[result.outcome])
      const { user, link } = result
      const password_link = await deliverLink(deps, user, link, request.log)
      reply.status(201)
      return { ...toWire({ ...user, link_expires_at: link.expiresAt }), password_link }
    }),
    route(replaceUser, ({ params, body, caller, request }) => change(toActor(caller, request), params.username, body)),
    route(updateUser, ({ params, body, caller, request }) => change(toActor(caller, request), params.username, body)),
    route(deleteUser, async ({ params, caller, request }) => {
      const result = await removeUser(pg, toActor(caller, request), params.username)
      if (result.outcome === 'not_found') throw notFound()
      if (result.outcome !== 'deleted') throw new ValidationError(REFUSALS[result.outcome])
      return {}
    }),
    route(createPasswordLink, async ({ params, caller, request }) => {
      const user = await load(params.username)
      if (!user.is_active)
        throw new ValidationError({ non_field_errors: ['Reative o usuário antes de fazer um link.'] })
      const result = await renewPasswordLink(pg, toActor(caller, request), user)
      if (result.outcome === 'throttled') throw tooManyRequests(result.retryAfterSeconds)
      return deliverLink(deps, user, result.link, request.log)
    }),
  ]
}

function toWire(user: ListedUser): WireUser {
  return {
    username: user.username,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    is_superuser: user.is_superuser,
    transcriptor_group: user.transcriptor_group,
    is_active: user.is_active,
    has_password: user.password_hash !== null,
    last_login: user.last_login_at?.toISOString() ?? null,
    created_at: user.created_at.toISOString(),
    link_expires_at: user.link_expires_at?.toISOString() ?? null,
  }
}
