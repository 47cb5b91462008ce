/**
 * Rotation of refresh tokens, as in RFC 9700 (section 4.14.2): each refresh token works once. If one is used again later, it or
 * its successor was stolen, so the whole session ends.
 */
import type { Tokens } from '../../contract/users/token.ts'
import { recordAct } from '../records/audit.ts'
import { findSession, revokeSession, rotateSession } from '../records/users/sessions.ts'
import type { Postgres } from '../store/postgres.ts'
import { SESSION_LIFETIME } from './session.ts'
import { issueTokens, type RefreshClaims, verifyRefreshToken } from './session-tokens.ts'

/**
 * For this long the previous token still yields the same successor: tabs that refresh at once stay logged in, and so does a tab
 * whose response was lost, because the browser retries after 10 s.
 */
const GRACE_MS = 15_000

export type RefreshRequest = { refresh: string; address: string }

export type RefreshResult =
  | { outcome: 'refreshed'; tokens: Tokens }
  /** Not one of our tokens, expired, or its session has ended. */
  | { outcome: 'refused' }
  /** A token that was used before: its session has just been ended. */
  | { outcome: 'replayed' }

/** Exchanges a refresh token for the next pair. */
export async function refreshSession(
  pg: Postgres,
  secret: Uint8Array,
  { refresh, address }: RefreshRequest,
  now = new Date(),
): Promise<RefreshResult> {
  const claims = await verifyRefreshToken(secret, refresh, now)
  if (!claims) return { outcome: 'refused' }
  const rotated = await rotateSession(pg, { id: claims.sid, generation: claims.gen }, SESSION_LIFETIME, now)
  if (rotated) return { outcome: 'refreshed', tokens: await issueTokens(secret, rotated, now) }
  return refreshAgain(pg, secret, claims, address, now)
}

/** Handles a token that is not the current one: a concurrent tab, a replay, or an ended session. */
async function refreshAgain(
  pg: Postgres,
  secret: Uint8Array,
  claims: RefreshClaims,
  address: string,
  now: Date,
): Promise<RefreshResult> {
  const session = await findSession(pg, claims.sid, now)
  if (!session || session.generation <= claims.gen) return { outcome: 'refused' }
  // Absolute difference: another process's clock may be ahead of ours.
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
