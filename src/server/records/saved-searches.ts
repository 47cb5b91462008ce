/** Saved searches. Access is checked before (`access/can-use.ts`). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { MAX_SAVED_SEARCHES } from '../../contract/limits.ts'
import { type NewFilters, type NewSavedSearch, SavedFilters } from '../../contract/users/saved-search.ts'
import { inTransaction, type Postgres } from '../store/postgres.ts'
import type { Named } from './sharing/colleagues.ts'
import { deleteShares } from './sharing/shares.ts'

type Row = Named & { id: string; title: string; filters: unknown; folder_id: string | null } & {
  created_at: Date
  updated_at: Date
}
export type SavedSearchRow = Row & { filters: SavedFilters }

/** The searches with these ids, newest first. */
export async function listSavedSearches(pg: Postgres, ids: readonly string[]): Promise<SavedSearchRow[]> {
  if (ids.length === 0) return []
  const rows = await selectSearches(pg)
    .where('saved_searches.id', 'in', [...ids])
    .orderBy('saved_searches.created_at', 'desc')
    .orderBy('saved_searches.id')
    .execute()
  return rows.map(readRow)
}

export async function findSavedSearch(pg: Postgres, id: string): Promise<SavedSearchRow | undefined> {
  const row = await selectSearches(pg).where('saved_searches.id', '=', id).executeTakeFirst()
  return row && readRow(row)
}

/** Each search with its owner. */
const selectSearches = (pg: Postgres) =>
  pg
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'user_id')
    .select([
      'saved_searches.id',
      'title',
      'filters',
      'folder_id',
      'saved_searches.created_at',
      'saved_searches.updated_at',
    ])
    .select(['username', 'first_name', 'last_name'])

/** @returns undefined when the user has reached the limit of saved searches */
export function createSavedSearch(
  pg: Postgres,
  userId: number,
  search: NewSavedSearch,
  now = new Date(),
): Promise<SavedSearchRow | undefined> {
  return inTransaction(pg, async (tx) => {
    // Concurrent creations run one after the other, so that every search is counted exactly once.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const { held } = await tx
      .selectFrom('saved_searches')
      .select(({ fn }) => fn.countAll<number>().as('held'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (held >= MAX_SAVED_SEARCHES) return undefined
    const id = randomUUID()
    await tx
      .insertInto('saved_searches')
      .values({
        id,
        user_id: userId,
        title: search.title,
        filters: writeFilters(search.filters),
        created_at: now,
        updated_at: now,
      })
      .execute()
    return findSavedSearch(tx, id)
  })
}

type Change = { title: string; filters?: NewFilters; updated_at?: string | undefined }

/**
 * Changes the given fields, if the stored `updated_at` is still the one given. Every change gets a later `updated_at` than the
 * previous one, whatever the clock says.
 * @returns the current search; undefined when it does not exist
 */
export async function updateSavedSearch(
  pg: Postgres,
  id: string,
  { title, filters, updated_at: from }: Change,
  now = new Date(),
): Promise<{ search: SavedSearchRow | undefined; isChanged: boolean }> {
  const later = sql<Date>`greatest(${now}::timestamptz, date_trunc('milliseconds', updated_at) + interval '1 millisecond')`
  const { numUpdatedRows } = await pg
    .updateTable('saved_searches')
    .set({ title, ...(filters && { filters: writeFilters(filters) }), updated_at: later })
    .where('id', '=', id)
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`date_trunc('milliseconds', updated_at) = ${from}::timestamptz`),
    )
    .executeTakeFirst()
  return { search: await findSavedSearch(pg, id), isChanged: numUpdatedRows > 0n }
}

/** Also removes its shares. */
export function deleteSavedSearch(pg: Postgres, id: string): Promise<void> {
  return inTransaction(pg, async (tx) => {
    await tx.deleteFrom('saved_searches').where('id', '=', id).execute()
    await deleteShares(tx, { kind: 'saved_search', id })
  })
}

const readRow = (row: Row): SavedSearchRow => ({ ...row, filters: SavedFilters.parse(row.filters) })

/** The filters that are not empty (specification, section 5). */
function keepFilled(filters: NewFilters): SavedFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name, value]) =>
      typeof value === 'string'
        ? value.trim() !== '' && !(name === 'misleading_links' && value === 'null')
        : value !== undefined && value.length > 0,
    ),
  )
}

/** A lone surrogate, which a paste can leave behind, is not valid text for Postgres. */
function writeFilters(filters: NewFilters): string {
  return JSON.stringify(keepFilled(filters), (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}
