/** Corrections of a transcription, and the earlier versions of its chapters. */
import { sql } from 'kysely'
import type { ChapterVersion } from '../../../contract/lives/chapter-corrections.ts'
import type { Chapter } from '../../../contract/lives/lives.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { recordMentions } from './mentions.ts'

const MAX_VERSIONS = 100

type Place = { liveId: number; chapterId: number }
type Said = { transcription: string; speaker: string | null }
/** `seen`: the chapter as the user saw it. */
type Correction = {
  transcription?: string | undefined
  speaker?: string | null | undefined
  seen: Said & Pick<Chapter, 'started_at'>
}

/** `changed`: the chapter is no longer as it was seen, and nothing was stored; `chapter` is its current state. */
export type CorrectionResult = { result: 'corrected' | 'changed'; chapter: Chapter }

/**
 * Corrects a chapter and keeps the earlier version; engines no longer change it, and it is no longer a draft. undefined when the
 * chapter does not exist. A correction without changes stores nothing.
 * @param userId the user who corrects it
 */
export function correctChapter(
  pg: Postgres,
  { liveId, chapterId }: Place,
  correction: Correction,
  userId: number,
): Promise<CorrectionResult | undefined> {
  return inTransaction(pg, async (tx) => {
    // Serialises with an engine that writes at the same time.
    await tx.selectFrom('lives').select('id').where('id', '=', liveId).forUpdate().execute()
    const before = await selectChapter(tx, { liveId, chapterId }).executeTakeFirst()
    if (!before) return undefined
    // Chapters were inserted before it, and another chapter has its number.
    if (before.started_at !== correction.seen.started_at) return { result: 'changed', chapter: before }
    const transcription = correction.transcription ?? before.transcription
    const speaker = correction.speaker === undefined ? before.speaker : correction.speaker
    if (transcription === before.transcription && speaker === before.speaker)
      return { result: 'corrected', chapter: before }
    if (isOverwriting(before, { transcription, speaker }, correction.seen))
      return { result: 'changed', chapter: before }
    const replaced = { transcription: before.transcription, speaker: before.speaker, changed_by: userId }
    await tx
      .insertInto('chapter_versions')
      .values({ live_id: liveId, chapter_id: chapterId, ...replaced })
      .execute()
    const now = sql<Date>`clock_timestamp()`
    await tx
      .updateTable('chapters')
      .set({ transcription, speaker, draft: false, corrected_at: now, updated_at: now })
      .where('live_id', '=', liveId)
      .where('id', '=', chapterId)
      .execute()
    await recordMentions(tx, liveId, { from: chapterId, to: chapterId })
    return { result: 'corrected', chapter: { ...before, transcription, speaker, draft: false, corrected: true } }
  })
}

/** Text and speaker are compared separately: two users may each correct one of them. */
const isOverwriting = (now: Said, wanted: Said, seen: Said): boolean =>
  (['transcription', 'speaker'] as const).some((field) => wanted[field] !== now[field] && now[field] !== seen[field])

/** Newest first; undefined when the chapter does not exist. */
export function listChapterVersions(pg: Postgres, place: Place): Promise<ChapterVersion[] | undefined> {
  // In one snapshot: a correction in between would be told as somebody else's.
  const reading = pg.transaction().setIsolationLevel('repeatable read')
  return reading.execute(async (tx) => {
    const now = await selectChapter(tx, place).executeTakeFirst()
    if (!now) return undefined
    const rows = await selectVersions(tx, place).execute()
    return rows.map((row, i) => {
      const { transcription, speaker } = rows[i - 1] ?? now
      return { ...row, changed_at: row.changed_at.toISOString(), became: { transcription, speaker } }
    })
  })
}

const selectVersions = (pg: Postgres, { liveId, chapterId }: Place) =>
  pg
    .selectFrom('chapter_versions')
    .leftJoin('users', 'users.id', 'changed_by')
    .select(['chapter_versions.id', 'transcription', 'speaker', 'changed_at', 'users.username as changed_by'])
    .where('live_id', '=', liveId)
    .where('chapter_id', '=', chapterId)
    .orderBy('chapter_versions.id', 'desc')
    .limit(MAX_VERSIONS)

const selectChapter = (pg: Postgres, { liveId, chapterId }: Place) =>
  pg
    .selectFrom('chapters')
    .select(['id', 'started_at', 'finished_at', 'transcription', 'draft', 'speaker'])
    .select((is) => is('corrected_at', 'is not', null).$castTo<boolean>().as('corrected'))
    .where('live_id', '=', liveId)
    .where('id', '=', chapterId)
