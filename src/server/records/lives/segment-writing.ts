/**
 * The pieces of a recording that wait to be written. Whoever writes takes the first one for a while; what comes of it is
 * stored in one transaction with its chapters, so that a process may die between any two steps.
 */
import { type ExpressionBuilder, sql } from 'kysely'
import { MAX_CHAPTERS } from '../../../contract/limits.ts'
import type { NewChapter } from '../../../contract/lives/lives.ts'
import { hasCome, secondsFromNow } from '../../store/has-come.ts'
import type { Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'
import { confirmDrafts } from './chapter-drafts.ts'
import { TooManyChaptersError } from './chapters.ts'
import { isLeft } from './live-listening.ts'
import { noteMentions } from './mentions.ts'

/** As it stands in the store; seconds from the start of the recording. */
export type WaitingSegment = Awaited<ReturnType<typeof takeSegment>> & object

/** A chapter of the end of a transcription; times as hh:mm:ss.fff. */
export type TailChapter = NewChapter & { id: number; draft: boolean }

/** What came of a piece. */
export type SegmentOutcome = {
  state: 'written' | 'silent' | 'failed'
  engine: string | null
  problem?: string
  /** What takes the place of the drafts at the end; empty: they stay as they are, for good. */
  chapters: readonly (NewChapter & { draft: boolean })[]
}

/** Chapters from the end on that a piece may have to be joined to. */
const TAIL = 40

/** For which a piece is held, or left alone, at most. */
export const LONGEST_PAUSE_SECONDS = 300

export const isSegmentDue = hasCome(sql`next_try_at`, LONGEST_PAUSE_SECONDS)

/** What is new comes before what is tried again. */
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
 * Takes the first waiting piece of a live for so many seconds; undefined when none waits, or it is not yet time for it, or
 * another has taken it.
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

/** Goes on holding a piece, or lets it wait that long before it is tried again. */
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

/** Without one nothing was heard, and an empty transcription would not be a complete one. */
async function hasSegment(pg: Postgres, liveId: number): Promise<boolean> {
  return (await selectSegment(pg, liveId).executeTakeFirst()) !== undefined
}

const selectSegment = (pg: Postgres, liveId: number) =>
  pg.selectFrom('live_segments').select('number').where('live_id', '=', liveId).limit(1)

/** Whether an engine has ever written something. */
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

/** The last chapters of a live, in their order. */
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
 * Stores what came of a new piece, once: undefined when the live is gone, another was quicker, or it is not new any more.
 * Otherwise the id of the first chapter that changed, or null.
 * @param decide is told the end of the transcription as it is now
 */
export function keepSegment(
  pg: Postgres,
  liveId: number,
  number: number,
  decide: (tail: readonly TailChapter[]) => SegmentOutcome,
): Promise<{ changed: number | null } | undefined> {
  return pg.transaction().execute(async (tx) => {
    // Whoever corrects or writes at the same time comes before or after.
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
    if (changed !== null) await noteMentions(tx, liveId, { from: changed })
    return { changed }
  })
}

/**
 * What is heard is over and written: no draft stays, and the transcription is complete. Returns whether that is new. What
 * ended before anything was heard is as if nobody had asked for it.
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

/** A listener still holds its last piece, or the next try is due. */
const isAwaited = sql<boolean>`
  stream_position->>'retry_at' IS NOT NULL
  OR (
    stream_position->>'listener' IS NOT NULL
    AND NOT ${isLeft()}
  )`

/** Nobody can write a piece, new or not: a gap. Once; nothing when the live is gone or another was quicker. */
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

/** Nothing is to be done with a piece any more. */
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

/** Whether a piece still waits, and in this way: as new, or to be put between what was written meanwhile. */
export async function isWaiting(pg: Postgres, liveId: number, number: number, again: boolean): Promise<boolean> {
  const row = await selectSegment(pg, liveId)
    .where('number', '=', number)
    .where('state', '=', 'waiting')
    .where('again', '=', again)
    .executeTakeFirst()
  return row !== undefined
}

/** The drafts after the last chapter that stays, and so the only ones that may be written anew. */
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
  // A draft before a chapter that a person wrote can no longer grow.
  const confirmed = await confirmDrafts(tx, liveId, first)
  return Math.min(first, confirmed ?? first)
}
