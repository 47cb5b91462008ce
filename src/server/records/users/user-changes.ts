/**
 * Changes to users by a superuser. They run one after the other, so that names stay unique and two superusers who demote each
 * other at the same moment do not leave none.
 */
import { type Insertable, sql, type Updateable } from 'kysely'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'
import { passOn } from '../sharing/pass-on.ts'
import { keyUsername, type User } from './users.ts'

/** A newsroom has dozens of users; the list is sent whole. */
export const MAX_USERS = 2_000

/** Any number that no other advisory lock of the database uses. */
const LOCK = 726_487_003

type NewUser = Omit<Insertable<Tables['users']>, 'username_key' | 'password_hash'>
export type UserUpdate = Omit<Updateable<Tables['users']>, 'id' | 'username_key' | 'password_hash'>

export type CreateResult = { outcome: 'created'; user: User } | { outcome: 'name_taken' | 'too_many' }
export type UpdateResult =
  | { outcome: 'updated'; before: User; user: User }
  | { outcome: 'not_found' | 'name_taken' | 'last_superuser' }
export type DeleteResult =
  /** `passed`: what was passed on to others. */
  | { outcome: 'deleted'; user: User; passed: Awaited<ReturnType<typeof passOn>> | null }
  | { outcome: 'not_found' | 'last_superuser' }

/** Creates a user without a password. */
export function createUser(pg: Postgres, user: NewUser): Promise<CreateResult> {
  return changeUsers(pg, async (tx) => {
    if (await findByName(tx, user.username)) return { outcome: 'name_taken' }
    const { count } = await tx.selectFrom('users').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
    if (count >= MAX_USERS) return { outcome: 'too_many' }
    const created = await tx
      .insertInto('users')
      .values({ ...user, username_key: keyUsername(user.username) })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { outcome: 'created', user: created }
  })
}

/** Changes the given fields, unless no user would remain who can manage users. */
export function updateUser(pg: Postgres, username: string, changes: UserUpdate): Promise<UpdateResult> {
  return changeUsers(pg, async (tx) => {
    const before = await findByName(tx, username)
    if (!before) return { outcome: 'not_found' }
    const namesake = changes.username === undefined ? undefined : await findByName(tx, changes.username)
    if (namesake && namesake.id !== before.id) return { outcome: 'name_taken' }
    const loses = changes.is_superuser === false || changes.is_active === false
    if (loses && (await isLastSuperuser(tx, before))) return { outcome: 'last_superuser' }
    const key = changes.username === undefined ? {} : { username_key: keyUsername(changes.username) }
    const user = await tx
      .updateTable('users')
      // Includes the e-mail even when unchanged: Kysely rejects an empty update, and a request without changes is valid.
      .set({ ...changes, ...key, email: changes.email ?? before.email })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { outcome: 'updated', before, user }
  })
}

/**
 * Removes a user and what belongs to them alone (sessions, links, private saved searches), unless no user would remain who can
 * manage users. Dossiers and shared searches are passed on.
 */
export function deleteUser(pg: Postgres, username: string, remover: string): Promise<DeleteResult> {
  return changeUsers(pg, async (tx) => {
    const user = await findByName(tx, username)
    if (!user) return { outcome: 'not_found' }
    if (await isLastSuperuser(tx, user)) return { outcome: 'last_superuser' }
    const heir = await findByName(tx, remover)
    const passed = heir ? await passOn(tx, user.id, heir.id) : null
    await tx.deleteFrom('users').where('id', '=', user.id).execute()
    return { outcome: 'deleted', user, passed }
  })
}

function changeUsers<Result>(pg: Postgres, change: (tx: Postgres) => Promise<Result>): Promise<Result> {
  return inTransaction(pg, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
    return change(tx)
  })
}

function findByName(tx: Postgres, username: string): Promise<User | undefined> {
  return tx.selectFrom('users').selectAll().where('username_key', '=', keyUsername(username)).executeTakeFirst()
}

/** Users without a password may never log in: they do not count. */
async function isLastSuperuser(tx: Postgres, user: User): Promise<boolean> {
  if (!user.is_superuser || !user.is_active) return false
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '!=', user.id)
    .where('is_superuser', '=', true)
    .where('is_active', '=', true)
    .where('password_hash', 'is not', null)
    .executeTakeFirst()
  return !other
}
