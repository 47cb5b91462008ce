import { sql } from 'kysely'
import type { Postgres } from '../store/postgres.ts'
import { endLostImports } from './sources/imports.ts'
import { releaseAllSources } from './sources/sources.ts'

/**
 * Ends what other processes had begun, and gives back what they had taken for a while. Only for the only process there is, at its start:
 * whoever had it is dead, and nobody has to wait for that to be noticed.
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
