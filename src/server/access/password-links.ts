/** One-time links for choosing a password. Anyone who holds the link acts as its user; only a digest is stored. */
import { createHash, randomBytes } from 'node:crypto'
import { recordAct } from '../records/audit.ts'
import { findPasswordLinkOwner, redeemPasswordLink, savePasswordLink } from '../records/users/password-links.ts'
import type { User } from '../records/users/users.ts'
import type { Postgres } from '../store/postgres.ts'
import { hashPassword } from './password.ts'
import { findPasswordProblem } from './password-rules.ts'
import { countAttempt, forgiveAttempt, type Throttled } from './throttle.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
/** 256 bits cannot be guessed, so a plain digest is enough. */
const TOKEN_BYTES = 32

export type IssuedLink = { token: string; expiresAt: Date }

/** Creates a link for a user and invalidates the previous one. The token is not stored: it exists only in the return value. */
export async function issuePasswordLink(pg: Postgres, userId: number, now: Date): Promise<IssuedLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await savePasswordLink(pg, { userId, digest: digestToken(token), expiresAt }, now)
  return { token, expiresAt }
}

export type LinkCheck = { outcome: 'found'; user: User } | { outcome: 'unknown' } | Throttled

/** Finds the user of a link. Unknown, used, replaced, expired or of a disabled user: all get the same result. */
export async function checkPasswordLink(
  pg: Postgres,
  { token, address }: { token: string; address: string },
  now = new Date(),
): Promise<LinkCheck> {
  const attempt = await countAttempt(pg, 'link', address, now)
  if (attempt.outcome === 'throttled') return attempt
  const user = await findPasswordLinkOwner(pg, digestToken(token), now)
  if (!user) return { outcome: 'unknown' }
  await forgiveAttempt(pg, attempt.ids)
  return { outcome: 'found', user }
}

export type ChoiceResult =
  | { outcome: 'chosen'; username: string }
  | { outcome: 'refused'; problem: string }
  | Exclude<LinkCheck, { outcome: 'found' }>

/** Sets the password of the link's user. A refused password does not use the link up. */
export async function choosePassword(
  pg: Postgres,
  { token, password, address }: { token: string; password: string; address: string },
  now = new Date(),
): Promise<ChoiceResult> {
  const check = await checkPasswordLink(pg, { token, address }, now)
  if (check.outcome !== 'found') return check
  const { username } = check.user
  const problem = findPasswordProblem(password, username)
  if (problem) return { outcome: 'refused', problem }
  const hash = await hashPassword(password)
  const isRedeemed = await recordAct(
    pg,
    (tx) => redeemPasswordLink(tx, digestToken(token), hash, now),
    (done) => (done ? { actor: username, action: 'password_chosen', address } : undefined),
    now,
  )
  if (!isRedeemed) return { outcome: 'unknown' }
  return { outcome: 'chosen', username }
}

function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
