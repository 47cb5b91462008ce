/**
 * Checkpoints of the embedded PostgreSQL, which replays its write-ahead log when it is opened after a kill. A server has a
 * checkpointer process; here there is none, and the log would grow until the program ends (docs/decisions/0107).
 */
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

const CHECK_INTERVAL_MS = 60_000
/** Replayed in half a second. */
const MAX_BYTES = 64 * 1024 * 1024

/** Checks every minute as long as the store is open. */
export function checkpointAtTimes(pg: Kysely<Tables>, isClosed: () => boolean): void {
  const timer = setInterval(() => {
    if (isClosed()) clearInterval(timer)
    // A checkpoint that fails is repeated a minute later; a full disk is reported to the next writer.
    else void checkpointWhenLong(pg).catch(() => {})
  }, CHECK_INTERVAL_MS)
  timer.unref()
}

/** Makes a checkpoint if enough was written since the last one. Returns whether it did. */
export async function checkpointWhenLong(pg: Kysely<Tables>, most = MAX_BYTES): Promise<boolean> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT (pg_current_wal_lsn() - redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()`.execute(pg)
  if ((rows[0]?.bytes ?? 0) <= most) return false
  await sql`CHECKPOINT`.execute(pg)
  return true
}
