/**
 * Calls of each personal token in its current minute, counted across all processes by Postgres' clock. The table is created here,
 * not by a migration: its content is worthless a minute later, and only servers need it (docs/decisions/0090).
 */
import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'

export type TokenCalls = { used: number; endsInMs: number }

/** Maximum number of exhausted tokens that a process remembers. */
const MAX_FULL = 10_000
/** The two keys of the advisory lock: processes that start at the same moment create the table one after the other. */
const LOCK = [726_487, 90] as const

/** Unlogged: a count writes nothing to the WAL, and is lost after a crash. */
export function createTokenCalls(pg: Postgres): Promise<void> {
  return pg.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK[0]}, ${LOCK[1]})`.execute(tx)
    await sql`CREATE UNLOGGED TABLE IF NOT EXISTS token_calls
      (token bigint PRIMARY KEY, used integer NOT NULL, ends timestamptz NOT NULL) WITH (fillfactor = 50)`.execute(tx)
    // Counts of tokens that are no longer used, or no longer exist.
    await sql`DELETE FROM token_calls WHERE ends < clock_timestamp()`.execute(tx)
  })
}

/** Counts one call of a token: in the open window, otherwise in a new one. */
export async function countTokenCall(pg: Postgres, token: number, windowMs: number): Promise<TokenCalls> {
  const wholeWindow = sql`${windowMs}::integer * interval '1 millisecond'`
  // A window that ends later than a new one would was opened before the clock was set back. Not `excluded.ends`: a statement that
  // waited for another's row lock computed it before that window began.
  const isOpen = sql`kept.ends > clock_timestamp() AND kept.ends <= clock_timestamp() + ${wholeWindow}`
  const { rows } = await sql<{ used: number; ms: number }>`
    INSERT INTO token_calls AS kept (token, used, ends)
    VALUES (${token}, 1, clock_timestamp() + ${wholeWindow})
    ON CONFLICT (token) DO UPDATE SET
      used = CASE WHEN ${isOpen} THEN least(kept.used, 1000000000) + 1 ELSE 1 END,
      ends = CASE WHEN ${isOpen} THEN kept.ends ELSE excluded.ends END
    RETURNING used, extract(epoch FROM ends - clock_timestamp())::float8 * 1000 AS ms`.execute(pg)
  const [row] = rows
  if (!row) throw new Error('a call of a token was not counted')
  return { used: row.used, endsInMs: row.ms }
}

/**
 * The same, but an exhausted token causes no query until its minute is over, however often it is used.
 * @param now a clock, for tests
 */
export function openTokenCalls(
  pg: Postgres,
  { most, windowMs }: { most: number; windowMs: number },
  now: () => number = () => performance.now(),
): (token: number) => Promise<TokenCalls> {
  const full = new Map<number, { until: number; used: number }>()
  return async (token) => {
    const known = full.get(token)
    if (known && known.until > now()) return { used: known.used, endsInMs: known.until - now() }
    full.delete(token)
    if (full.size > MAX_FULL) full.clear()
    const calls = await countTokenCall(pg, token, windowMs)
    if (calls.used > most) full.set(token, { until: now() + calls.endsInMs, used: calls.used })
    return calls
  }
}
