/** Folders and their contents. Access is checked before (`access/can-use.ts`, `access/move-things.ts`). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { FOLDER_KINDS, MAX_FOLDERS } from '../../../contract/limits.ts'
import type { Folder, FolderThing } from '../../../contract/sharing/folders.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { type Named, toColleague } from './colleagues.ts'
import { deleteShares } from './shares.ts'
import { isUuid, PLACES } from './use-levels.ts'

/** A folder without the caller's access level. */
export type FolderRow = Omit<Folder, 'level'>

/** Maximum number of folders per response. */
const MOST = 2_000

/** The folders with these ids, by name. */
export async function listFolders(pg: Postgres, ids: readonly string[]): Promise<FolderRow[]> {
  if (ids.length === 0) return []
  const rows = await selectFolders(pg)
    .where('folders.id', 'in', [...ids])
    .orderBy(sql`lower(title)`)
    .orderBy('folders.id')
    .limit(MOST)
    .execute()
  return rows.map(toFolder)
}

export async function findFolder(pg: Postgres, id: string): Promise<FolderRow | undefined> {
  const row = await selectFolders(pg).where('folders.id', '=', id).executeTakeFirst()
  return row && toFolder(row)
}

/** Folders that contain things of this user. */
export async function listFoldersInUse(pg: Postgres, userId: number): Promise<string[]> {
  const places = FOLDER_KINDS.map((kind) => {
    const { table, owner } = PLACES[kind]
    return sql`SELECT folder_id FROM ${sql.table(table)} WHERE ${sql.ref(owner)} = ${userId} AND folder_id IS NOT NULL`
  })
  const { rows } = await sql<{ folder_id: string }>`${sql.join(places, sql` UNION `)} LIMIT ${MOST}`.execute(pg)
  return rows.map(({ folder_id }) => folder_id)
}

/** @returns undefined when the user has reached the limit of folders */
export function createFolder(pg: Postgres, ownerId: number, title: string): Promise<FolderRow | undefined> {
  return inTransaction(pg, async (tx) => {
    // Concurrent creations run one after the other, so that every folder is counted exactly once.
    await tx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
    const { held } = await tx
      .selectFrom('folders')
      .select(({ fn }) => fn.countAll<number>().as('held'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    if (held >= MAX_FOLDERS) return undefined
    const id = randomUUID()
    await tx.insertInto('folders').values({ id, owner_id: ownerId, title }).execute()
    return findFolder(tx, id)
  })
}

/** Renames the folder, if the stored version is still the one that was seen. */
export async function renameFolder(
  pg: Postgres,
  id: string,
  { title, version }: { title: string; version: number },
): Promise<{ folder: FolderRow | undefined; isChanged: boolean }> {
  const { numUpdatedRows } = await pg
    .updateTable('folders')
    .set({ title, version: version + 1, updated_at: new Date() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return { folder: await findFolder(pg, id), isChanged: numUpdatedRows > 0n }
}

/** Its contents remain, outside any folder; its shares are removed. */
export function deleteFolder(pg: Postgres, id: string): Promise<void> {
  return inTransaction(pg, async (tx) => {
    await tx.deleteFrom('folders').where('id', '=', id).execute()
    await deleteShares(tx, { kind: 'folder', id })
  })
}

/** Prevents removal until the end of the transaction. @returns whether the folder exists */
export async function lockFolder(tx: Postgres, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const row = await tx.selectFrom('folders').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return row !== undefined
}

/** The fields of a thing that moving requires. */
export type PlacedThing = FolderThing & { ownerId: number; folderId: string | null }

/** Locks things against concurrent moves until the end of the transaction. Missing things are left out. */
export async function lockThings(tx: Postgres, things: readonly FolderThing[]): Promise<PlacedThing[]> {
  const found: PlacedThing[] = []
  for (const kind of FOLDER_KINDS) {
    const ids = things.flatMap((one) => (one.kind === kind && isUuid(one.id) ? one.id : []))
    if (ids.length === 0) continue
    const { table, owner } = PLACES[kind]
    const { rows } = await sql<Omit<PlacedThing, 'kind'>>`
      SELECT id, ${sql.ref(owner)} AS "ownerId", folder_id AS "folderId" FROM ${sql.table(table)}
      WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(tx)
    found.push(...rows.map((row) => ({ ...row, kind })))
  }
  return found
}

export async function placeThings(tx: Postgres, things: readonly FolderThing[], folder: string | null): Promise<void> {
  for (const kind of FOLDER_KINDS) {
    const ids = things.flatMap((one) => (one.kind === kind ? one.id : []))
    if (ids.length === 0) continue
    const { table } = PLACES[kind]
    await sql`UPDATE ${sql.table(table)} SET folder_id = ${folder}::uuid WHERE id = ANY(${ids}::uuid[])`.execute(tx)
  }
}

type Row = Named & { id: string; title: string; version: number; created_at: Date; is_shared: boolean }

const selectFolders = (pg: Postgres) =>
  pg
    .selectFrom('folders')
    .innerJoin('users', 'users.id', 'owner_id')
    .select(['folders.id', 'title', 'version', 'folders.created_at', 'username', 'first_name', 'last_name'])
    .select(sql<boolean>`EXISTS (SELECT FROM shares WHERE kind = 'folder' AND thing_id = folders.id)`.as('is_shared'))

const toFolder = (row: Row): FolderRow => ({
  ...{ id: row.id, title: row.title, version: row.version, owner: toColleague(row) },
  ...{ is_shared: row.is_shared, created_at: row.created_at.toISOString() },
})
