import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'
import { namePlace } from './network-place.ts'
import { keyUsername } from './users.ts'

export type Session = { id: string; generation: number; expires_at: Date }

export type NewSession = { id: string; userId: number; address: string; userAgent: string; expiresAt: Date }

/** Creates a session in its first generation and removes the user's expired ones. */
export async function createSession(pg: Postgres, session: NewSession, now: Date): Promise<Session> {
  await pg.deleteFrom('sessions').where('user_id', '=', session.userId).where('expires_at', '<', now).execute()
  return pg
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: now,
      rotated_at: now,
      expires_at: session.expiresAt,
      address: session.address,
      place: namePlace(session.address),
      user_agent: session.userAgent,
    })
    .returning(['id', 'generation', 'expires_at'])
    .executeTakeFirstOrThrow()
}

/** The session and its user, when the session is valid and the user may log in. */
export async function findSession(pg: Postgres, id: string, now: Date) {
  return (await findSessions(pg, [id], now)).at(0)
}

/** The same for several sessions, in any order. */
export function findSessions(pg: Postgres, ids: readonly string[], now: Date) {
  return pg
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.generation', 'sessions.rotated_at', 'sessions.expires_at', 'sessions.user_id'])
    .select(['users.username', 'users.is_superuser', 'users.transcriptor_group'])
    .where('sessions.id', 'in', ids)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .execute()
}

/** In milliseconds: without a refresh, and at most. */
export type SessionLifetime = { idleMs: number; longestMs: number }

/**
 * Moves the session to its next generation if `generation` is the current one: of several concurrent callers, one gets the
 * session and the others undefined.
 */
export function rotateSession(
  pg: Postgres,
  { id, generation }: Pick<Session, 'id' | 'generation'>,
  { idleMs, longestMs }: SessionLifetime,
  now: Date,
): Promise<Session | undefined> {
  const idleEnd = new Date(now.getTime() + idleMs)
  return pg
    .updateTable('sessions')
    .from('users')
    .set({
      generation: generation + 1,
      rotated_at: now,
      expires_at: sql<Date>`least(${idleEnd}::timestamptz, sessions.created_at + ${`${longestMs} ms`}::interval)`,
    })
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('users.is_active', '=', true)
    .where('sessions.id', '=', id)
    .where('sessions.generation', '=', generation)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .returning(['sessions.id', 'sessions.generation', 'sessions.expires_at'])
    .executeTakeFirst()
}

/** Ends a session for good. @returns the username of its user, or undefined when it had already ended */
export async function revokeSession(pg: Postgres, id: string, now: Date): Promise<string | undefined> {
  const revoked = await pg
    .updateTable('sessions')
    .from('users')
    .set({ revoked_at: now })
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('sessions.id', '=', id)
    .where('sessions.revoked_at', 'is', null)
    .returning('users.username')
    .executeTakeFirst()
  return revoked?.username
}

/** A user's valid sessions, last used first. A person has a handful; the limit is for scripts that log in. */
export function listSessions(pg: Postgres, userId: number, now: Date) {
  return pg
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'rotated_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

/**
 * Ends sessions of one user.
 * @param which all of them, one, or all but one; ids are UUIDs
 * @returns the ids of those that were valid until now
 */
export async function revokeSessions(
  pg: Postgres,
  userId: number,
  which: 'all' | { only: string } | { except: string },
  now: Date,
): Promise<string[]> {
  let update = pg
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
  if (which !== 'all' && 'only' in which) update = update.where('id', '=', which.only)
  if (which !== 'all' && 'except' in which) update = update.where('id', '!=', which.except)
  const ended = await update.returning('id').execute()
  return ended.map(({ id }) => id)
}

/** Whether a valid session exists from this place: of any user, or of the user of that name. */
export async function hasSessionAt(pg: Postgres, place: string, now: Date, username?: string): Promise<boolean> {
  let found = pg
    .selectFrom('sessions')
    .select('sessions.id')
    .where('sessions.place', '=', place)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
  if (username !== undefined)
    found = found
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .where('users.username_key', '=', keyUsername(username))
  return (await found.limit(1).execute()).length > 0
}
