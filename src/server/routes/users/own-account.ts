import {
  changePassword,
  endOwnSession as endOwnSessionEndpoint,
  endOwnSessions as endOwnSessionsEndpoint,
  listOwnSessions,
  updateProfile,
} from '../../../contract/users/own-account.ts'
import type { Profile } from '../../../contract/users/profile.ts'
import { changeOwnPassword, changeOwnProfile, endOwnSession, endOwnSessions } from '../../access/own-account.ts'
import type { Throttled } from '../../access/throttle.ts'
import { notAuthenticated, notFound, ValidationError } from '../../http/errors.ts'
import { tooManyRequests } from '../../http/retry-later.ts'
import { route } from '../../http/route.ts'
import { listSessions } from '../../records/users/sessions.ts'
import type { User } from '../../records/users/users.ts'
import type { Deps } from '../deps.ts'

export const ownAccountRoutes = ({ pg }: Deps) => [
  route(updateProfile, async ({ body, caller, request }) => {
    const { current_password, ...changes } = body
    const result = await changeOwnProfile(pg, { caller, address: request.ip }, changes, current_password)
    if (result.outcome === 'changed') return toProfile(result.user)
    if (result.outcome === 'password_needed') {
      throw new ValidationError({ current_password: ['Para mudar o e-mail, informe a sua senha.'] })
    }
    throw refuseOwnChange(result)
  }),

  route(changePassword, async ({ body, caller, request }) => {
    const passwords = { current: body.current_password, chosen: body.new_password }
    const result = await changeOwnPassword(pg, { caller, address: request.ip }, passwords)
    if (result.outcome === 'changed') return {}
    if (result.outcome === 'refused') throw new ValidationError({ new_password: [result.problem] })
    throw refuseOwnChange(result)
  }),

  route(listOwnSessions, async ({ caller }) => {
    const sessions = await listSessions(pg, caller.userId, new Date())
    return sessions.map(({ id, user_agent, address, created_at, rotated_at }) => ({
      id,
      user_agent,
      address,
      created_at: created_at.toISOString(),
      last_used_at: rotated_at.toISOString(),
      is_current: id === caller.sessionId,
    }))
  }),

  route(endOwnSessionEndpoint, async ({ params, caller, request }) => {
    if (!(await endOwnSession(pg, { caller, address: request.ip }, params.id))) throw notFound()
    return {}
  }),

  route(endOwnSessionsEndpoint, async ({ body, caller, request }) => {
    await endOwnSessions(pg, { caller, address: request.ip }, body.scope)
    return {}
  }),
]

/** The profile of the specification: only the user's own, and only the fields it names. */
export function toProfile(user: User): Profile {
  const { username, is_staff, is_superuser, email, first_name, last_name, transcriptor_group } = user
  return { username, is_staff, is_superuser, email, first_name, last_name, transcriptor_group }
}

/** The error for a refused change of one's own account. */
export function refuseOwnChange(result: { outcome: 'wrong_password' | 'gone' } | Throttled): Error {
  if (result.outcome === 'throttled') return tooManyRequests(result.retryAfterSeconds)
  if (result.outcome === 'gone') return notAuthenticated()
  return new ValidationError({ current_password: ['A senha atual não confere.'] })
}
