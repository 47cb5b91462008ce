import { sql } from 'kysely'
import { MAX_CHAPTERS } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'

/** Confirms drafts before this chapter. Returns the id of the first one; null when there was none. */
export async function confirmDrafts(tx: Postgres, liveId: number, before = MAX_CHAPTERS + 1): Promise<number | null> {
  const confirmed = await tx
    .updateTable('chapters')
    .set({ draft: false, updated_at: sql<Date>`clock_timestamp()` })
    .where('live_id', '=', liveId)
    .where('draft', '=', true)
    .where('id', '<', before)
    .returning('id')
    .execute()
  return confirmed.length === 0 ? null : Math.min(...confirmed.map(({ id }) => id))
}
