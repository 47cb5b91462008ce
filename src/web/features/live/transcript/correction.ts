/** Draft of a chapter correction. Pure. */
import type { Chapter, LiveDetail } from '../../../../contract/lives/lives.ts'
import { compareNames } from '../../../../text/compare-names.ts'

export type Draft = {
  /** The chapter when editing started. */
  base: Chapter
  text: string
  /** '' for no speaker. */
  speaker: string
  /** Error of a failed save. */
  problem: string | null
  isBusy: boolean
}

export const beginDraft = (base: Chapter): Draft => ({
  base,
  text: base.transcription,
  speaker: base.speaker ?? '',
  problem: null,
  isBusy: false,
})

/** The corrected values; `speaker` null: none. */
export type Changes = { transcription?: string; speaker?: string | null }

/**
 * Values to send; null: nothing was changed. Who saves an untouched draft over another user's change wants what the draft says.
 * @param shown the chapter as displayed beside the draft
 */
export const findChanges = (draft: Draft, shown: Chapter): Changes | null =>
  compare(draft, draft.base) ?? compare(draft, shown)

function compare({ text, speaker }: Draft, base: Chapter): Changes | null {
  const changes = {
    ...(text.trim() !== base.transcription.trim() && { transcription: text.trim() }),
    ...(speaker.trim() !== (base.speaker ?? '') && { speaker: speaker.trim() || null }),
  }
  return Object.keys(changes).length === 0 ? null : changes
}

/** Another user, or the engine, has changed the chapter since editing started. */
export const isOutdated = ({ base }: Draft, now: Chapter): boolean => !isSame(base, now)

/** Drafts moved to their chapters' current numbers, also after text was inserted before them. The same map if nothing moved. */
export function followChapters(
  drafts: ReadonlyMap<number, Draft>,
  chapters: readonly Chapter[],
): ReadonlyMap<number, Draft> {
  const moved = [...drafts.values()].flatMap(({ base, isBusy }) => {
    // The response to its save will look for it here.
    if (isBusy) return []
    const isAt = ({ started_at }: Chapter) => started_at === base.started_at
    const there = chapters.find(({ id }) => id === base.id)
    const found = there && isAt(there) ? undefined : chapters.find((one) => isAt(one) && isSame(one, base))
    return found ? [[base.id, found.id] as const] : []
  })
  if (moved.length === 0) return drafts
  const ids = new Map(moved)
  return new Map(
    [...drafts].map(([id, draft]) => {
      const now = ids.get(id) ?? id
      return [now, { ...draft, base: { ...draft.base, id: now } }]
    }),
  )
}

const isSame = (one: Chapter, other: Chapter) =>
  one.transcription === other.transcription && one.speaker === other.speaker

/** The live with one chapter replaced by the saved one. */
export const replaceChapter = (live: LiveDetail, chapter: Chapter): LiveDetail => ({
  ...live,
  chapters: live.chapters.map((known) => (known.id === chapter.id ? chapter : known)),
})

/** Speaker names of a live, in alphabetical order. */
export const listSpeakers = (chapters: readonly Chapter[]): string[] =>
  [...new Set(chapters.flatMap(({ speaker }) => speaker ?? []))].sort(compareNames)
