/**
 * Rotation of refresh tokens, as RFC 9700 (section 4.14.2) has it: each refresh token works once, and one that comes back
 * later was stolen, or its successor was, so the whole session ends.
 */
import type { Tokens } from '../../contract/users/token.ts'
import { recordAct } from '../records/audit.ts'
import { findSession, revokeSession, rotateSession } from '../records/users/sessions.ts'
import type { Postgres } from '../store/postgres.ts'
import { SESSION_LIFETIME } from './session.ts'
import { issueTokens, type RefreshClaims, verifyRefreshToken } from './session-tokens.ts'

/**
 * For this long the previous token gets the same successor again: tabs that refresh at once all stay logged in, and so
 * does one whose answer got lost, because the browser tries again after 10 s.
 */
const GRACE_MS = 15_000

export type RefreshQuestion = { refresh: string; address: string }

export type RefreshResult =
  | { outcome: 'refreshed'; tokens: Tokens }
  /** Not a token of ours, out of time, or its session is over. */
  | { outcome: 'refused' }
  /** A token used before: its session has been ended just now. */
  | { outcome: 'replayed' }

/** Trades a refresh token for the next pair. */
export async function refreshSession(
  pg: Postgres,
  secret: Uint8Array,
  { refresh, address }: RefreshQuestion,
  now = new Date(),
): Promise<RefreshResult> {
  const claims = await verifyRefreshToken(secret, refresh, now)
  if (!claims) return { outcome: 'refused' }
  const rotated = await rotateSession(pg, { id: claims.sid, generation: claims.gen }, SESSION_LIFETIME, now)
  if (rotated) return { outcome: 'refreshed', tokens: await issueTokens(secret, rotated, now) }
  return refreshAgain(pg, secret, claims, address, now)
}

/** The token is not the one in force: a tab that came second, a replay, or a session that is over. */
async function refreshAgain(
  pg: Postgres,
  secret: Uint8Array,
  claims: RefreshClaims,
  address: string,
  now: Date,
): Promise<RefreshResult> {
  const session = await findSession(pg, claims.sid, now)
  if (!session || session.generation <= claims.gen) return { outcome: 'refused' }
  // Either way: another process's clock may be ahead of ours.
  const sinceRotation = Math.abs(now.getTime() - session.rotated_at.getTime())
  if (session.generation === claims.gen + 1 && sinceRotation <= GRACE_MS) {
    return { outcome: 'refreshed', tokens: await issueTokens(secret, session, now) }
  }
  await recordAct(
    pg,
    (tx) => revokeSession(tx, session.id, now),
    (username) =>
      username ? { actor: username, action: 'refresh_replayed', subject: session.id, address } : undefined,
    now,
  )
  return { outcome: 'replayed' }
}
