/** What somebody writes over a chapter, before it is saved. Pure. */
import type { Chapter, LiveDetail } from '../../../../contract/lives/lives.ts'
import { compareNames } from '../../../../text/compare-names.ts'

export type Draft = {
  /** The chapter as it was when one began. */
  base: Chapter
  text: string
  /** '' for nobody named. */
  speaker: string
  /** Why it was not saved. */
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

/** What a correction says anew; `speaker` null: nobody named. */
export type Changes = { transcription?: string; speaker?: string | null }

/** What is to be sent; null: nothing was changed. */
export function findChanges({ base, text, speaker }: Draft): Changes | null {
  const changes = {
    ...(text.trim() !== base.transcription.trim() && { transcription: text.trim() }),
    ...(speaker.trim() !== (base.speaker ?? '') && { speaker: speaker.trim() || null }),
  }
  return Object.keys(changes).length === 0 ? null : changes
}

/** Somebody else, or the engine, has changed the chapter since one began. */
export const isOutdated = ({ base }: Draft, now: Chapter): boolean => !isSame(base, now)

/**
 * The drafts at the chapters they were begun at, also when text that was put in before gave these other numbers. The same map
 * when nothing moved.
 */
export function followChapters(
  drafts: ReadonlyMap<number, Draft>,
  chapters: readonly Chapter[],
): ReadonlyMap<number, Draft> {
  const moved = [...drafts.values()].flatMap(({ base, isBusy }) => {
    // Its answer will look for it here.
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

/** The live with one of its chapters as it was saved. */
export const replaceChapter = (live: LiveDetail, chapter: Chapter): LiveDetail => ({
  ...live,
  chapters: live.chapters.map((known) => (known.id === chapter.id ? chapter : known)),
})

/** The names used in a live, in the order of the alphabet. */
export const listSpeakers = (chapters: readonly Chapter[]): string[] =>
  [...new Set(chapters.flatMap(({ speaker }) => speaker ?? []))].sort(compareNames)
