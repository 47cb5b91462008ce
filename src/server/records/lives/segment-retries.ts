/** Retries segments that were given up on, as long as their audio exists. */
import { type ExpressionBuilder, sql } from 'kysely'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'

/** Segments per batch of automatic retries. */
const PORTION = 100
/** Maximum automatic retries with an engine that has failed before; another engine gets as many more. */
const MAX_RETRIES = 7

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Segments = ExpressionBuilder<Tables, 'live_segments'>

/** Retries the segments of one live on a user's request. Returns how many; undefined when the live does not exist. */
export function retrySegments(pg: Postgres, liveId: number): Promise<number | undefined> {
  return inTransaction(pg, async (tx) => {
    const live = await tx.selectFrom('lives').select('id').where('id', '=', liveId).forUpdate().executeTakeFirst()
    return live && (await waitAgain(tx, liveId, (is) => is.lit(true), 0))
  })
}

/**
 * Queues a limited number of retries, oldest first: segments that another engine failed on, or this one more than a day ago. A
 * segment already retried rests for an hour, or two processes with different engines would try it in turns. Segments that failed
 * without an engine are left out: they would fail again.
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
          is('retries', '<', 2 * MAX_RETRIES),
          is.or([is('again', '=', false), is('written_at', '<=', hourAgo)]),
        ]),
        is.and([is('engine', '=', engine), is('retries', '<', MAX_RETRIES), is('written_at', '<=', dayAgo)]),
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

/** `counted`: 1 for an automatic retry. */
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
  // Shows readers that more text is coming.
  if (numUpdatedRows > 0n)
    await tx
      .updateTable('lives')
      .set({ transcribed: false })
      .where('id', '=', liveId)
      .where(sql<boolean>`listening IN ('ended', 'failed')`)
      .execute()
  return Number(numUpdatedRows)
}
