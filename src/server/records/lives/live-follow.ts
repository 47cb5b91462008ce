/** Lives with pending work. */
import { type ExpressionBuilder, sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'
import { isAhead } from '../../store/scheduled-times.ts'
import type { Tables } from '../../store/tables.ts'
import { isLeft } from './live-listening.ts'
import { isSegmentDue } from './segment-writing.ts'

const MOST = 200

/** Queues lives whose announced start has come, and failed ones whose retry is due. */
export async function queueDueLives(pg: Postgres, now: Date): Promise<void> {
  const isTriedAhead = isAhead(sql`(stream_position->>'tried_at')::timestamptz`, sql`${now}::timestamptz`)
  const isSet = sql<boolean>`stream_position->>'retry_at' IS NOT NULL`
  const isOver = sql<boolean>`(stream_position->>'retry_at')::timestamptz <= ${now}`
  const due = sql<boolean>`(${isSet} AND (${isOver} OR ${isTriedAhead}))`
  await pg
    .updateTable('lives')
    .set({ listening: 'queued' })
    .where((is) =>
      is.or([
        is.and([is('listening', '=', 'scheduled'), is.or([due, is.and([is.not(isSet), is('starts_at', '<=', now)])])]),
        is.and([is('listening', '=', 'failed'), due]),
      ]),
    )
    .execute()
}

/** Lives to be listened to that have no active listener, by ascending id. */
export async function listUncapturedLives(pg: Postgres, now: Date): Promise<number[]> {
  const rows = await pg
    .selectFrom('lives')
    .select('id')
    .where((is) =>
      is.or([
        is('listening', '=', 'queued'),
        is.and([is('listening', '=', 'listening'), isLeft(sql`${now}::timestamptz`)]),
      ]),
    )
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ id }) => id)
}

const hasSegment = (is: ExpressionBuilder<Tables, 'lives'>) =>
  is.exists(is.selectFrom('live_segments').select('number').whereRef('live_id', '=', 'lives.id'))

/** Lives with segments to be written now, or not yet marked as completely written. */
export async function listUnwrittenLives(pg: Postgres): Promise<number[]> {
  const rows = await pg
    .selectFrom('lives')
    .select('id')
    .where((is) =>
      is.or([
        is.exists(
          is
            .selectFrom('live_segments')
            .select('number')
            .whereRef('live_id', '=', 'lives.id')
            .where('state', '=', 'waiting')
            .where(isSegmentDue),
        ),
        is.and([is('listening', '=', 'ended'), is.or([is('transcribed', '=', false), is.not(hasSegment(is))])]),
        is.and([
          is('listening', '=', 'failed'),
          is('transcribed', '=', false),
          sql<boolean>`stream_position->>'retry_at' IS NULL`,
          hasSegment(is),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ id }) => id)
}

/** The reason that the most recently heard segment waits; null: none waits with a reason. */
export async function findWritingProblem(pg: Postgres): Promise<string | null> {
  const row = await pg
    .selectFrom('live_segments')
    .select('problem')
    .where('state', '=', 'waiting')
    .where('problem', 'is not', null)
    .orderBy('heard_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.problem ?? null
}
