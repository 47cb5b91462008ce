/** Range of a passage of a live. */

import { MAX_PASSAGE_SECONDS } from '../../../../contract/limits.ts'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { readClock } from '../player/clock.ts'

/** Chapters offered as the last one. */
const MAX_ENDS = 100

/** The chapters with which a passage starting at this one can end. */
export function listEnds(chapters: readonly Chapter[], first: number): Chapter[] {
  const at = chapters.findIndex(({ id }) => id === first)
  const begin = readClock(chapters[at]?.started_at ?? '')
  return chapters
    .slice(Math.max(0, at), at + MAX_ENDS)
    .filter((chapter) => findPassageEnd(chapters, chapter) - begin <= MAX_PASSAGE_SECONDS)
}

/** Exclusive end in seconds: a chapter that starts before it belongs to the passage; not later than the start of the next chapter. */
export function findPassageEnd(chapters: readonly Chapter[], last: Chapter): number {
  const begin = readClock(last.started_at)
  const next = chapters.find(({ started_at }) => readClock(started_at) > begin)
  const end = Math.max(readClock(last.finished_at), begin + 0.001)
  return next ? Math.min(end, readClock(next.started_at)) : end
}
