/** When people last looked at their saved searches, as the last version that was stored then. */
import { MAX_SAVED_SEARCHES } from '../../../contract/limits.ts'
import { SavedFilters } from '../../../contract/users/saved-search.ts'
import type { Postgres } from '../../store/postgres.ts'
import { isUuid } from './alerts.ts'

/** A search of one's own; undefined: there is none of that id, or it is somebody else's. */
export async function findOwnSearch(pg: Postgres, { id, userId }: { id: string; userId: number }) {
  if (!isUuid(id)) return undefined
  const row = await pg
    .selectFrom('saved_searches')
    .select(['id', 'title', 'filters'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { ...row, filters: SavedFilters.parse(row.filters) }
}

/** Those that were looked at before. */
export async function listSeenSearches(pg: Postgres, userId: number) {
  const rows = await pg
    .selectFrom('saved_searches')
    .select(['id', 'filters', 'seen_number'])
    .where('user_id', '=', userId)
    .where('seen_number', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(MAX_SAVED_SEARCHES)
    .execute()
  return rows.map(({ id, filters, seen_number }) => ({
    ...{ id, filters: SavedFilters.parse(filters), seenNumber: Number(seen_number) },
  }))
}

export async function noteVisit(
  pg: Postgres,
  { id, userId }: { id: string; userId: number },
  seen: number,
): Promise<void> {
  await pg
    .updateTable('saved_searches')
    .set({ seen_number: seen })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}
