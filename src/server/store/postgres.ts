/**
 * The only file that connects to Postgres: embedded (PGlite, a directory) or a server (a URL). One Kysely type serves
 * both. Embedded there is a single connection: inside a transaction only the transaction may be asked, or it waits forever.
 */
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { tellStatements } from './name-statement.ts'
import type { OnQuery } from './query-event.ts'
import type { Tables } from './tables.ts'

export type Postgres = Kysely<Tables>

export type PostgresTarget = { directory: string } | { url: string }

/** How the job queue reaches the same database: through the one embedded connection, or with connections of its own. */
export type JobDatabase = { pglite: PGlite } | { url: string }

export type OpenPostgres = { pg: Postgres; jobDatabase: JobDatabase }

/** A server hands int8 out as text; the embedded engine as number. Ours stay far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Runs work in a transaction: in the one that is open already, where there is one. */
export function inTransaction<T>(pg: Postgres, work: (tx: Postgres) => Promise<T>): Promise<T> {
  return pg.isTransaction ? work(pg) : pg.transaction().execute(work)
}

/** Opens the store; migrations are `migrate.ts`. `pg.destroy()` closes it. */
export async function openPostgres(
  target: PostgresTarget,
  onQuery?: OnQuery,
  onPanic?: (error: Error) => void,
): Promise<OpenPostgres> {
  const log = onQuery && { log: tellStatements(onQuery) }
  if ('directory' in target) {
    const { openDurablePglite } = await import('./engines/pglite.ts')
    const pglite = await openDurablePglite(target.directory, onPanic)
    return { pg: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), ...log }), jobDatabase: { pglite } }
  }
  const pool = new pg.Pool({
    connectionString: target.url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'lupascan',
  })
  // An idle connection that the server drops must not end the process; the next question gets a fresh one.
  pool.on('error', () => {})
  return {
    pg: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...log }),
    jobDatabase: { url: target.url },
  }
}
