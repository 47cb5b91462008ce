import { sql } from 'kysely'
import type { Postgres } from '../src/server/store/postgres.ts'

/** Removes the audit entries of a test, bypassing the rules that prevent everyone else from doing so. */
export async function emptyAudit(pg: Postgres): Promise<void> {
  await pg.transaction().execute(async (tx) => {
    await sql`ALTER TABLE audit DISABLE TRIGGER audit_is_kept`.execute(tx)
    await tx.deleteFrom('audit').execute()
    await sql`ALTER TABLE audit ENABLE TRIGGER audit_is_kept`.execute(tx)
    await tx.updateTable('audit_chain').set({ removed_id: 0, removed_hash: '', last_id: 0, last_hash: '' }).execute()
  })
}
