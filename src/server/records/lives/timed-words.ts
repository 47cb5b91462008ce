/** Chapters as words with times: speech is assumed to be evenly spread within a chapter. */
import { foldTokens } from '../../../text/fold.ts'
import { listStems } from '../../../text/foreign-plurals.ts'

/** Seconds from the start of the recording. */
export type TimedChapter = { id: number; text: string; start: number; end: number }
export type TimedWord = { stems: readonly string[]; chapterId: number; start: number }

/** In characters: more than is said in half a minute; a chapter written by a user may be longer. */
const MAX_CONTEXT = 2_000

export function listWords(chapters: readonly TimedChapter[]): TimedWord[] {
  return chapters.flatMap((chapter) =>
    foldTokens(chapter.text).map(({ token, start }) => ({
      stems: listStems(token),
      chapterId: chapter.id,
      start: timeAt(chapter, start),
    })),
  )
}

/** The words around a moment, and the chapter that contains it. */
export function describeMoment(
  chapters: readonly TimedChapter[],
  moment: number,
  around: number,
): { context: string; chapterId: number | null } {
  const parts = chapters.map((chapter) => cutText(chapter, moment - around, moment + around))
  const spoken = chapters.findLast(({ start }) => start <= moment + 0.001)
  return { context: parts.filter(Boolean).join(' ').slice(0, MAX_CONTEXT), chapterId: spoken?.id ?? null }
}

/** Words of a chapter between two moments; '' when there are none. */
function cutText(chapter: TimedChapter, from: number, to: number): string {
  const words = [...chapter.text.matchAll(/\S+/g)]
  const isWithin = ({ index }: { index: number }) => {
    const time = timeAt(chapter, index)
    return time >= from && time <= to
  }
  return words
    .filter(isWithin)
    .map(([word]) => word)
    .join(' ')
}

const timeAt = ({ start, end, text }: TimedChapter, position: number) =>
  start + ((end - start) * position) / Math.max(1, text.length)
