/** Notices of things shared with a user: created with the share, removed when seen or when the share is withdrawn. */
import { type RawBuilder, sql } from 'kysely'
import { MAX_SHARE_NOTICES, SHARED_KINDS, type SharedKind, type ShareLevel } from '../../../contract/limits.ts'
import type { ShareNotice } from '../../../contract/sharing/share-notices.ts'
import type { SavedFilters } from '../../../contract/users/saved-search.ts'
import type { Postgres } from '../../store/postgres.ts'
import { type Named, toColleague } from './colleagues.ts'
import { PLACES, type SharedThing } from './use-levels.ts'

/** Shares with a user or with one of their groups. Shares with the whole newsroom cause no notices. */
const selectNamed = (userId: RawBuilder<unknown>) => sql`
  (shares.user_id = ${userId}
    OR shares.group_id IN (SELECT group_id FROM user_group_members WHERE user_id = ${userId}))`

/** In a transaction, before a change: users named by the shares, personally or by a group. */
export async function listNamed(tx: Postgres, { kind, id }: SharedThing): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT users.id FROM users WHERE EXISTS (SELECT FROM shares
      WHERE kind = ${kind} AND thing_id = ${id} AND ${selectNamed(sql`users.id`)})`.execute(tx)
  return rows.map((row) => row.id)
}

/** In the same transaction, after it: adds notices for newly named users, and removes those of users without access. */
export async function recordSharing(
  tx: Postgres,
  { kind, id }: SharedThing,
  { namedBefore, by }: { namedBefore: readonly number[]; by: number },
): Promise<void> {
  const told = (await listNamed(tx, { kind, id })).filter((user) => user !== by && !namedBefore.includes(user))
  await sql`DELETE FROM share_notices AS notice WHERE kind = ${kind} AND thing_id = ${id}
    AND NOT EXISTS (${selectGrants(sql`notice`)})`.execute(tx)
  await sql`INSERT INTO share_notices (kind, thing_id, user_id, shared_by)
    SELECT ${kind}, ${id}::uuid, told, ${by}::integer FROM unnest(${told}::integer[]) AS told
    ON CONFLICT (kind, thing_id, user_id) DO UPDATE SET shared_by = excluded.shared_by, shared_at = now()`.execute(tx)
}

/** Remaining shares for the user of a notice. */
const selectGrants = (notice: RawBuilder<unknown>) => sql`
  SELECT FROM shares WHERE shares.kind = ${notice}.kind AND shares.thing_id = ${notice}.thing_id
    AND (${selectNamed(sql`${notice}.user_id`)} OR (shares.user_id IS NULL AND shares.group_id IS NULL))`

type Row = Named & {
  kind: SharedKind
  id: string
  title: string
  filters: SavedFilters | null
  can_edit: boolean
  shared_at: Date
}

/** Newest first; shares withdrawn meanwhile, with a group or otherwise, are left out. */
export async function listShareNotices(pg: Postgres, userId: number): Promise<ShareNotice[]> {
  const { rows } = await sql<Row>`
    SELECT notice.kind, thing.id, thing.title, thing.filters, notice.shared_at, username, first_name, last_name,
      EXISTS (${selectGrants(sql`notice`)} AND level = 'edit') AS can_edit
    FROM ${selectTold(userId)} JOIN users ON users.id = notice.shared_by
    ORDER BY notice.shared_at DESC, thing.id LIMIT ${MAX_SHARE_NOTICES}`.execute(pg)
  return rows.map(({ kind, id, title, filters, can_edit, shared_at, ...person }) => ({
    ...{ kind, id, title, filters, level: (can_edit ? 'edit' : 'see') satisfies ShareLevel },
    ...{ person: toColleague(person), shared_at: shared_at.toISOString() },
  }))
}

export async function countShareNotices(pg: Postgres, userId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::integer AS n FROM ${selectTold(userId)}`.execute(pg)
  return Math.min(rows[0]?.n ?? 0, MAX_SHARE_NOTICES)
}

/** Notices of a user, each with its thing, which belongs to another user and is still shared with them. */
const selectTold = (userId: number) => sql`share_notices AS notice
  JOIN LATERAL (${sql.join(
    SHARED_KINDS.map((kind) => {
      const { table, owner } = PLACES[kind]
      const filters = kind === 'saved_search' ? sql`filters` : sql`NULL::jsonb`
      return sql`SELECT id, title, ${filters} AS filters FROM ${sql.table(table)}
        WHERE notice.kind = ${kind} AND id = notice.thing_id AND ${sql.ref(owner)} <> ${userId}`
    }),
    sql` UNION ALL `,
  )}) AS thing ON notice.user_id = ${userId} AND EXISTS (${selectGrants(sql`notice`)})`

/** Those of the user; without things, all of them. */
export async function seeShareNotices(
  pg: Postgres,
  userId: number,
  things: readonly SharedThing[] | undefined,
): Promise<void> {
  const which = things && JSON.stringify(things)
  await sql`DELETE FROM share_notices WHERE user_id = ${userId}
    AND (${which ?? null}::jsonb IS NULL OR (kind, thing_id) IN (
      SELECT kind, id FROM jsonb_to_recordset(${which ?? '[]'}::jsonb) AS seen (kind text, id uuid)))`.execute(pg)
}

/** Removes notices that were not seen for a long time. */
export async function removeOldShareNotices(pg: Postgres, before: Date): Promise<void> {
  await pg.deleteFrom('share_notices').where('shared_at', '<', before).execute()
}
