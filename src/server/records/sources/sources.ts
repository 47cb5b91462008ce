import { sql } from 'kysely'
import { EMPTY_CURSOR, SyncCursor } from '../../../contract/sources/sync-cursor.ts'
import type { Postgres } from '../../store/postgres.ts'

/** A followed account that this worker has for a while. */
export type ClaimedSource = {
  id: number
  network: string
  handle: string
  since: Date | null
  failures: number
  reading: SyncCursor
  claimed_until: Date
}

export type SourceState = 'nova' | 'ativa' | 'sem prévia' | 'não existe' | 'com erro'

/** What a run says about its source. */
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

/** Follows accounts; those that are followed already stay as they are. Returns how many are new. */
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
export type Claim = { networks: readonly string[]; leaseMs: number; now: Date }

/** So much may the clocks of two processes differ. A run further ahead was noted by a clock that was put back since. */
const CLOCKS_APART_MS = 60_000

/**
 * Takes the source that has waited longest; what was to come at a moment of a clock that was wrong comes now. Nobody else gets it
 * until the moment that is returned, after which it is free again: whoever had it is dead.
 */
export async function claimDueSource(
  pg: Postgres,
  { networks, leaseMs, now }: Claim,
): Promise<ClaimedSource | undefined> {
  const due = pg
    .selectFrom('sources')
    .select('id')
    .where('network', 'in', networks)
    .where('is_paused', '=', false)
    .where((is) =>
      is.or([is('next_run_at', '<=', now), is('last_run_at', '>', new Date(now.getTime() + CLOCKS_APART_MS))]),
    )
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<', now)]))
    .orderBy('next_run_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  const claimed_until = new Date(now.getTime() + leaseMs)
  const row = await pg
    .updateTable('sources')
    .set({ claimed_until })
    .where('id', 'in', due)
    .returning(['id', 'network', 'handle', 'since', 'failures', 'reading'])
    .executeTakeFirst()
  return row && { ...row, reading: SyncCursor.parse(row.reading), claimed_until }
}

/** Ends a run. Whoever lost the source meanwhile changes nothing: another one has read the same. */
export async function finishRun(pg: Postgres, source: ClaimedSource, result: RunResult, now: Date): Promise<void> {
  const { reading, posts_stored, posts_changed, posts_deleted, name, followers, ...rest } = result
  await pg
    .updateTable('sources')
    .set({
      ...rest,
      ...(name === null ? {} : { name }),
      ...(followers === null ? {} : { followers }),
      ...(result.state === 'ativa' ? { last_good_at: now } : {}),
      reading: JSON.stringify(reading),
      posts_stored: sql<number>`posts_stored + ${posts_stored}`,
      posts_changed: sql<number>`posts_changed + ${posts_changed}`,
      posts_deleted: sql<number>`posts_deleted + ${posts_deleted}`,
      last_run_at: now,
      claimed_until: null,
    })
    .where('id', '=', source.id)
    .where('claimed_until', '=', source.claimed_until)
    .execute()
}

/** Gives back a source that was not read; after `finishRun` there is nothing to give back. */
export async function releaseSource(pg: Postgres, { id, claimed_until }: ClaimedSource): Promise<void> {
  await pg
    .updateTable('sources')
    .set({ claimed_until: null })
    .where('id', '=', id)
    .where('claimed_until', '=', claimed_until)
    .execute()
}

/** Gives back every source. Only for the only process there is, at its start: whoever had one is dead. */
export async function releaseAllSources(pg: Postgres): Promise<void> {
  await pg.updateTable('sources').set({ claimed_until: null }).where('claimed_until', 'is not', null).execute()
}
