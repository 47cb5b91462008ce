import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { EMPTY_CURSOR, SyncCursor } from '../../../contract/sources/sync-cursor.ts'
import type { Postgres } from '../../store/postgres.ts'
import { hasPassed, isAhead, secondsFromNow } from '../../store/scheduled-times.ts'

/** A followed account that this worker has claimed. */
export type ClaimedSource = {
  id: number
  network: string
  handle: string
  since: Date | null
  failures: number
  reading: SyncCursor
  /** Ids that an interrupted previous run was storing. */
  storing: string[]
  claimed_by: string
}

const Storing = z.array(z.string())
const FREE = { claimed_by: null, claimed_until: null }

export type SourceState = 'nova' | 'ativa' | 'sem prévia' | 'não existe' | 'com erro'

/** Result of reading a source. */
export type RunResult = {
  reading: SyncCursor
  state: SourceState
  problem: string | null
  failures: number
  name: string | null
  followers: number | null
  posts_stored: number
  posts_changed: number
  posts_deleted: number
  next_run_at: Date
}

export type NewSource = { network: string; handle: string; since: Date | null; created_by: number | null }

/** Follows accounts; those already followed stay unchanged. Returns how many are new. */
export async function createSources(pg: Postgres, sources: readonly NewSource[]): Promise<number> {
  if (sources.length === 0) return 0
  const made = await pg
    .insertInto('sources')
    .values(
      sources.map((source) => ({
        ...source,
        handle_key: source.handle.toLowerCase(),
        reading: JSON.stringify(EMPTY_CURSOR),
        // By the program's clock, which decides what is due.
        next_run_at: new Date(),
      })),
    )
    .onConflict((conflict) => conflict.columns(['network', 'handle_key']).doNothing())
    .returning('id')
    .execute()
  return made.length
}

/** `networks`: those that this program can read. */
export type Claim = { networks: readonly string[]; now: Date }

/** A worker silent for longer than this is presumed dead and its sources may be claimed by another; measured by Postgres' clock. */
const LEASE_SECONDS = 30
const LEASE = secondsFromNow(LEASE_SECONDS)
/** Well before the lease expires. */
export const RENEWED_EVERY_MS = 8_000

/**
 * Claims the source that has waited longest; one scheduled by a clock that was wrong is due now. No other worker gets it while
 * the lease is renewed.
 */
export async function claimDueSource(pg: Postgres, { networks, now }: Claim): Promise<ClaimedSource | undefined> {
  const due = pg
    .selectFrom('sources')
    .select('id')
    .where('network', 'in', networks)
    .where('is_paused', '=', false)
    .where((is) => is.or([is('next_run_at', '<=', now), isAhead(sql`last_run_at`, sql`${now}::timestamptz`)]))
    .where(hasPassed(sql`claimed_until`, LEASE_SECONDS))
    .orderBy('next_run_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  const claimed_by = randomUUID()
  const row = await pg
    .updateTable('sources')
    .set({ claimed_by, claimed_until: LEASE })
    .where('id', 'in', due)
    .returning(['id', 'network', 'handle', 'since', 'failures', 'reading', 'storing'])
    .executeTakeFirst()
  if (!row) return undefined
  return { ...row, reading: SyncCursor.parse(row.reading), storing: Storing.parse(row.storing), claimed_by }
}

/** Called before new posts are stored: records their ids, so that they are counted even if the run is killed. */
export async function recordStoring(pg: Postgres, source: ClaimedSource, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await updateClaimed(pg, source)
    .set({ storing: sql<string>`storing || ${JSON.stringify(ids)}::jsonb` })
    .execute()
}

/** Counts which of those the interrupted run had stored. */
export async function countStoring(pg: Postgres, source: ClaimedSource, stored: number): Promise<void> {
  await updateClaimed(pg, source)
    .set({ posts_stored: sql<number>`posts_stored + ${stored}`, storing: '[]' })
    .execute()
}

const updateClaimed = (pg: Postgres, { id, claimed_by }: ClaimedSource) =>
  pg.updateTable('sources').where('id', '=', id).where('claimed_by', '=', claimed_by)

/** Ends a run. Without effect if the source was lost meanwhile: another worker has read the same posts. */
export async function finishRun(pg: Postgres, source: ClaimedSource, result: RunResult, now: Date): Promise<void> {
  const { reading, posts_stored, posts_changed, posts_deleted, name, followers, ...rest } = result
  await updateClaimed(pg, source)
    .set({
      ...rest,
      ...(name === null ? {} : { name }),
      ...(followers === null ? {} : { followers }),
      ...(result.state === 'ativa' ? { last_good_at: now } : {}),
      reading: JSON.stringify(reading),
      posts_stored: sql<number>`posts_stored + ${posts_stored}`,
      posts_changed: sql<number>`posts_changed + ${posts_changed}`,
      posts_deleted: sql<number>`posts_deleted + ${posts_deleted}`,
      storing: '[]',
      last_run_at: now,
      ...FREE,
    })
    .execute()
}

/** Releases a source that was not read; without effect after `finishRun`. */
export async function releaseSource(pg: Postgres, source: ClaimedSource): Promise<void> {
  await updateClaimed(pg, source).set(FREE).execute()
}

/** Renews the leases of sources that are still being read. */
export async function renewSources(pg: Postgres, sources: readonly ClaimedSource[]): Promise<void> {
  const ours = sources.map(({ claimed_by }) => claimed_by)
  if (ours.length > 0)
    await pg.updateTable('sources').set({ claimed_until: LEASE }).where('claimed_by', 'in', ours).execute()
}

/** Releases every source. Only for a single process, at its start: every holder is dead. */
export async function releaseAllSources(pg: Postgres): Promise<void> {
  await pg.updateTable('sources').set(FREE).where('claimed_until', 'is not', null).execute()
}
