/** Pieces that were given up on and are to be tried again, for as long as their audio is there. */
import { type ExpressionBuilder, sql } from 'kysely'
import type { Postgres } from '../store/postgres.ts'
import type { Tables } from '../store/tables.ts'

/** Pieces at a time that nobody asked for. */
const PORTION = 100

type Segments = ExpressionBuilder<Tables, 'live_segments'>

/** Those of one live: a person asks for it. Returns how many; undefined when there is no such live. */
export function retrySegments(pg: Postgres, liveId: number): Promise<number | undefined> {
  return pg.transaction().execute(async (tx) => {
    const live = await tx.selectFrom('lives').select('id').where('id', '=', liveId).forUpdate().executeTakeFirst()
    return live && (await waitAgain(tx, [liveId], (is) => is('live_id', '=', liveId)))
  })
}

/**
 * Those that another engine gave up on, or this one before that moment; the oldest first, bounded. What no engine was asked
 * for would fail again.
 */
export async function retryOldSegments(
  pg: Postgres,
  { engine, before }: { engine: string; before: Date },
): Promise<void> {
  const old = await pg
    .selectFrom('live_segments')
    .select(['live_id', 'number'])
    .where('state', '=', 'failed')
    .where('audio', 'is not', null)
    .where('engine', 'is not', null)
    .where((is) => is.or([is('engine', '!=', engine), is('written_at', '<=', before)]))
    .orderBy('written_at')
    .limit(PORTION)
    .execute()
  for (const liveId of new Set(old.map(({ live_id }) => live_id))) {
    const numbers = old.filter(({ live_id }) => live_id === liveId).map(({ number }) => number)
    await pg.transaction().execute(async (tx) => {
      await tx.selectFrom('lives').select('id').where('id', '=', liveId).forUpdate().execute()
      await waitAgain(tx, [liveId], (is) => is.and([is('live_id', '=', liveId), is('number', 'in', numbers)]))
    })
  }
}

async function waitAgain(
  tx: Postgres,
  liveIds: number[],
  which: (is: Segments) => ReturnType<Segments['and']>,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('live_segments')
    .set({ state: 'waiting', again: true, tries: 0, problem: null, next_try_at: null })
    .where('state', '=', 'failed')
    .where('audio', 'is not', null)
    .where(which)
    .executeTakeFirst()
  // Whoever reads along is told that more is to come.
  if (numUpdatedRows > 0n)
    await tx
      .updateTable('lives')
      .set({ transcribed: false })
      .where('id', 'in', liveIds)
      .where(sql<boolean>`listening IN ('ended', 'failed')`)
      .execute()
  return Number(numUpdatedRows)
}
