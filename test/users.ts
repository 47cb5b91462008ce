import { randomUUID } from 'node:crypto'
import { hashPassword } from '../src/server/access/password.ts'
import { SESSION_LIFETIME } from '../src/server/access/session.ts'
import { issueTokens } from '../src/server/access/session-tokens.ts'
import { createSession } from '../src/server/records/users/sessions.ts'
import { keyUsername } from '../src/server/records/users/users.ts'
import type { Postgres } from '../src/server/store/postgres.ts'

export const PASSWORD = 'maçã-verde-42'

export type TestUser = { id: number; username: string }

export type UserTraits = {
  is_superuser?: boolean
  transcriptor_group?: boolean
  is_active?: boolean
  email?: string
  password_hash?: string | null
}

let hash: Promise<string> | undefined

/** Creates a user whose password is PASSWORD, unless the traits say otherwise. */
export async function createTestUser(pg: Postgres, username: string, traits: UserTraits = {}): Promise<TestUser> {
  // Hashing is deliberately slow; the hash is the same for everyone, so it is computed once.
  hash ??= hashPassword(PASSWORD)
  return pg
    .insertInto('users')
    .values({ username, username_key: keyUsername(username), password_hash: await hash, ...traits })
    .returning(['id', 'username'])
    .executeTakeFirstOrThrow()
}

/** Access token of a new session of the user, without checking the password, which is deliberately slow. */
export async function logIn(pg: Postgres, secret: Uint8Array, { id: userId }: TestUser): Promise<string> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME.idleMs)
  const session = await createSession(pg, { id: randomUUID(), userId, address: '', userAgent: '', expiresAt }, now)
  return (await issueTokens(secret, session, now)).access
}
