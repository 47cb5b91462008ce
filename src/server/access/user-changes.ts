/** What a superuser does to users: the rules, and what is written down. */
import { type Actor, auditAction } from '../records/audit.ts'
import { revokeSessions } from '../records/users/sessions.ts'
import {
  type CreateResult,
  createUser,
  type DeleteResult,
  deleteUser,
  type UpdateResult,
  type UserUpdate,
  updateUser,
} from '../records/users/user-changes.ts'
import { keyUsername, type User } from '../records/users/users.ts'
import type { Postgres } from '../store/postgres.ts'
import { type IssuedLink, issuePasswordLink } from './password-links.ts'
import { countAttempt, type Throttled } from './throttle.ts'

export type AddResult =
  | Exclude<CreateResult, { outcome: 'created' }>
  | { outcome: 'created'; user: User; link: IssuedLink }
  | Throttled

/** Creates a user and the link with which they choose their password. */
export async function addUser(
  pg: Postgres,
  actor: Actor,
  fields: UserUpdate & { username: string },
  now = new Date(),
): Promise<AddResult> {
  const attempt = await countAttempt(pg, 'user', actor.username, now)
  if (attempt.outcome === 'throttled') return attempt
  const result = await createUser(pg, fields)
  if (result.outcome !== 'created') return result
  const roles = listChanges({ is_superuser: false, transcriptor_group: false, is_active: true }, result.user)
  await auditAction(pg, actor, 'user_created', [result.user.username, ...roles].join(' '), now)
  return { ...result, link: await issuePasswordLink(pg, result.user.id, now) }
}

/** Nobody takes away their own right to manage users: whoever is left must be able to undo a mistake. */
export async function changeUser(
  pg: Postgres,
  actor: Actor,
  username: string,
  changes: UserUpdate,
  now = new Date(),
): Promise<UpdateResult | { outcome: 'own_role' | 'own_activity' }> {
  if (isSelf(actor, username) && changes.is_superuser === false) return { outcome: 'own_role' }
  if (isSelf(actor, username) && changes.is_active === false) return { outcome: 'own_activity' }
  const result = await updateUser(pg, username, changes)
  if (result.outcome !== 'updated') return result
  const changed = listChanges(result.before, result.user)
  if (changed.length === 0) return result
  // Ended, not only shut out: letting a user in again must not bring back what was open on a lost device.
  if (!result.user.is_active) await revokeSessions(pg, result.user.id, 'all', now)
  await auditAction(pg, actor, 'user_updated', [result.before.username, ...changed].join(' '), now)
  return result
}

export async function removeUser(
  pg: Postgres,
  actor: Actor,
  username: string,
  now = new Date(),
): Promise<DeleteResult | { outcome: 'self' }> {
  if (isSelf(actor, username)) return { outcome: 'self' }
  const result = await deleteUser(pg, username, actor.username)
  if (result.outcome === 'deleted') await auditAction(pg, actor, 'user_removed', result.user.username, now)
  return result
}

/** Makes another link, for a lost one or a forgotten password. Until it is used the old password still works. */
export async function renewPasswordLink(
  pg: Postgres,
  actor: Actor,
  user: Pick<User, 'id' | 'username'>,
  now = new Date(),
): Promise<{ outcome: 'issued'; link: IssuedLink } | Throttled> {
  const attempt = await countAttempt(pg, 'user', actor.username, now)
  if (attempt.outcome === 'throttled') return attempt
  const link = await issuePasswordLink(pg, user.id, now)
  await auditAction(pg, actor, 'password_link_created', user.username, now)
  return { outcome: 'issued', link }
}

function isSelf(actor: Actor, username: string): boolean {
  return keyUsername(actor.username) === keyUsername(username)
}

const FLAGS = ['is_superuser', 'transcriptor_group', 'is_active'] as const
const TEXTS = ['username', 'email', 'first_name', 'last_name'] as const

/** Rights with their new value, texts by name alone, but a new username whole: later lines are under it. */
function listChanges(before: Partial<User>, after: User): string[] {
  const flags = FLAGS.filter((name) => before[name] !== after[name]).map((name) => `${name}=${after[name]}`)
  const texts = TEXTS.filter((name) => before[name] !== undefined && before[name] !== after[name])
  return [...flags, ...texts.map((name) => (name === 'username' ? `username=${after.username}` : name))]
}
