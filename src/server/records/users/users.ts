import { type Selectable, sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'

export type User = Selectable<Tables['users']>

/** Any number that no other advisory lock of the database uses. */
const FIRST_USER_LOCK = 726_487_002

/**
 * The form in which usernames are compared. Postgres text cannot hold a NUL, so it becomes a character that no username contains.
 */
export function keyUsername(username: string): string {
  return username.normalize('NFKC').toLowerCase().replaceAll('\0', '\ufffd')
}

/** The user of that name, ignoring case, disabled or not. */
export function findUserByUsername(pg: Postgres, username: string): Promise<User | undefined> {
  return pg.selectFrom('users').selectAll().where('username_key', '=', keyUsername(username)).executeTakeFirst()
}

/** Undefined when the user was removed, which may happen at any moment, even between a session check and this query. */
export function findUser(pg: Postgres, id: number): Promise<User | undefined> {
  return pg.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A user with the additional fields of the list of users. */
export type ListedUser = User & { link_expires_at: Date | null }

/** Every user, by name; at most MAX_USERS. */
export function listUsers(pg: Postgres, now: Date): Promise<ListedUser[]> {
  return selectListed(pg, now).orderBy('username_key').execute()
}

export function findListedUser(pg: Postgres, username: string, now: Date): Promise<ListedUser | undefined> {
  return selectListed(pg, now).where('username_key', '=', keyUsername(username)).executeTakeFirst()
}

function selectListed(pg: Postgres, now: Date) {
  return pg
    .selectFrom('users')
    .leftJoin('password_links', (join) =>
      join.onRef('password_links.user_id', '=', 'users.id').on('password_links.expires_at', '>', now),
    )
    .selectAll('users')
    .select('password_links.expires_at as link_expires_at')
}

export async function updateLastLogin(pg: Postgres, id: number, now: Date): Promise<void> {
  await pg.updateTable('users').set({ last_login_at: now }).where('id', '=', id).execute()
}

/**
 * Creates a superuser when there is no user at all. Of several concurrent processes, one succeeds.
 * @returns whether it did
 */
/** Whether any user exists. */
export const hasUsers = async (pg: Postgres): Promise<boolean> =>
  (await pg.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

export function createFirstUser(pg: Postgres, username: string, passwordHash: string): Promise<boolean> {
  return pg.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${FIRST_USER_LOCK})`.execute(tx)
    const someone = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (someone) return false
    await tx
      .insertInto('users')
      .values({
        username,
        username_key: keyUsername(username),
        password_hash: passwordHash,
        is_staff: true,
        is_superuser: true,
        // No other user exists who could add them to the group.
        transcriptor_group: true,
      })
      .execute()
    return true
  })
}
