/** What is known of who may use a thing that can be shared. The rule itself stands in `access/can-use.ts`. */
import { sql } from 'kysely'
import type { SharedKind, ShareLevel } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'

/** Whose a thing is, and what was granted that concerns one person: to them, to a group of theirs, to everyone. */
export type Grants = { id: string; ownerId: number; levels: ShareLevel[] }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Where things of a kind stand, and in which column whose they are. */
export const PLACES = {
  dossier: { table: 'dossiers', owner: 'owner_id' },
  saved_search: { table: 'saved_searches', owner: 'user_id' },
  list: { table: 'lists', owner: 'owner_id' },
} as const satisfies Record<SharedKind, { table: string; owner: string }>

/** Things in one answer. */
const MOST = 2_000

/** What concerns one person of one thing; undefined when there is none of that id. */
export async function findGrants(
  pg: Postgres,
  { kind, id }: { kind: SharedKind; id: string },
  userId: number,
): Promise<Grants | undefined> {
  if (!UUID.test(id)) return undefined
  const { table, owner } = PLACES[kind]
  const { rows } = await sql<Grants>`
    SELECT thing.id, thing.${sql.ref(owner)} AS "ownerId", array_remove(array_agg(share.level), NULL) AS levels
    FROM ${sql.table(table)} AS thing LEFT JOIN ${selectShares(kind, userId)} AS share ON share.thing_id = thing.id
    WHERE thing.id = ${id} GROUP BY thing.id`.execute(pg)
  return rows[0]
}

/** Everything of a kind that is a person's own or was shared with them. */
export async function listGrants(pg: Postgres, kind: SharedKind, userId: number): Promise<Grants[]> {
  const { table, owner } = PLACES[kind]
  const { rows } = await sql<Grants>`
    SELECT thing.id, thing.${sql.ref(owner)} AS "ownerId", array_remove(array_agg(share.level), NULL) AS levels
    FROM ${sql.table(table)} AS thing LEFT JOIN ${selectShares(kind, userId)} AS share ON share.thing_id = thing.id
    WHERE thing.${sql.ref(owner)} = ${userId} OR share.level IS NOT NULL
    GROUP BY thing.id ORDER BY thing.updated_at DESC LIMIT ${MOST}`.execute(pg)
  return rows
}

const selectShares = (kind: SharedKind, userId: number) => sql`
  (SELECT thing_id, level FROM shares WHERE kind = ${kind} AND (
    user_id = ${userId}
    OR group_id IN (SELECT group_id FROM user_group_members WHERE user_id = ${userId})
    OR (user_id IS NULL AND group_id IS NULL)))`
