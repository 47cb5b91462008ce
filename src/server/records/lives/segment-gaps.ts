/** Inserts the text of a segment that had been given up on between chapters written meanwhile. */
import { sql } from 'kysely'
import { MAX_CHAPTERS } from '../../../contract/limits.ts'
import type { NewChapter } from '../../../contract/lives/lives.ts'
import type { Postgres } from '../../store/postgres.ts'
import { confirmDrafts } from './chapter-drafts.ts'
import { TooManyChaptersError } from './chapters.ts'
import { recordMentions } from './mentions.ts'
import { closeSegment, isWaiting, type SegmentOutcome, type TailChapter } from './segment-writing.ts'

/** The nearest chapters on both sides of a gap, in order. */
export type AroundGap = { before: TailChapter[]; after: TailChapter[] }

/** Chapters read on either side. */
const NEAR = 40
/** Greater than every existing id. */
const ASIDE = 10 * MAX_CHAPTERS

export type Gap = {
  number: number
  /** Chapters that begin before this moment precede the gap; hh:mm:ss.fff. */
  split: string
}

/** Seconds that the next segment shares with this one; 0 when there is no overlap or no next segment. */
export async function findNextOverlap(pg: Postgres, liveId: number, number: number): Promise<number> {
  const next = await pg
    .selectFrom('live_segments')
    .select('overlap')
    .where('live_id', '=', liveId)
    .where('number', '=', number + 1)
    .executeTakeFirst()
  return next?.overlap ?? 0
}

/**
 * Stores the result of such a segment, once: undefined when the live is gone or another process was faster. Otherwise the id of
 * the first changed chapter, or null; later chapters then have new ids.
 * @param decide receives the current chapters around the gap
 */
export function fillGap(
  pg: Postgres,
  liveId: number,
  { number, split }: Gap,
  decide: (around: AroundGap) => SegmentOutcome,
): Promise<{ changed: number | null } | undefined> {
  return pg.transaction().execute(async (tx) => {
    const live = await tx.selectFrom('lives').select('id').where('id', '=', liveId).forUpdate().executeTakeFirst()
    if (!live || !(await isWaiting(tx, liveId, number, true))) return undefined
    const around = await listAround(tx, liveId, split)
    const { chapters, state, engine, problem = null } = decide(around)
    const at = around.after[0]?.id ?? (around.before.at(-1)?.id ?? 0) + 1
    if (chapters.length > 0) await insertChapters(tx, liveId, number, { at, chapters })
    await closeSegment(tx, liveId, number, { state, engine, problem })
    if (chapters.length === 0) return { changed: null }
    await recordMentions(tx, liveId, { from: at, to: at + chapters.length - 1 })
    return { changed: Math.min(at, (await confirmDrafts(tx, liveId, at)) ?? at) }
  })
}

async function listAround(tx: Postgres, liveId: number, split: string): Promise<AroundGap> {
  const select = () =>
    tx
      .selectFrom('chapters')
      .select(['id', 'started_at', 'finished_at', 'transcription', 'draft'])
      .where('live_id', '=', liveId)
      .limit(NEAR)
  const after = await select().where('started_at', '>=', split).orderBy('id').execute()
  const border = after[0]?.id ?? ASIDE
  const before = await select().where('id', '<', border).orderBy('id', 'desc').execute()
  return { before: before.reverse(), after }
}

async function insertChapters(
  tx: Postgres,
  liveId: number,
  segment: number,
  { at, chapters }: { at: number; chapters: readonly (NewChapter & { draft: boolean })[] },
): Promise<void> {
  const count = chapters.length
  const { last } = await tx
    .selectFrom('chapters')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('live_id', '=', liveId)
    .executeTakeFirstOrThrow()
  if (Math.max(last ?? 0, at - 1) + count > MAX_CHAPTERS) throw new TooManyChaptersError()
  await shiftChapters(tx, liveId, at, count)
  const rows = chapters.map((chapter, index) => ({ ...chapter, live_id: liveId, id: at + index, segment }))
  await tx.insertInto('chapters').values(rows).execute()
}

/** In two steps: ids must be unique at every moment. */
async function shiftChapters(tx: Postgres, liveId: number, at: number, count: number): Promise<void> {
  await sql`UPDATE chapters SET id = id + ${ASIDE}::integer WHERE live_id = ${liveId} AND id >= ${at}`.execute(tx)
  await sql`UPDATE chapters SET id = id - ${ASIDE - count}::integer WHERE live_id = ${liveId} AND id > ${ASIDE}`.execute(
    tx,
  )
  for (const table of ['chapter_versions', 'mentions'] as const)
    await tx
      .updateTable(table)
      .set({ chapter_id: sql<number>`chapter_id + ${count}::integer` })
      .where('live_id', '=', liveId)
      .where('chapter_id', '>=', at)
      .execute()
}
