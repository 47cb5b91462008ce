/** People's own searches. Every question names whose: what belongs to somebody else is as if it did not exist. */
import { randomUUID } from 'node:crypto'
import { MAX_SAVED_SEARCHES } from '../../contract/limits.ts'
import { type NewFilters, type NewSavedSearch, SavedFilters } from '../../contract/users/saved-search.ts'
import { inTransaction, type Postgres } from '../store/postgres.ts'

type Row = { id: string; title: string; filters: unknown; created_at: Date }
export type SavedSearchRow = Row & { filters: SavedFilters }

const COLUMNS = ['id', 'title', 'filters', 'created_at'] as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Which search of whom. */
export type Owned = { id: string; userId: number }

/** All of a person's searches, the newest first. */
export async function listSavedSearches(pg: Postgres, userId: number): Promise<SavedSearchRow[]> {
  const rows = await pg
    .selectFrom('saved_searches')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_SAVED_SEARCHES)
    .execute()
  return rows.map(readRow)
}

export async function findSavedSearch(pg: Postgres, { id, userId }: Owned): Promise<SavedSearchRow | undefined> {
  if (!UUID.test(id)) return undefined
  const row = await pg
    .selectFrom('saved_searches')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && readRow(row)
}

/** @returns undefined when the person has as many searches as one may have */
export function createSavedSearch(
  pg: Postgres,
  userId: number,
  search: NewSavedSearch,
  now = new Date(),
): Promise<SavedSearchRow | undefined> {
  return inTransaction(pg, async (tx) => {
    // Of many that save at once, each waits for the one before: none is counted twice or not at all.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const { held } = await tx
      .selectFrom('saved_searches')
      .select(({ fn }) => fn.countAll<number>().as('held'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (held >= MAX_SAVED_SEARCHES) return undefined
    const row = await tx
      .insertInto('saved_searches')
      .values({
        id: randomUUID(),
        user_id: userId,
        title: search.title,
        filters: writeFilters(search.filters),
        created_at: now,
        updated_at: now,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    return readRow(row)
  })
}

/** Changes what is given. @returns undefined when the person has no such search */
export async function updateSavedSearch(
  pg: Postgres,
  { id, userId }: Owned,
  { title, filters }: { title: string; filters?: NewFilters },
  now = new Date(),
): Promise<SavedSearchRow | undefined> {
  if (!UUID.test(id)) return undefined
  const row = await pg
    .updateTable('saved_searches')
    .set({ title, ...(filters && { filters: writeFilters(filters) }), updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row && readRow(row)
}

/** @returns whether there was such a search */
export async function deleteSavedSearch(pg: Postgres, { id, userId }: Owned): Promise<boolean> {
  if (!UUID.test(id)) return false
  const deleted = await pg
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

const readRow = (row: Row): SavedSearchRow => ({ ...row, filters: SavedFilters.parse(row.filters) })

/** The filters that are filled (specification, section 5). */
function keepFilled(filters: NewFilters): SavedFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name, value]) =>
      typeof value === 'string'
        ? value.trim() !== '' && !(name === 'misleading_links' && value === 'null')
        : value !== undefined && value.length > 0,
    ),
  )
}

/** Half of an emoji, which a paste can leave behind, is no text for Postgres. */
function writeFilters(filters: NewFilters): string {
  return JSON.stringify(keepFilled(filters), (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}
