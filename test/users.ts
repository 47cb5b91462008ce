import { hashPassword } from '../src/server/access/password.ts'
import { keyUsername } from '../src/server/records/users/users.ts'
import type { Postgres } from '../src/server/store/postgres.ts'

export const PASSWORD = 'maçã-verde-42'

export type TestUser = { id: number; username: string }

type Traits = {
  is_superuser?: boolean
  transcriptor_group?: boolean
  is_active?: boolean
  password_hash?: string | null
}

/** A user whose password is PASSWORD, unless the traits say otherwise. */
export async function createTestUser(pg: Postgres, username: string, traits: Traits = {}): Promise<TestUser> {
  return pg
    .insertInto('users')
    .values({ username, username_key: keyUsername(username), password_hash: await hashPassword(PASSWORD), ...traits })
    .returning(['id', 'username'])
    .executeTakeFirstOrThrow()
}
