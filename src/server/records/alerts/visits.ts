/** When users last viewed their saved searches, as the number of the last version stored at that time. */
import { MAX_SAVED_SEARCHES } from '../../../contract/limits.ts'
import { SavedFilters } from '../../../contract/users/saved-search.ts'
import type { Postgres } from '../../store/postgres.ts'

export type SeenSearch = { id: string; filters: SavedFilters; seenNumber: number }

/** The searches among these ids that the user has viewed before, their own first. */
export async function listSeenSearches(pg: Postgres, userId: number, ids: readonly string[]): Promise<SeenSearch[]> {
  if (ids.length === 0) return []
  const rows = await pg
    .selectFrom('search_visits as visit')
    .innerJoin('saved_searches as search', 'search.id', 'visit.saved_search_id')
    .select(['search.id', 'filters', 'visit.seen_number'])
    .where('visit.user_id', '=', userId)
    .where('search.id', 'in', [...ids])
    .orderBy(({ eb }) => eb('search.user_id', '=', userId), 'desc')
    .orderBy('search.created_at', 'desc')
    .limit(MAX_SAVED_SEARCHES)
    .execute()
  return rows.map(({ id, filters, seen_number }) => ({
    ...{ id, filters: SavedFilters.parse(filters), seenNumber: Number(seen_number) },
  }))
}

export async function recordVisit(
  pg: Postgres,
  { id, userId }: { id: string; userId: number },
  seen_number: number,
): Promise<void> {
  await pg
    .insertInto('search_visits')
    .values({ saved_search_id: id, user_id: userId, seen_number })
    .onConflict((conflict) => conflict.columns(['saved_search_id', 'user_id']).doUpdateSet({ seen_number }))
    .execute()
}
