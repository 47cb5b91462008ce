/** Requests for access to a thing. */
import { sql } from 'kysely'
import { SHARED_KINDS, type SharedKind } from '../../../contract/limits.ts'
import type { AccessRequest } from '../../../contract/sharing/access-requests.ts'
import type { Colleague } from '../../../contract/sharing/shares.ts'
import type { Postgres } from '../../store/postgres.ts'
import { keyUsername } from '../users/users.ts'
import { type Named, toColleague } from './colleagues.ts'
import { PLACES, type SharedThing } from './use-levels.ts'

/** Maximum number of requests shown to an owner. */
const MAX_REQUESTS = 200

/** Repeated requests count once. @returns whether it is the first one */
export async function createAccessRequest(pg: Postgres, { kind, id }: SharedThing, userId: number): Promise<boolean> {
  const created = await pg
    .insertInto('access_requests')
    .values({ kind, thing_id: id, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return created !== undefined
}

/** Users who request access to one thing. */
export async function listRequesters(pg: Postgres, { kind, id }: SharedThing): Promise<Colleague[]> {
  const asking = await pg
    .selectFrom('access_requests')
    .innerJoin('users', 'users.id', 'access_requests.user_id')
    .select(['username', 'first_name', 'last_name'])
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .orderBy('asked_at')
    .limit(MAX_REQUESTS)
    .execute()
  return asking.map(toColleague)
}

/** Requests to one owner, longest waiting first. */
export async function listAccessRequests(pg: Postgres, ownerId: number): Promise<AccessRequest[]> {
  const { rows } = await sql<Named & { kind: SharedKind; id: string; title: string; asked_at: Date }>`
    SELECT asked.kind, own.id, own.title, asked.asked_at, username, first_name, last_name
    FROM access_requests AS asked
    JOIN (${selectOwn(ownerId)}) AS own ON own.kind = asked.kind AND own.id = asked.thing_id
    JOIN users ON users.id = asked.user_id
    ORDER BY asked.asked_at, username LIMIT ${MAX_REQUESTS}`.execute(pg)
  return rows.map(({ kind, id, title, asked_at, ...person }) => ({
    ...{ kind, id, title, asked_at: asked_at.toISOString() },
    person: toColleague(person),
  }))
}

export async function countAccessRequests(pg: Postgres, ownerId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::integer AS n FROM access_requests AS asked
    JOIN (${selectOwn(ownerId)}) AS own ON own.kind = asked.kind AND own.id = asked.thing_id`.execute(pg)
  return rows[0]?.n ?? 0
}

const selectOwn = (ownerId: number) =>
  sql.join(
    SHARED_KINDS.map((kind) => {
      const { table, owner } = PLACES[kind]
      return sql`SELECT ${kind} AS kind, id, title FROM ${sql.table(table)} WHERE ${sql.ref(owner)} = ${ownerId}`
    }),
    sql` UNION ALL `,
  )

/** Ends a request. @returns the user's id; undefined when there is no request */
export async function takeAccessRequest(
  pg: Postgres,
  { kind, id }: SharedThing,
  username: string,
): Promise<number | undefined> {
  const taken = await pg
    .deleteFrom('access_requests')
    .using('users')
    .whereRef('users.id', '=', 'access_requests.user_id')
    .where('username_key', '=', keyUsername(username))
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .returning('access_requests.user_id')
    .executeTakeFirst()
  return taken?.user_id
}

/** Removes requests of users who now have access, personally, through a group or as part of the newsroom. */
export async function endAnsweredRequests(pg: Postgres, { kind, id }: SharedThing): Promise<void> {
  await sql`
    DELETE FROM access_requests AS asked WHERE kind = ${kind} AND thing_id = ${id} AND EXISTS (
      SELECT 1 FROM shares WHERE shares.kind = asked.kind AND shares.thing_id = asked.thing_id AND (
        shares.user_id = asked.user_id
        OR shares.group_id IN (SELECT group_id FROM user_group_members WHERE user_id = asked.user_id)
        OR (shares.user_id IS NULL AND shares.group_id IS NULL)))`.execute(pg)
}
