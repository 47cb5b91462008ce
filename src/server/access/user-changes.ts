/** Superusers' changes to users: the rules and the audit entries. */
import { type Actor, auditAction } from '../records/audit.ts'
import { deleteApiTokens } from '../records/users/api-tokens.ts'
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
import { inTransaction, type Postgres } from '../store/postgres.ts'
import { describeWork } from './describe-work.ts'
import { type IssuedLink, issuePasswordLink } from './password-links.ts'
import { countAttempt, type Throttled } from './throttle.ts'

export type AddResult =
  | Exclude<CreateResult, { outcome: 'created' }>
  | { outcome: 'created'; user: User; link: IssuedLink }
  | Throttled

/** Creates a user, and the link with which they choose their password. */
export async function addUser(
  pg: Postgres,
  actor: Actor,
  fields: UserUpdate & { username: string },
  now = new Date(),
): Promise<AddResult> {
  const attempt = await countAttempt(pg, 'user', actor.username, now)
  if (attempt.outcome === 'throttled') return attempt
  return inTransaction(pg, async (tx) => {
    const result = await createUser(tx, fields)
    if (result.outcome !== 'created') return result
    const roles = listChanges({ is_superuser: false, transcriptor_group: false, is_active: true }, result.user)
    const link = await issuePasswordLink(tx, result.user.id, now)
    await auditAction(tx, actor, 'user_created', [result.user.username, ...roles].join(' '), now)
    return { ...result, link }
  })
}

/** Superusers cannot remove their own right to manage users: somebody must remain who can undo a mistake. */
export async function changeUser(
  pg: Postgres,
  actor: Actor,
  username: string,
  changes: UserUpdate,
  now = new Date(),
): Promise<UpdateResult | { outcome: 'own_role' | 'own_activity' }> {
  if (isSelf(actor, username) && changes.is_superuser === false) return { outcome: 'own_role' }
  if (isSelf(actor, username) && changes.is_active === false) return { outcome: 'own_activity' }
  return inTransaction(pg, async (tx) => {
    const result = await updateUser(tx, username, changes)
    if (result.outcome !== 'updated') return result
    const { before, user } = result
    const changed = listChanges(before, user)
    if (changed.length === 0) return result
    // Revoked, not only blocked: reactivating a user must not reopen sessions on a lost device.
    if (!user.is_active) await revokeSessions(tx, user.id, 'all', now)
    // Tokens were created under the previous rights; with new rights, their scopes might grant more than anyone reviewed.
    if (FLAGS.some((name) => before[name] !== user[name])) await deleteApiTokens(tx, user.id)
    await auditAction(tx, actor, 'user_updated', [before.username, ...changed].join(' '), now)
    return result
  })
}

export async function removeUser(
  pg: Postgres,
  actor: Actor,
  username: string,
  now = new Date(),
): Promise<DeleteResult | { outcome: 'self' }> {
  if (isSelf(actor, username)) return { outcome: 'self' }
  return inTransaction(pg, async (tx) => {
    const done = await deleteUser(tx, username, actor.username)
    if (done.outcome !== 'deleted') return done
    const { user, passed } = done
    await auditAction(tx, actor, 'user_removed', user.username, now)
    if (passed && Object.values(passed).some((count) => count > 0))
      await auditAction(tx, actor, 'work_passed_on', `${user.username}: ${describeWork(passed)}`, now)
    return done
  })
}

/** Creates another link, for a lost one or a forgotten password. Until it is used, the old password still works. */
export async function renewPasswordLink(
  pg: Postgres,
  actor: Actor,
  user: Pick<User, 'id' | 'username'>,
  now = new Date(),
): Promise<{ outcome: 'issued'; link: IssuedLink } | Throttled> {
  const attempt = await countAttempt(pg, 'user', actor.username, now)
  if (attempt.outcome === 'throttled') return attempt
  return inTransaction(pg, async (tx) => {
    const link = await issuePasswordLink(tx, user.id, now)
    await auditAction(tx, actor, 'password_link_created', user.username, now)
    return { outcome: 'issued', link }
  })
}

function isSelf(actor: Actor, username: string): boolean {
  return keyUsername(actor.username) === keyUsername(username)
}

const FLAGS = ['is_superuser', 'transcriptor_group', 'is_active'] as const
const TEXTS = ['username', 'email', 'first_name', 'last_name'] as const

/**
 * Lists rights with their new value and texts by name only, except a new username, which is given in full: later entries use it.
 */
function listChanges(before: Partial<User>, after: User): string[] {
  const flags = FLAGS.filter((name) => before[name] !== after[name]).map((name) => `${name}=${after[name]}`)
  const texts = TEXTS.filter((name) => before[name] !== undefined && before[name] !== after[name])
  return [...flags, ...texts.map((name) => (name === 'username' ? `username=${after.username}` : name))]
}
