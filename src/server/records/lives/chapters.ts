import { sql } from 'kysely'
import { MAX_CHAPTERS } from '../../../contract/limits.ts'
import type { Chapter, NewChapter, NumberedChapter, Transcription } from '../../../contract/lives/lives.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { completeTranscription } from './live-completion.ts'
import { selectProgress, toProgress } from './live-progress.ts'
import { recordMentions } from './mentions.ts'

/**
 * How far `until` lies in the past: a change is dated when it is written, but visible only after its commit. Chapters sent twice
 * replace themselves.
 */
const OVERLAP = sql`interval '10 seconds'`

/** Rows per statement; Postgres accepts 65,535 parameters. */
const BATCH = 5_000

/** Too many chapters; nothing was stored. */
export class TooManyChaptersError extends Error {}

export type TranscriptionRequest = {
  /** From this chapter on. */
  chapterId?: number | undefined
  /** ISO 8601. From the first chapter written after this moment on. */
  since?: string | undefined
}

/**
 * The transcription from the earlier of the two starting points to its end. Without either, all of it; undefined when the live
 * does not exist.
 */
export async function findTranscription(
  pg: Postgres,
  liveId: number,
  { chapterId, since }: TranscriptionRequest,
): Promise<Transcription | undefined> {
  // Read before the chapters: a chapter written in between is sent again next time, never lost.
  const live = await selectProgress(pg)
    .select(sql<Date>`clock_timestamp() - ${OVERLAP}`.as('until'))
    .where('lives.id', '=', liveId)
    .executeTakeFirst()
  if (!live) return undefined
  const changed = since === undefined ? null : await findFirstChange(pg, liveId, new Date(since))
  const places = [chapterId, changed].filter((place) => typeof place === 'number')
  const isAll = chapterId === undefined && since === undefined
  const first = isAll ? 1 : Math.min(...places, Number.POSITIVE_INFINITY)
  return {
    transcribed: live.transcribed,
    ...toProgress(live, new Date()),
    chapters: Number.isFinite(first) ? await listChapters(pg, liveId, first) : [],
    until: live.until.toISOString(),
  }
}

async function findFirstChange(pg: Postgres, liveId: number, since: Date): Promise<number | null> {
  const { first } = await pg
    .selectFrom('chapters')
    .select((is) => is.fn.min('id').as('first'))
    .where('live_id', '=', liveId)
    .where('updated_at', '>', since)
    .executeTakeFirstOrThrow()
  return first
}

function listChapters(pg: Postgres, liveId: number, first: number): Promise<Chapter[]> {
  return pg
    .selectFrom('chapters')
    .select(['id', 'started_at', 'finished_at', 'transcription', 'draft', 'speaker'])
    .select((is) => is('corrected_at', 'is not', null).$castTo<boolean>().as('corrected'))
    .where('live_id', '=', liveId)
    .where('id', '>=', first)
    .orderBy('id')
    .execute()
}

/**
 * Replaces all chapters from the first one's id on. Returns that id; undefined when the live does not exist.
 * @param transcribed whether the transcription is complete with these; undefined: unchanged
 * @param warns whether watched terms in them cause mentions; false for a file about a past event
 */
export function replaceChapters(
  pg: Postgres,
  liveId: number,
  chapters: readonly NumberedChapter[],
  transcribed?: boolean,
  warns = true,
): Promise<number | undefined> {
  return writeChapters(pg, liveId, () => chapters, transcribed, warns)
}

/** Appends chapters; returns the same as above. @throws TooManyChaptersError */
export function appendChapters(
  pg: Postgres,
  liveId: number,
  chapters: readonly NewChapter[],
  transcribed?: boolean,
): Promise<number | undefined> {
  const follow = (last: number) => chapters.map((chapter, index) => ({ ...chapter, id: last + index + 1 }))
  return writeChapters(pg, liveId, follow, transcribed)
}

function writeChapters(
  pg: Postgres,
  liveId: number,
  makeChapters: (last: number) => readonly NumberedChapter[],
  transcribed: boolean | undefined,
  warns = true,
): Promise<number | undefined> {
  return inTransaction(pg, async (tx) => {
    // Serialises concurrent writers.
    const live = await tx.selectFrom('lives').select('id').where('id', '=', liveId).forUpdate().executeTakeFirst()
    if (!live) return undefined
    const chapters = makeChapters(await findLastId(tx, liveId))
    if ((chapters.at(-1)?.id ?? 0) > MAX_CHAPTERS) throw new TooManyChaptersError()
    const from = chapters[0]?.id ?? 1
    await tx.deleteFrom('chapters').where('live_id', '=', liveId).where('id', '>=', from).execute()
    // Corrections of the replaced chapters are not those of the new ones.
    await tx.deleteFrom('chapter_versions').where('live_id', '=', liveId).where('chapter_id', '>=', from).execute()
    for (let at = 0; at < chapters.length; at += BATCH) {
      const rows = chapters.slice(at, at + BATCH).map((chapter) => ({ ...chapter, live_id: liveId }))
      await tx.insertInto('chapters').values(rows).execute()
    }
    if (warns) await recordMentions(tx, liveId, { from })
    if (transcribed) await completeTranscription(tx, liveId)
    else if (transcribed === false)
      await tx.updateTable('lives').set({ transcribed }).where('id', '=', liveId).execute()
    return from
  })
}

async function findLastId(pg: Postgres, liveId: number): Promise<number> {
  const { last } = await pg
    .selectFrom('chapters')
    .select((is) => is.fn.max('id').as('last'))
    .where('live_id', '=', liveId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}
