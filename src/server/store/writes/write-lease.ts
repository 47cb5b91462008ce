/**
 * The lease to write posts: one row in Postgres, held by one process at a time. It expires when its holder dies or is paused; only
 * Postgres' clock decides. Each lease comes with an epoch, a fencing token: `write-fence.ts` makes ClickHouse refuse a process that
 * still relies on an older one.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Postgres } from '../postgres.ts'
import { hasPassed, secondsFromNow } from '../scheduled-times.ts'

/** A holder silent for this long has lost the lease. */
const LEASE_SECONDS = 10
/** Heartbeat interval of waiting processes; one that misses it is skipped. */
const SEEN_EVERY_MS = 400
const SEEN_WITHIN_SECONDS = 1.5

export type Lease = {
  epoch: number
  /** Extends the lease by the given seconds; false: it belongs to another holder. */
  renew(): Promise<boolean>
  /** Takes a higher epoch, above `known` too, for the same holder; null: the lease belongs to another. */
  raise(known: number): Promise<number | null>
  release(): Promise<void>
}

export type WriteLease = {
  seconds: number
  /** Waits in line until no other process holds the lease. A holder that takes it again with nobody in between keeps its epoch. */
  take(holder: string): Promise<Lease>
}

export function openWriteLease(pg: Postgres, seconds = LEASE_SECONDS): WriteLease {
  return {
    seconds,
    async take(holder) {
      const epoch = (await tryTake(pg, holder, seconds, null)) ?? (await waitInLine(pg, holder, seconds))
      return hold(pg, holder, epoch, seconds)
    },
  }
}

/** @param ticket place in line; null: not in line yet, comes after all who wait */
async function tryTake(pg: Postgres, holder: string, seconds: number, ticket: number | null): Promise<number | null> {
  const { rows } = await sql<{ epoch: number }>`
    UPDATE write_lease SET holder = ${holder}, expires_at = ${secondsFromNow(seconds)},
      epoch = epoch + CASE WHEN holder = ${holder} THEN 0 ELSE 1 END
    WHERE ${hasPassed(sql`expires_at`, Math.max(seconds, LEASE_SECONDS))} AND NOT EXISTS (
      SELECT FROM write_waiters
      WHERE (${ticket}::bigint IS NULL OR ticket < ${ticket}) AND seen_at > ${secondsFromNow(-SEEN_WITHIN_SECONDS)})
    RETURNING epoch`.execute(pg)
  return rows[0]?.epoch ?? null
}

async function waitInLine(pg: Postgres, holder: string, seconds: number): Promise<number> {
  // Not the holder's name: the entry of a failed turn may still be in line.
  const waiter = randomUUID()
  const began = performance.now()
  let seen = Number.NEGATIVE_INFINITY
  let ticket = 0
  try {
    while (true) {
      const waited = performance.now() - began
      if (waited - seen > SEEN_EVERY_MS) {
        ticket = await standInLine(pg, waiter)
        seen = waited
      }
      const epoch = await tryTake(pg, holder, seconds, ticket)
      if (epoch !== null) return epoch
      // Only the first in line can get it, so polling is cheap; during long turns it is polled less often.
      await sleep(Math.min(10 + waited / 50, 60) * (0.5 + Math.random()))
    }
  } finally {
    await leaveLine(pg, waiter).catch(() => {})
  }
}

/** Keeps its place if it has one. */
async function standInLine(pg: Postgres, waiter: string): Promise<number> {
  const { rows } = await sql<{ ticket: number }>`
    INSERT INTO write_waiters (waiter) VALUES (${waiter})
    ON CONFLICT (waiter) DO UPDATE SET seen_at = clock_timestamp() RETURNING ticket`.execute(pg)
  return rows[0]?.ticket ?? 0
}

/** Also removes waiters that died in line. */
async function leaveLine(pg: Postgres, waiter: string): Promise<void> {
  await sql`DELETE FROM write_waiters WHERE waiter = ${waiter} OR seen_at < ${secondsFromNow(-60)}`.execute(pg)
}

function hold(pg: Postgres, holder: string, taken: number, seconds: number): Lease {
  const lease: Lease = {
    epoch: taken,
    async renew() {
      // An expired lease is not lost: as long as the row names this holder nobody took it in between.
      const { numAffectedRows } = await sql`
        UPDATE write_lease SET expires_at = ${secondsFromNow(seconds)}
        WHERE holder = ${holder} AND epoch = ${lease.epoch}`.execute(pg)
      return numAffectedRows === 1n
    },
    async raise(known) {
      const { rows } = await sql<{ epoch: number }>`
        UPDATE write_lease SET epoch = greatest(epoch, ${known}) + 1, expires_at = ${secondsFromNow(seconds)}
        WHERE holder = ${holder} AND epoch = ${lease.epoch} RETURNING epoch`.execute(pg)
      lease.epoch = rows[0]?.epoch ?? lease.epoch
      return rows[0]?.epoch ?? null
    },
    async release() {
      await sql`
        UPDATE write_lease SET expires_at = '-infinity'
        WHERE holder = ${holder} AND epoch = ${lease.epoch}`.execute(pg)
    },
  }
  return lease
}
