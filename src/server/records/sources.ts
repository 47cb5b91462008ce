import { sql } from 'kysely'
import { Reading, UNREAD } from '../../contract/reading.ts'
import type { Postgres } from '../store/postgres.ts'

/** A followed account that this worker has for a while. */
export type ClaimedSource = {
  id: number
  network: string
  handle: string
  since: Date | null
  failures: number
  reading: Reading
  claimed_until: Date
}

export type SourceState = 'nova' | 'ativa' | 'sem prévia' | 'não existe' | 'com erro'

/** What a run says about its source. */
export type RunResult = {
  reading: Reading
  state: SourceState
  problem: string | null
  failures: number
  name: string | null
  followers: number | null
  posts_stored: number
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
        reading: JSON.stringify(UNREAD),
      })),
    )
    .onConflict((conflict) => conflict.columns(['network', 'handle_key']).doNothing())
    .returning('id')
    .execute()
  return made.length
}

/** `networks`: those that this program can read. */
export type Claim = { networks: readonly string[]; limit: number; leaseMs: number; now: Date }

/**
 * Takes the sources that have waited longest. Nobody else gets them until the moment that is returned, after which they are
 * free again: whoever had them is dead.
 */
export async function claimDueSources(
  pg: Postgres,
  { networks, limit, leaseMs, now }: Claim,
): Promise<ClaimedSource[]> {
  const due = pg
    .selectFrom('sources')
    .select('id')
    .where('network', 'in', networks)
    .where('is_paused', '=', false)
    .where('next_run_at', '<=', now)
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<', now)]))
    .orderBy('next_run_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const claimed_until = new Date(now.getTime() + leaseMs)
  const rows = await pg
    .updateTable('sources')
    .set({ claimed_until })
    .where('id', 'in', due)
    .returning(['id', 'network', 'handle', 'since', 'failures', 'reading'])
    .execute()
  return rows.map((row) => ({ ...row, reading: Reading.parse(row.reading), claimed_until }))
}

/** Ends a run. Whoever lost the source meanwhile changes nothing: another one has read the same. */
export async function finishRun(pg: Postgres, source: ClaimedSource, result: RunResult, now: Date): Promise<void> {
  const { reading, posts_stored, name, followers, ...rest } = result
  await pg
    .updateTable('sources')
    .set({
      ...rest,
      ...(name === null ? {} : { name }),
      ...(followers === null ? {} : { followers }),
      ...(result.state === 'ativa' ? { last_good_at: now } : {}),
      reading: JSON.stringify(reading),
      posts_stored: sql<number>`posts_stored + ${posts_stored}`,
      last_run_at: now,
      claimed_until: null,
    })
    .where('id', '=', source.id)
    .where('claimed_until', '=', source.claimed_until)
    .execute()
}

/** Gives back those of one claim that were not read. */
export async function releaseSources(pg: Postgres, sources: readonly ClaimedSource[]): Promise<void> {
  const [first] = sources
  if (!first) return
  await pg
    .updateTable('sources')
    .set({ claimed_until: null })
    .where(
      'id',
      'in',
      sources.map(({ id }) => id),
    )
    .where('claimed_until', '=', first.claimed_until)
    .execute()
}
