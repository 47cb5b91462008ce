/** Each user's recent searches. Private: no other user sees them, and they are not part of the audit log. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { MAX_SEARCH_HISTORY } from '../../../contract/limits.ts'
import { type NewFilters, SavedFilters } from '../../../contract/users/saved-search.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'

export async function listSearchHistory(pg: Postgres, userId: number) {
  const rows = await pg
    .selectFrom('search_history')
    .select(['filters', 'asked_at'])
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .orderBy('digest')
    .limit(MAX_SEARCH_HISTORY)
    .execute()
  return rows.map(({ filters, asked_at }) => ({ filters: SavedFilters.parse(filters), askedAt: asked_at }))
}

/**
 * A repeated search moves up; the oldest are removed. Nothing is stored when the user has turned it off, or for a search without
 * filters.
 */
export async function recordSearch(pg: Postgres, userId: number, given: NewFilters, now: Date): Promise<void> {
  const filled = Object.entries(given).filter(([, value]) => value !== undefined && value.length > 0)
  if (filled.length === 0) return
  const filters = JSON.stringify(Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1))))
  const digest = createHash('sha256').update(filters).digest('hex')
  await inTransaction(pg, async (tx) => {
    // Serialises concurrent searches of a user, so that the excess is computed once.
    const user = await tx
      .selectFrom('users')
      .select('keeps_search_history')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!user?.keeps_search_history) return
    await tx
      .insertInto('search_history')
      .values({ user_id: userId, digest, filters, asked_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'digest']).doUpdateSet({ asked_at: now }))
      .execute()
    await sql`DELETE FROM search_history WHERE user_id = ${userId} AND digest IN (
      SELECT digest FROM search_history WHERE user_id = ${userId}
      ORDER BY asked_at DESC, digest OFFSET ${MAX_SEARCH_HISTORY})`.execute(tx)
  })
}

export const isSearchHistoryOn = async (pg: Postgres, userId: number): Promise<boolean> =>
  (await pg.selectFrom('users').select('keeps_search_history').where('id', '=', userId).executeTakeFirst())
    ?.keeps_search_history ?? false

export async function switchSearchHistory(pg: Postgres, userId: number, isOn: boolean): Promise<void> {
  await pg.updateTable('users').set({ keeps_search_history: isOn }).where('id', '=', userId).execute()
}

export async function clearSearchHistory(pg: Postgres, userId: number): Promise<void> {
  await pg.deleteFrom('search_history').where('user_id', '=', userId).execute()
}
