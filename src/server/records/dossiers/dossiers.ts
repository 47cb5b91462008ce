/** Dossiers. Access is checked before (`access/can-use.ts`). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Dossier, DossierChange, NewDossier } from '../../../contract/dossiers/dossiers.ts'
import { MAX_DOSSIERS } from '../../../contract/limits.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { toColleague } from '../sharing/colleagues.ts'
import { deleteShares } from '../sharing/shares.ts'
import { keyUsername } from '../users/users.ts'

/** A dossier without the caller's access level. */
export type DossierRow = Omit<Dossier, 'level'>

/** The dossiers with these ids, most recently changed first. */
export async function listDossiers(pg: Postgres, ids: readonly string[]): Promise<DossierRow[]> {
  if (ids.length === 0) return []
  const rows = await selectDossiers(pg)
    .where('dossiers.id', 'in', [...ids])
    .orderBy('dossiers.updated_at', 'desc')
    .orderBy('dossiers.id')
    .execute()
  return rows.map(toDossier)
}

export async function findDossier(pg: Postgres, id: string): Promise<DossierRow | undefined> {
  const row = await selectDossiers(pg).where('dossiers.id', '=', id).executeTakeFirst()
  return row && toDossier(row)
}

/** @returns undefined when the user has reached the limit of dossiers */
export function createDossier(
  pg: Postgres,
  ownerId: number,
  { title, purpose }: NewDossier,
): Promise<string | undefined> {
  return inTransaction(pg, async (tx) => {
    // Concurrent creations run one after the other, so that every dossier is counted exactly once.
    await tx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
    const { held } = await tx
      .selectFrom('dossiers')
      .select(({ fn }) => fn.countAll<number>().as('held'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    if (held >= MAX_DOSSIERS) return undefined
    const status = await tx
      .selectFrom('dossier_statuses')
      .select('id')
      .orderBy('position')
      .limit(1)
      .executeTakeFirstOrThrow()
    const id = randomUUID()
    const values = { id, title, purpose, owner_id: ownerId, status_id: status.id }
    await tx.insertInto('dossiers').values(values).execute()
    return id
  })
}

export type DossierRefusal = 'not_found' | 'conflict' | 'unknown_status' | 'unknown_person'

/** Changes the given fields, unless the dossier changed since the version that was seen. */
export function updateDossier(pg: Postgres, id: string, change: DossierChange): Promise<DossierRefusal | 'updated'> {
  const { version, title, purpose, status, responsible, due_day } = change
  return inTransaction(pg, async (tx) => {
    const row = await tx.selectFrom('dossiers').select('version').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) return 'not_found'
    if (row.version !== version) return 'conflict'
    if (status !== undefined && !(await isStatus(tx, status))) return 'unknown_status'
    const person = responsible ? await findPerson(tx, responsible) : null
    if (person === undefined) return 'unknown_person'
    await tx
      .updateTable('dossiers')
      .set({
        ...(title !== undefined && { title }),
        ...(purpose !== undefined && { purpose }),
        ...(status !== undefined && { status_id: status }),
        ...(responsible !== undefined && { responsible_id: person }),
        ...(due_day !== undefined && { due_day }),
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute()
    await recordDossierChange(tx, id)
    return 'updated'
  })
}

/** Also removes its contents and shares. */
export function deleteDossier(pg: Postgres, id: string): Promise<void> {
  return inTransaction(pg, async (tx) => {
    await tx.deleteFrom('dossiers').where('id', '=', id).execute()
    await deleteShares(tx, { kind: 'dossier', id })
  })
}

/** Lets readers of the dossier see that its content has changed. */
export async function recordDossierChange(pg: Postgres, id: string): Promise<void> {
  await pg
    .updateTable('dossiers')
    .set({ change: sql`change + 1`, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}

export async function findChange(pg: Postgres, id: string): Promise<number | undefined> {
  return (await pg.selectFrom('dossiers').select('change').where('id', '=', id).executeTakeFirst())?.change
}

const isStatus = async (tx: Postgres, id: number) =>
  (await tx.selectFrom('dossier_statuses').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const findPerson = async (tx: Postgres, username: string) =>
  (
    await tx
      .selectFrom('users')
      .select('id')
      .where('username_key', '=', keyUsername(username))
      .where('is_active', '=', true)
      .executeTakeFirst()
  )?.id

type Row = Awaited<ReturnType<ReturnType<typeof selectDossiers>['executeTakeFirstOrThrow']>>

const selectDossiers = (pg: Postgres) =>
  pg
    .selectFrom('dossiers')
    .innerJoin('users as owner', 'owner.id', 'owner_id')
    .innerJoin('dossier_statuses as status', 'status.id', 'status_id')
    .leftJoin('users as helper', 'helper.id', 'responsible_id')
    .select(({ selectFrom, fn }) => [
      ...([
        'dossiers.id',
        'title',
        'purpose',
        'dossiers.version',
        'change',
        'dossiers.created_at',
        'updated_at',
      ] as const),
      ...(['status_id', 'status.name as status_name', 'folder_id as folder'] as const),
      ...(['owner.username', 'owner.first_name', 'owner.last_name'] as const),
      ...(['helper.username as helper_username', 'helper.first_name as helper_first'] as const),
      'helper.last_name as helper_last',
      sql<string | null>`due_day::text`.as('due_day'),
      selectFrom('dossier_items')
        .select(fn.countAll<number>().as('count'))
        .whereRef('dossier_id', '=', 'dossiers.id')
        .where('removed_at', 'is', null)
        .as('items'),
    ])

const toDossier = (row: Row): DossierRow => ({
  id: row.id,
  title: row.title,
  purpose: row.purpose,
  status: { id: row.status_id, name: row.status_name },
  owner: toColleague(row),
  responsible:
    row.helper_username === null
      ? null
      : toColleague({
          username: row.helper_username,
          first_name: row.helper_first ?? '',
          last_name: row.helper_last ?? '',
        }),
  due_day: row.due_day,
  folder: row.folder,
  items: row.items ?? 0,
  version: row.version,
  change: row.change,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
