/** Groups of users, with whom things can be shared together. */
import { sql } from 'kysely'
import { MAX_GROUPS } from '../../../contract/limits.ts'
import type { NewUserGroup, UserGroup, UserGroupChange } from '../../../contract/sharing/user-groups.ts'
import { foldText } from '../../../text/fold.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { keyUsername } from '../users/users.ts'

/** Any number that no other advisory lock of the database uses. */
const LOCK = 726_487_024

export type GroupRefusal =
  | { refusal: 'name_taken' | 'too_many' | 'not_found' }
  | { refusal: 'unknown'; names: string[] }
  | { refusal: 'changed'; current: UserGroup | undefined }

/** All groups, by name. */
export async function listUserGroups(pg: Postgres): Promise<UserGroup[]> {
  const groups = await pg
    .selectFrom('user_groups')
    .select(['id', 'name', 'version'])
    .orderBy('name_key')
    .limit(MAX_GROUPS)
    .execute()
  const members = await pg
    .selectFrom('user_group_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['group_id', 'username'])
    .orderBy('username_key')
    .execute()
  return groups.map((group) => ({
    ...group,
    members: members.flatMap(({ group_id, username }) => (group_id === group.id ? username : [])),
  }))
}

type Saved = Promise<UserGroup | GroupRefusal>

/** Creates a group, or, given an id, changes one if its stored version is still the one that was seen. */
export function saveUserGroup(pg: Postgres, group: NewUserGroup | (UserGroupChange & { id: number })): Saved {
  const id = 'id' in group ? group.id : undefined
  const name_key = foldText(group.name)
  return inTransaction(pg, async (tx): Saved => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
    const all = await tx.selectFrom('user_groups').select(['id', 'name_key', 'version']).execute()
    const before = all.find((one) => one.id === id)
    if (id !== undefined && !before) return { refusal: 'not_found' }
    if ('version' in group && group.version !== before?.version)
      return { refusal: 'changed', current: (await listUserGroups(tx)).find((one) => one.id === id) }
    if (all.some((one) => one.name_key === name_key && one.id !== id)) return { refusal: 'name_taken' }
    if (id === undefined && all.length >= MAX_GROUPS) return { refusal: 'too_many' }
    const members = await findMembers(tx, group.members)
    if (members.unknown.length > 0) return { refusal: 'unknown', names: members.unknown }
    const written = await writeGroup(tx, id, { name: group.name, name_key, version: (before?.version ?? 0) + 1 })
    await tx.deleteFrom('user_group_members').where('group_id', '=', written.id).execute()
    if (members.ids.length > 0)
      await tx
        .insertInto('user_group_members')
        .values(members.ids.map((user_id) => ({ group_id: written.id, user_id })))
        .execute()
    return { ...written, name: group.name, members: members.names }
  })
}

/** @returns whether the group existed */
export async function deleteUserGroup(pg: Postgres, id: number): Promise<boolean> {
  return (await pg.deleteFrom('user_groups').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
}

type GroupValues = { name: string; name_key: string; version: number }

function writeGroup(tx: Postgres, id: number | undefined, values: GroupValues) {
  const written = ['id', 'version'] as const
  return id === undefined
    ? tx.insertInto('user_groups').values(values).returning(written).executeTakeFirstOrThrow()
    : tx.updateTable('user_groups').set(values).where('id', '=', id).returning(written).executeTakeFirstOrThrow()
}

async function findMembers(tx: Postgres, usernames: readonly string[]) {
  const keys = [...new Set(usernames.map(keyUsername))]
  const users = await tx
    .selectFrom('users')
    .select(['id', 'username', 'username_key'])
    .where('username_key', 'in', keys.length > 0 ? keys : [''])
    .orderBy('username_key')
    .execute()
  const known = new Set(users.map(({ username_key }) => username_key))
  const unknown = usernames.filter((name) => !known.has(keyUsername(name)))
  return { unknown, ids: users.map(({ id }) => id), names: users.map(({ username }) => username) }
}
