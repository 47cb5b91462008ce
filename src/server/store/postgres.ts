/**
 * The only file that connects to Postgres: embedded (PGlite, a directory) or a server (a URL). One Kysely type serves both. Embedded
 * there is a single connection: inside a transaction only that transaction may be used, or the call waits forever.
 */
import { Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { checkpointAtTimes } from './checkpoint.ts'
import { reportStatements } from './name-statement.ts'
import type { OnQuery } from './query-event.ts'
import type { Tables } from './tables.ts'

export type Postgres = Kysely<Tables>

/** `silence`: for tests. */
export type PostgresTarget = { directory: string } | { url: string; silence?: number }

/** How the job queue reaches the same database: through the one embedded connection, or with connections of its own. */
export type JobDatabase = { pglite: PGlite } | { url: string }

export type OpenPostgres = { pg: Postgres; jobDatabase: JobDatabase }

/** A server returns int8 as text, the embedded engine as a number. Ours stay far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Runs work in a transaction: the one already open, if there is one. */
export function inTransaction<T>(pg: Postgres, work: (tx: Postgres) => Promise<T>): Promise<T> {
  return pg.isTransaction ? work(pg) : pg.transaction().execute(work)
}

/** Opens the store; migrations are run by `migrate.ts`. `pg.destroy()` closes it. */
export async function openPostgres(
  target: PostgresTarget,
  onQuery?: OnQuery,
  onPanic?: (error: Error) => void,
): Promise<OpenPostgres> {
  const log = onQuery && { log: reportStatements(onQuery) }
  if ('directory' in target) {
    const { openDurablePglite } = await import('./engines/pglite.ts')
    const pglite = await openDurablePglite(target.directory, onPanic)
    const pg = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), ...log })
    checkpointAtTimes(pg, () => pglite.closed)
    return { pg, jobDatabase: { pglite } }
  }
  const pool = openPool(target.url, {
    max: 10,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: SILENCE_MS,
    stream: () => openSocket(target.silence),
  })
  return {
    pg: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...log }),
    jobDatabase: { url: target.url },
  }
}

/** Like `openPostgres` for a server, without statement timeouts: for migrations, and for waiting for another process that migrates. */
export function openForMigrations(url: string): Postgres {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, { max: 2, keepAlive: true }) }) })
}

/** A connection without traffic for this long is closed: neither a statement nor a pause in a transaction may last longer. */
const SILENCE_MS = 30_000

/**
 * For connections to a server. A server that stands still, or a network that drops everything, would otherwise block the caller and
 * its connection forever.
 */
export function openSocket(silence = SILENCE_MS): Socket {
  const socket = new Socket()
  socket.setTimeout(silence, () =>
    socket.destroy(Object.assign(new Error('postgres is silent'), { code: 'ETIMEDOUT' })),
  )
  return socket
}

function openPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...limits,
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'lupascan',
  })
  // A broken connection must not end the process, idle or in use: its user gets the error, the next caller a fresh connection.
  pool.on('error', () => {})
  pool.on('connect', (connection) => connection.on('error', () => {}))
  return pool
}
