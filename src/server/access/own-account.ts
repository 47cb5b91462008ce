/** What every user may do with their own account. */
import { z } from 'zod'
import { type Actor, auditAction, createAuditEntry } from '../records/audit.ts'
import { replacePassword } from '../records/users/password-links.ts'
import { revokeSessions } from '../records/users/sessions.ts'
import { updateUser } from '../records/users/user-changes.ts'
import { findUser, type User } from '../records/users/users.ts'
import { inTransaction, type Postgres } from '../store/postgres.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { findPasswordProblem } from './password-rules.ts'
import type { Caller } from './session.ts'
import { countGuess, forgiveGuess, type Throttled } from './throttle.ts'

export type Requester = { caller: Caller; address: string }

const toActor = ({ caller, address }: Requester): Actor => ({ username: caller.username, address })

export type Refusal = { outcome: 'wrong_password' | 'gone' } | Throttled

export type OwnChanges = { email?: string | undefined; first_name?: string | undefined; last_name?: string | undefined }

/** Changes the caller's own name and e-mail. The e-mail requires the password: password links are sent there. */
export async function changeOwnProfile(
  pg: Postgres,
  { caller, address }: Requester,
  { email, first_name, last_name }: OwnChanges,
  currentPassword: string | undefined,
  now = new Date(),
): Promise<{ outcome: 'changed'; user: User } | { outcome: 'password_needed' } | Refusal> {
  const user = await findUser(pg, caller.userId)
  if (!user) return { outcome: 'gone' }
  if (email !== undefined && email !== user.email) {
    if (currentPassword === undefined) return { outcome: 'password_needed' }
    const refusal = await checkOwnPassword(pg, user, currentPassword, address, now)
    if (refusal) return refusal
  }
  const given = { email, first_name, last_name }
  return inTransaction(pg, async (tx) => {
    const result = await updateUser(tx, user.username, given)
    if (result.outcome !== 'updated') return { outcome: 'gone' }
    const changed = (['email', 'first_name', 'last_name'] as const).filter((name) => result.user[name] !== user[name])
    if (changed.length > 0) {
      await auditAction(tx, { username: user.username, address }, 'profile_updated', changed.join(' '), now)
    }
    return { outcome: 'changed', user: result.user }
  })
}

/** Changes the caller's own password; all other sessions end, and an unused password link stops working. */
export async function changeOwnPassword(
  pg: Postgres,
  { caller, address }: Requester,
  { current, chosen }: { current: string; chosen: string },
  now = new Date(),
): Promise<{ outcome: 'changed' } | { outcome: 'refused'; problem: string } | Refusal> {
  const user = await findUser(pg, caller.userId)
  if (!user) return { outcome: 'gone' }
  const refusal = await checkOwnPassword(pg, user, current, address, now)
  if (refusal) return refusal
  const problem = findPasswordProblem(chosen, user.username)
  if (problem) return { outcome: 'refused', problem }
  const hash = await hashPassword(chosen)
  await inTransaction(pg, async (tx) => {
    await replacePassword(tx, user.id, hash, caller.sessionId)
    await createAuditEntry(tx, { actor: user.username, action: 'password_changed', address }, now)
  })
  return { outcome: 'changed' }
}

/** @param id any text: one that is not an id matches no session. @returns whether it was one of the caller's own sessions */
export async function endOwnSession(pg: Postgres, asker: Requester, id: string, now = new Date()): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false
  return inTransaction(pg, async (tx) => {
    const ended = await revokeSessions(tx, asker.caller.userId, { only: id }, now)
    for (const subject of ended) await auditAction(tx, toActor(asker), 'session_ended', subject, now)
    return ended.length > 0
  })
}

/** Ends all of the caller's sessions, or all but the current one. */
export async function endOwnSessions(
  pg: Postgres,
  asker: Requester,
  scope: 'all' | 'others',
  now = new Date(),
): Promise<void> {
  const { userId, sessionId } = asker.caller
  await inTransaction(pg, async (tx) => {
    await revokeSessions(tx, userId, scope === 'all' ? 'all' : { except: sessionId }, now)
    await auditAction(tx, toActor(asker), 'sessions_ended', scope, now)
  })
}

/** Counted with the login attempts: an open session must not bypass that limit. @returns null when the password is right */
export async function checkOwnPassword(
  pg: Postgres,
  user: User,
  password: string,
  address: string,
  now: Date,
): Promise<Refusal | null> {
  const guess = await countGuess(pg, user.username, { address }, now)
  if (guess.outcome === 'throttled') return guess
  if (await verifyPassword(user.password_hash, password)) {
    await forgiveGuess(pg, guess)
    return null
  }
  await createAuditEntry(pg, { actor: user.username, action: 'password_refused', address }, now)
  return { outcome: 'wrong_password' }
}
