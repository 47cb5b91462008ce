/** Facts about who may use a shareable thing. The rule itself is in `access/can-use.ts`. */
import { type RawBuilder, sql } from 'kysely'
import type { SharedKind, ShareLevel } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'

export type SharedThing = { kind: SharedKind; id: string }

/** The owner of a thing, and the levels that apply to one user: personally, by a group, by the newsroom, by its folder. */
export type Grants = { id: string; ownerId: number; levels: ShareLevel[] }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isUuid = (id: string) => UUID.test(id)

/** The table of each kind, and the column of the owner. All but folders have a `folder_id`. */
export const PLACES = {
  dossier: { table: 'dossiers', owner: 'owner_id' },
  saved_search: { table: 'saved_searches', owner: 'user_id' },
  list: { table: 'lists', owner: 'owner_id' },
  alert: { table: 'alerts', owner: 'user_id' },
  folder: { table: 'folders', owner: 'owner_id' },
} as const satisfies Record<SharedKind, { table: string; owner: string }>

/** Maximum number of things per response. */
const MOST = 2_000

/** Grants of one thing for one user; undefined when the id does not exist. */
export async function findGrants(
  pg: Postgres,
  { kind, id }: { kind: SharedKind; id: string },
  userId: number,
): Promise<Grants | undefined> {
  if (!isUuid(id)) return undefined
  const { rows } = await selectGrants(pg, kind, userId, sql`thing.id = ${id}`)
  return rows[0]
}

/** All things of a kind that a user owns or that are shared with them. */
export async function listGrants(pg: Postgres, kind: SharedKind, userId: number): Promise<Grants[]> {
  const { owner } = PLACES[kind]
  const theirs = sql`(thing.${sql.ref(owner)} = ${userId} OR share.level IS NOT NULL)`
  return (await selectGrants(pg, kind, userId, theirs)).rows
}

/** The same for many users and things, in one query. */
export async function listGrantsOf(
  pg: Postgres,
  kind: SharedKind,
  asked: readonly { id: string; userId: number }[],
): Promise<(Grants & { userId: number })[]> {
  if (asked.length === 0) return []
  const { table, owner } = PLACES[kind]
  const pairs = JSON.stringify(asked.map(({ id, userId }) => ({ id, user_id: userId })))
  const { rows } = await sql<Grants & { userId: number }>`
    SELECT thing.id, asked.user_id AS "userId", thing.${sql.ref(owner)} AS "ownerId",
      array_remove(array_agg(share.level), NULL) AS levels
    FROM jsonb_to_recordset(${pairs}::jsonb) AS asked (id uuid, user_id integer)
    JOIN ${sql.table(table)} AS thing ON thing.id = asked.id
    LEFT JOIN LATERAL (${selectGranted(kind, sql.ref('asked.user_id'))}) AS share ON share.thing_id = thing.id
    GROUP BY thing.id, asked.user_id`.execute(pg)
  return rows
}

/** A user's id, or the column that holds it. */
type Who = number | RawBuilder<unknown>

function selectGrants(pg: Postgres, kind: SharedKind, userId: number, which: RawBuilder<unknown>) {
  const { table, owner } = PLACES[kind]
  return sql<Grants>`
    SELECT thing.id, thing.${sql.ref(owner)} AS "ownerId", array_remove(array_agg(share.level), NULL) AS levels
    FROM ${sql.table(table)} AS thing LEFT JOIN (${selectGranted(kind, userId)}) AS share ON share.thing_id = thing.id
    WHERE ${which} GROUP BY thing.id ORDER BY thing.updated_at DESC LIMIT ${MOST}`.execute(pg)
}

const selectGranted = (kind: SharedKind, userId: Who) =>
  kind === 'folder'
    ? selectShares(kind, userId)
    : sql`${selectShares(kind, userId)} UNION ALL ${selectByFolder(kind, userId)}`

const selectShares = (kind: SharedKind, userId: Who) => sql`
  SELECT thing_id, level FROM shares WHERE kind = ${kind} AND (
    user_id = ${userId}
    OR group_id IN (SELECT group_id FROM user_group_members WHERE user_id = ${userId})
    OR (user_id IS NULL AND group_id IS NULL))`

/** The level on a folder applies to its contents; the owner of the folder may edit them. */
const selectByFolder = (kind: SharedKind, userId: Who) => sql`
  SELECT inside.id, folder.level FROM ${sql.table(PLACES[kind].table)} AS inside
  JOIN (${selectShares('folder', userId)}
    UNION ALL SELECT id, 'edit' FROM folders WHERE owner_id = ${userId}) AS folder (id, level)
  ON folder.id = inside.folder_id`
