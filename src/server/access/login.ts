import { randomUUID } from 'node:crypto'
import type { Login, Tokens } from '../../contract/users/token.ts'
import { createAuditEntry, createAuditEntryOnce } from '../records/audit.ts'
import { createSession } from '../records/users/sessions.ts'
import { findUserByUsername, updateLastLogin } from '../records/users/users.ts'
import { inTransaction, type Postgres } from '../store/postgres.ts'
import { verifyPassword } from './password.ts'
import { SESSION_LIFETIME } from './session.ts'
import { issueTokens } from './session-tokens.ts'
import { countGuess, forgiveGuess, WINDOW_MS } from './throttle.ts'

export type LoginAttempt = Login & {
  address: string
  userAgent: string
  /** The user's device id, as returned by `readDevice`. */
  device?: string | null | undefined
}

export type LoginResult =
  | { outcome: 'logged_in'; tokens: Tokens }
  /** Unknown user, disabled user or wrong password: the response must not distinguish them, not even by its timing. */
  | { outcome: 'wrong_credentials' }
  | { outcome: 'throttled'; retryAfterSeconds: number }

/** Long enough to tell a user's browsers apart. */
const MAX_USER_AGENT = 300

/** Checks a name and a password and opens a session. The attempt is counted before it is checked. */
export async function logIn(
  pg: Postgres,
  secret: Uint8Array,
  { username, password, address, userAgent, device }: LoginAttempt,
  now = new Date(),
): Promise<LoginResult> {
  const user = await findUserByUsername(pg, username)
  const who = { actor: user?.username ?? '', address }
  const guess = await countGuess(pg, username, { address, device }, now)
  if (guess.outcome === 'throttled') {
    const { subject, retryAfterSeconds } = guess
    const since = new Date(now.getTime() - WINDOW_MS)
    await createAuditEntryOnce(pg, { ...who, action: 'login_throttled', subject }, since, now)
    return { outcome: 'throttled', retryAfterSeconds }
  }
  const mayEnter = user?.is_active ? user : undefined
  const isRight = await verifyPassword(mayEnter?.password_hash ?? null, password)
  if (!isRight || !mayEnter) {
    await createAuditEntry(pg, { ...who, action: 'login_failed' }, now)
    return { outcome: 'wrong_credentials' }
  }
  await forgiveGuess(pg, guess)
  const client = { userId: mayEnter.id, address, userAgent: userAgent.slice(0, MAX_USER_AGENT) }
  const session = await inTransaction(pg, async (tx) => {
    const expiresAt = new Date(now.getTime() + SESSION_LIFETIME.idleMs)
    const opened = await createSession(tx, { id: randomUUID(), ...client, expiresAt }, now)
    await updateLastLogin(tx, mayEnter.id, now)
    await createAuditEntry(tx, { ...who, action: 'login', subject: opened.id }, now)
    return opened
  })
  return { outcome: 'logged_in', tokens: await issueTokens(secret, session, now) }
}
