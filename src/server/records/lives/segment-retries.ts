/** Pieces that were given up on and are to be tried again, for as long as their audio is there. */
import { type ExpressionBuilder, sql } from 'kysely'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'

/** Pieces at a time that nobody asked for. */
const PORTION = 100
/** Tries that nobody asked for, of an engine that has failed before; another one has as many more. */
const MOST_RETRIES = 7

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Segments = ExpressionBuilder<Tables, 'live_segments'>

/** Those of one live: a person asks for it. Returns how many; undefined when there is no such live. */
export function retrySegments(pg: Postgres, liveId: number): Promise<number | undefined> {
  return inTransaction(pg, async (tx) => {
    const live = await tx.selectFrom('lives').select('id').where('id', '=', liveId).forUpdate().executeTakeFirst()
    return live && (await waitAgain(tx, liveId, (is) => is.lit(true), 0))
  })
}

/**
 * Those that another engine gave up on, or this one a day ago, so many times; the oldest first, bounded. What was tried again
 * already rests for an hour: two processes with an engine each would try it in turns. What no engine was asked for would fail
 * again.
 */
export async function retryOldSegments(pg: Postgres, { engine, now }: { engine: string; now: Date }): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const old = await pg
    .selectFrom('live_segments')
    .select(['live_id', 'number'])
    .where('state', '=', 'failed')
    .where('audio', 'is not', null)
    .where('engine', 'is not', null)
    .where((is) =>
      is.or([
        is.and([
          is('engine', '!=', engine),
          is('retries', '<', 2 * MOST_RETRIES),
          is.or([is('again', '=', false), is('written_at', '<=', hourAgo)]),
        ]),
        is.and([is('engine', '=', engine), is('retries', '<', MOST_RETRIES), is('written_at', '<=', dayAgo)]),
      ]),
    )
    .orderBy('written_at')
    .limit(PORTION)
    .execute()
  for (const liveId of new Set(old.map(({ live_id }) => live_id))) {
    const numbers = old.filter(({ live_id }) => live_id === liveId).map(({ number }) => number)
    await pg.transaction().execute(async (tx) => {
      await tx.selectFrom('lives').select('id').where('id', '=', liveId).forUpdate().execute()
      await waitAgain(tx, liveId, (is) => is('number', 'in', numbers), 1)
    })
  }
}

/** `counted`: 1 for a try that nobody asked for. */
async function waitAgain(
  tx: Postgres,
  liveId: number,
  which: (is: Segments) => ReturnType<Segments['and']>,
  counted: number,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('live_segments')
    .set({ state: 'waiting', again: true, tries: 0, problem: null, next_try_at: null })
    .set((is) => ({ retries: is('retries', '+', counted) }))
    .where('live_id', '=', liveId)
    .where('state', '=', 'failed')
    .where('audio', 'is not', null)
    .where(which)
    .executeTakeFirst()
  // Whoever reads along is told that more is to come.
  if (numUpdatedRows > 0n)
    await tx
      .updateTable('lives')
      .set({ transcribed: false })
      .where('id', '=', liveId)
      .where(sql<boolean>`listening IN ('ended', 'failed')`)
      .execute()
  return Number(numUpdatedRows)
}
