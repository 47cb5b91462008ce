/** Shares: who may use a thing besides its owner. */
import { sql } from 'kysely'
import { MAX_SHARES } from '../../../contract/limits.ts'
import type { Shares, SharesChange } from '../../../contract/sharing/shares.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { keyUsername } from '../users/users.ts'
import { endAnsweredRequests, listRequesters } from './access-requests.ts'
import { type Named, toColleague } from './colleagues.ts'
import { listNamed, recordSharing } from './share-notices.ts'
import { PLACES, type SharedThing } from './use-levels.ts'

/** The shares of a thing; undefined when it does not exist. */
export async function findShares(pg: Postgres, { kind, id }: SharedThing): Promise<Shares | undefined> {
  const owner = await findOwner(pg, { kind, id })
  if (!owner) return undefined
  const rows = await pg
    .selectFrom('shares')
    .leftJoin('users', 'users.id', 'shares.user_id')
    .leftJoin('user_groups', 'user_groups.id', 'shares.group_id')
    .select([
      'shares.id',
      'level',
      'shares.user_id',
      'group_id',
      'username',
      'first_name',
      'last_name',
      'user_groups.name',
    ])
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .orderBy('shares.id')
    .execute()
  const requests = await listRequesters(pg, { kind, id })
  return {
    owner: toColleague(owner),
    folder: owner.folder,
    everyone: rows.find(({ user_id, group_id }) => user_id === null && group_id === null)?.level ?? null,
    people: rows.flatMap(({ username, first_name, last_name, level }) =>
      username === null
        ? []
        : { ...toColleague({ username, first_name: first_name ?? '', last_name: last_name ?? '' }), level },
    ),
    groups: rows.flatMap(({ group_id, name, level }) =>
      group_id === null ? [] : { id: group_id, name: name ?? '', level },
    ),
    requests,
    version: Math.max(0, ...rows.map(({ id: grant }) => grant)),
  }
}

/** Any number that no other advisory lock of the database uses, as the first of two. */
const LOCK = 726_487_026

/** Locks the shares of a thing until the end of the transaction. */
const lockShares = (tx: Postgres, { kind, id }: SharedThing) =>
  sql`SELECT pg_advisory_xact_lock(${LOCK}, hashtext(${`${kind} ${id}`}))`.execute(tx)

/**
 * The newest share: every replacement creates new rows. Withdrawing a share may lower the number, which is a different version as
 * well.
 */
async function findVersion(tx: Postgres, { kind, id }: SharedThing): Promise<number> {
  const { newest } = await tx
    .selectFrom('shares')
    .select(({ fn }) => fn.max('id').as('newest'))
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

/**
 * Replaces the shares of a thing, if the stored version is still the one that was seen, and adds notices for new users.
 * @returns the usernames, or ids of groups, that do not exist
 */
export function replaceShares(
  pg: Postgres,
  { kind, id }: SharedThing,
  shares: SharesChange,
  by: number,
): Promise<string[] | 'changed'> {
  return inTransaction(pg, async (tx) => {
    await lockShares(tx, { kind, id })
    if ((await findVersion(tx, { kind, id })) !== shares.version) return 'changed'
    const keys = shares.people.map(({ username }) => keyUsername(username))
    const users = await tx
      .selectFrom('users')
      .select(['id', 'username_key'])
      .where('username_key', 'in', keys.length > 0 ? keys : [''])
      .execute()
    const ids = new Map(users.map((user) => [user.username_key, user.id]))
    const groups = await tx.selectFrom('user_groups').select('id').execute()
    const unknown = [
      ...shares.people.flatMap(({ username }) => (ids.has(keyUsername(username)) ? [] : username)),
      ...shares.groups.flatMap((one) => (groups.some((group) => group.id === one.id) ? [] : String(one.id))),
    ]
    if (unknown.length > 0) return unknown
    const namedBefore = await listNamed(tx, { kind, id })
    await tx.deleteFrom('shares').where('kind', '=', kind).where('thing_id', '=', id).execute()
    const people = new Map(shares.people.map(({ username, level }) => [ids.get(keyUsername(username)) ?? 0, level]))
    const rows = [
      ...(shares.everyone === null ? [] : [{ user_id: null, group_id: null, level: shares.everyone }]),
      ...[...people].map(([user_id, level]) => ({ user_id, group_id: null, level })),
      ...new Map(shares.groups.map((one) => [one.id, { user_id: null, group_id: one.id, level: one.level }])).values(),
    ]
    if (rows.length > 0)
      await tx
        .insertInto('shares')
        .values(rows.map((row) => ({ ...row, kind, thing_id: id })))
        .execute()
    await endAnsweredRequests(tx, { kind, id })
    await recordSharing(tx, { kind, id }, { namedBefore, by })
    return []
  })
}

/** In a transaction: lets one more user see it. @returns whether the limit allowed it */
export async function addPerson(
  tx: Postgres,
  { kind, id }: SharedThing,
  { userId, by }: { userId: number; by: number },
): Promise<boolean> {
  await lockShares(tx, { kind, id })
  const namedBefore = await listNamed(tx, { kind, id })
  const people = await tx
    .selectFrom('shares')
    .select('user_id')
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .where('user_id', 'is not', null)
    .execute()
  if (people.some(({ user_id }) => user_id === userId)) return true
  if (people.length >= MAX_SHARES) return false
  await tx.insertInto('shares').values({ kind, thing_id: id, user_id: userId, group_id: null, level: 'see' }).execute()
  await recordSharing(tx, { kind, id }, { namedBefore, by })
  return true
}

/** Removes shares, requests and notices of a thing that no longer exists. */
export async function deleteShares(pg: Postgres, { kind, id }: SharedThing): Promise<void> {
  await pg.deleteFrom('shares').where('kind', '=', kind).where('thing_id', '=', id).execute()
  await pg.deleteFrom('access_requests').where('kind', '=', kind).where('thing_id', '=', id).execute()
  await pg.deleteFrom('share_notices').where('kind', '=', kind).where('thing_id', '=', id).execute()
}

/** The owner of a thing, and its folder. */
async function findOwner(pg: Postgres, { kind, id }: SharedThing) {
  const { table, owner } = PLACES[kind]
  const folder =
    kind === 'folder' ? sql`NULL` : sql`(SELECT folders.title FROM folders WHERE folders.id = thing.folder_id)`
  const { rows } = await sql<Named & { folder: string | null }>`
    SELECT username, first_name, last_name, ${folder} AS folder FROM ${sql.table(table)} AS thing
    JOIN users ON users.id = thing.${sql.ref(owner)} WHERE thing.id = ${id}`.execute(pg)
  return rows[0]
}
