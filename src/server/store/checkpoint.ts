/**
 * The embedded PostgreSQL writes down what it changes, and goes through all of that when it is opened after a kill. A server has a
 * process that shortens it; here nobody would, and it would grow until the program ends (docs/decisions/0107).
 */
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

const LOOK_MS = 60_000
/** Gone through in half a second. */
const MOST_BYTES = 64 * 1024 * 1024

/** Looks each minute, for as long as the store is open. */
export function checkpointAtTimes(pg: Kysely<Tables>, isClosed: () => boolean): void {
  const timer = setInterval(() => {
    if (isClosed()) clearInterval(timer)
    // What it cannot do now it does a minute later; a disk that is full is told by whoever wants to store something.
    else void checkpointWhenLong(pg).catch(() => {})
  }, LOOK_MS)
  timer.unref()
}

/** Has all changes in the tables, where so much was written since that was done last. Returns whether it did. */
export async function checkpointWhenLong(pg: Kysely<Tables>, most = MOST_BYTES): Promise<boolean> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT (pg_current_wal_lsn() - redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()`.execute(pg)
  if ((rows[0]?.bytes ?? 0) <= most) return false
  await sql`CHECKPOINT`.execute(pg)
  return true
}
