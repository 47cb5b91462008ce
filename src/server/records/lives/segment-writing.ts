/**
 * Segments of a recording that wait to be written. A writer claims the first one for a while; the result is stored in one
 * transaction with its chapters, so that a process may die between any two steps.
 */
import { type ExpressionBuilder, sql } from 'kysely'
import { MAX_CHAPTERS } from '../../../contract/limits.ts'
import type { NewChapter } from '../../../contract/lives/lives.ts'
import type { Postgres } from '../../store/postgres.ts'
import { hasPassed, secondsFromNow } from '../../store/scheduled-times.ts'
import type { Tables } from '../../store/tables.ts'
import { confirmDrafts } from './chapter-drafts.ts'
import { TooManyChaptersError } from './chapters.ts'
import { isLeft } from './live-listening.ts'
import { recordMentions } from './mentions.ts'

/** As stored; seconds from the start of the recording. */
export type WaitingSegment = Awaited<ReturnType<typeof takeSegment>> & object

/** A chapter at the end of a transcription; times as hh:mm:ss.fff. */
export type TailChapter = NewChapter & { id: number; draft: boolean }

/** Result of a segment. */
export type SegmentOutcome = {
  state: 'written' | 'silent' | 'failed'
  engine: string | null
  problem?: string
  /** Replaces the drafts at the end; empty: they are kept, and confirmed. */
  chapters: readonly (NewChapter & { draft: boolean })[]
}

/** Number of last chapters that a segment may have to be joined to. */
const TAIL = 40

/** Maximum time for which a segment is leased or left alone. */
export const MAX_PAUSE_SECONDS = 300

export const isSegmentDue = hasPassed(sql`next_try_at`, MAX_PAUSE_SECONDS)

/** New segments come before retried ones. */
const isFirstWaiting = (is: ExpressionBuilder<Tables, 'live_segments'>, liveId: number) =>
  is(
    'number',
    '=',
    is
      .selectFrom('live_segments')
      .select('number')
      .where('live_id', '=', liveId)
      .where('state', '=', 'waiting')
      .orderBy('again')
      .orderBy('number')
      .limit(1),
  )

/**
 * Claims the first waiting segment of a live for `seconds`; undefined when none waits, it is not due yet, or another process has
 * claimed it.
 */
export function takeSegment(pg: Postgres, liveId: number, seconds: number) {
  return pg
    .updateTable('live_segments')
    .set({ next_try_at: secondsFromNow(seconds) })
    .where('live_id', '=', liveId)
    .where('state', '=', 'waiting')
    .where((is) => isFirstWaiting(is, liveId))
    .where(isSegmentDue)
    .returning(['number', 'started_at', 'finished_at', 'overlap', 'ends_in_pause', 'audio', 'tries', 'again'])
    .returning(sql<number>`extract(epoch from clock_timestamp() - heard_at)::double precision`.as('age'))
    .executeTakeFirst()
}

/** Renews the lease of a segment, or delays its next attempt by that time. */
export async function holdSegment(
  pg: Postgres,
  liveId: number,
  number: number,
  { seconds, ...changes }: { seconds: number; problem?: string; tries?: number },
): Promise<void> {
  await pg
    .updateTable('live_segments')
    .set({ ...changes, next_try_at: secondsFromNow(seconds) })
    .where('live_id', '=', liveId)
    .where('number', '=', number)
    .where('state', '=', 'waiting')
    .execute()
}

export async function hasWaitingSegment(pg: Postgres, liveId: number): Promise<boolean> {
  return (await selectSegment(pg, liveId).where('state', '=', 'waiting').executeTakeFirst()) !== undefined
}

/** Without a segment nothing was heard, and an empty transcription would not be complete. */
async function hasSegment(pg: Postgres, liveId: number): Promise<boolean> {
  return (await selectSegment(pg, liveId).executeTakeFirst()) !== undefined
}

const selectSegment = (pg: Postgres, liveId: number) =>
  pg.selectFrom('live_segments').select('number').where('live_id', '=', liveId).limit(1)

