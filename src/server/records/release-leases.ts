import { sql } from 'kysely'
import type { Postgres } from '../store/postgres.ts'
import { endLostImports } from './sources/imports.ts'
import { releaseAllSources } from './sources/sources.ts'

/**
 * Ends the work of other processes and releases their leases. Only for a single process, at its start: every holder is dead, and
 * waiting for its leases to expire is unnecessary.
 */
export async function releaseLeases(pg: Postgres): Promise<void> {
  await endLostImports(pg, new Date(), new Date())
  await releaseAllSources(pg)
  await pg.updateTable('lists').set({ leased_until: null }).where('leased_until', 'is not', null).execute()
  await pg.updateTable('deliveries').set({ leased_until: null }).where('leased_until', 'is not', null).execute()
  await pg
    .updateTable('lives')
    .set({ stream_position: sql`stream_position - 'until'` })
    .where('listening', '=', 'listening')
    .execute()
}
