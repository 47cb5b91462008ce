import type { TokenScope } from '../../contract/limits.ts'
import { findSession, findSessions, type SessionLifetime } from '../records/users/sessions.ts'
import type { Postgres } from '../store/postgres.ts'
import { batchReads } from './batch-reads.ts'
import { verifyAccessToken, verifyRefreshToken } from './session-tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A session that is not refreshed ends earlier; after the maximum the password is required again. */
export const SESSION_LIFETIME: SessionLifetime = { idleMs: 14 * DAY_MS, longestMs: 90 * DAY_MS }

/** The authenticated user of a request. */
export type Caller = {
  userId: number
  username: string
  isSuperuser: boolean
  isTranscriptor: boolean
  /** Empty for a personal token: calls about sessions do not accept one. */
  sessionId: string
  /** Absent when the user is logged in with a session. */
  token?: { id: number; scopes: readonly TokenScope[] }
}

/** Reads a session by its id, with its user. */
export type ReadSession = (id: string) => ReturnType<typeof findSession>

/** Combines concurrent reads into one query. */
export const createSessionReader = (pg: Postgres): ReadSession =>
  batchReads(async (ids) => new Map((await findSessions(pg, ids, new Date())).map((session) => [session.id, session])))

/**
 * The caller an access token stands for, or null. Session and user are read on every request: a logout, a disabled user or a
 * removed role takes effect on the next request, in every process.
 */
export async function findCaller(
  pg: Postgres,
  secret: Uint8Array,
  accessToken: string,
  now = new Date(),
  readSession: ReadSession = (id) => findSession(pg, id, now),
): Promise<Caller | null> {
  const claims = await verifyAccessToken(secret, accessToken, now)
  const session = claims && (await readSession(claims.sid))
  if (!session) return null
  return {
    userId: session.user_id,
    username: session.username,
    isSuperuser: session.is_superuser,
    isTranscriptor: session.transcriptor_group,
    sessionId: session.id,
  }
}

/** Whether a token of either kind is currently valid: an accepted access token, or the newest refresh token. */
export async function canUseToken(pg: Postgres, secret: Uint8Array, token: string, now = new Date()): Promise<boolean> {
  if (await findCaller(pg, secret, token, now)) return true
  const claims = await verifyRefreshToken(secret, token, now)
  const session = claims && (await findSession(pg, claims.sid, now))
  return Boolean(session && session.generation === claims.gen)
}