/** Whether an engine has ever written a segment. */
export async function hasWritten(pg: Postgres, engine: string): Promise<boolean> {
  const row = await pg
    .selectFrom('live_segments')
    .select('number')
    .where('engine', '=', engine)
    .where('state', '=', 'written')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The last chapters of a live, in order. */
export async function listTail(pg: Postgres, liveId: number): Promise<TailChapter[]> {
  const rows = await pg
    .selectFrom('chapters')
    .select(['id', 'started_at', 'finished_at', 'transcription', 'draft'])
    .where('live_id', '=', liveId)
    .orderBy('id', 'desc')
    .limit(TAIL)
    .execute()
  return rows.reverse()
}

/**
 * Stores the result of a new segment, once: undefined when the live is gone, another process was faster, or the segment is no
 * longer new. Otherwise the id of the first changed chapter, or null.
 * @param decide receives the current end of the transcription
 */
export function keepSegment(
  pg: Postgres,
  liveId: number,
  number: number,
  decide: (tail: readonly TailChapter[]) => SegmentOutcome,
): Promise<{ changed: number | null } | undefined> {
  return pg.transaction().execute(async (tx) => {
    // Serialises with concurrent corrections and writers.
    const live = await tx.selectFrom('lives').select('id').where('id', '=', liveId).forUpdate().executeTakeFirst()
    if (!live || !(await isWaiting(tx, liveId, number, false))) return undefined
    const tail = await listTail(tx, liveId)
    const { chapters, state, engine, problem = null } = decide(tail)
    const changed =
      chapters.length > 0
        ? await replaceDrafts(tx, liveId, number, { tail, chapters })
        : state === 'silent'
          ? await confirmDrafts(tx, liveId)
          : null
    await closeSegment(tx, liveId, number, { state, engine, problem })
    if (changed !== null) await recordMentions(tx, liveId, { from: changed })
    return { changed }
  })
}

/**
 * Marks a transcription as complete, with all drafts confirmed, once everything heard is written. Returns whether this is new. A
 * live that ended before anything was heard returns to its state before the request.
 */
export function finishWriting(pg: Postgres, liveId: number): Promise<boolean> {
  return pg.transaction().execute(async (tx) => {
    const live = await tx
      .selectFrom('lives')
      .select(['listening', 'transcribed', isAwaited.as('is_awaited')])
      .where('id', '=', liveId)
      .forUpdate()
      .executeTakeFirst()
    if (!live || live.is_awaited || (live.listening !== 'ended' && live.listening !== 'failed')) return false
    if (!(await hasSegment(tx, liveId))) {
      if (live.listening === 'ended')
        await tx.updateTable('lives').set({ listening: 'off' }).where('id', '=', liveId).execute()
      return false
    }
    if (live.transcribed || (await hasWaitingSegment(tx, liveId))) return false
    await confirmDrafts(tx, liveId)
    await tx.updateTable('lives').set({ transcribed: true }).where('id', '=', liveId).execute()
    return true
  })
}

/** A listener still holds its last segment, or a retry is scheduled. */
const isAwaited = sql<boolean>`
  stream_position->>'retry_at' IS NOT NULL
  OR (
    stream_position->>'listener' IS NOT NULL
    AND NOT ${isLeft()}
  )`

/**
 * Records that a segment, new or retried, cannot be written: a gap. Once; no effect when the live is gone or another process was
 * faster.
 */
export async function giveUpSegment(
  pg: Postgres,
  liveId: number,
  number: number,
  reason: { engine: string | null; problem: string },
): Promise<void> {
  await pg
    .updateTable('live_segments')
    .set({ ...reason, state: 'failed', next_try_at: null, written_at: sql<Date>`clock_timestamp()` })
    .where('live_id', '=', liveId)
    .where('number', '=', number)
    .where('state', '=', 'waiting')
    .execute()
}

/** Ends the processing of a segment. */
export async function closeSegment(
  tx: Postgres,
  liveId: number,
  number: number,
  outcome: { state: SegmentOutcome['state']; engine: string | null; problem: string | null },
): Promise<void> {
  await tx
    .updateTable('live_segments')
    .set({ ...outcome, next_try_at: null, written_at: sql<Date>`clock_timestamp()` })
    .where('live_id', '=', liveId)
    .where('number', '=', number)
    .execute()
}

/** Whether a segment still waits, and in this mode: as new, or as a retry to be inserted between later chapters. */
export async function isWaiting(pg: Postgres, liveId: number, number: number, again: boolean): Promise<boolean> {
  const row = await selectSegment(pg, liveId)
    .where('number', '=', number)
    .where('state', '=', 'waiting')
    .where('again', '=', again)
    .executeTakeFirst()
  return row !== undefined
}

/** The drafts after the last confirmed chapter: only these may be rewritten. */
export function listOpen(tail: readonly TailChapter[]): TailChapter[] {
  return tail.slice(tail.findLastIndex(({ draft }) => !draft) + 1)
}

async function replaceDrafts(
  tx: Postgres,
  liveId: number,
  segment: number,
  { tail, chapters }: { tail: readonly TailChapter[]; chapters: SegmentOutcome['chapters'] },
): Promise<number> {
  const open = listOpen(tail)
  const first = open[0]?.id ?? (tail.at(-1)?.id ?? 0) + 1
  if (first + chapters.length - 1 > MAX_CHAPTERS) throw new TooManyChaptersError()
  await tx.deleteFrom('chapters').where('live_id', '=', liveId).where('id', '>=', first).execute()
  const rows = chapters.map((chapter, at) => ({ ...chapter, live_id: liveId, id: first + at, segment }))
  await tx.insertInto('chapters').values(rows).execute()
  // A draft before a chapter written by a user can no longer grow.
  const confirmed = await confirmDrafts(tx, liveId, first)
  return Math.min(first, confirmed ?? first)
}
