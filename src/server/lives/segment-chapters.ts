/** Chapters of a piece of a recording, joined to the existing ones. */

import { formChapters } from './form-chapters.ts'
import { findSeam } from './seam.ts'
import type { Utterance } from './speech/engine.ts'
import { joinWords, placeWords, type SpokenWord } from './speech/sentences.ts'

/** A piece of the recording; seconds from its start. */
export type SegmentSpan = { start: number; end: number; overlap: number; endsInPause: boolean }
export type WrittenChapter = Utterance & { draft: boolean }

/** The next piece may transcribe the last seconds again. */
const DRAFT_SECONDS = 5
/** Text further back cannot be in both pieces. */
const REACH_SECONDS = 30

/**
 * Returns what replaces the open chapters. Empty: nothing new was said, and they stay as they are.
 * @param fixed earlier chapters that do not change; only the last of them
 * @param open drafts after these, which the result replaces
 * @param said output of the engine, in seconds of the recording
 */
export function writeChapters(
  tail: { fixed: readonly Utterance[]; open: readonly Utterance[] },
  said: readonly Utterance[],
  piece: SegmentSpan,
): WrittenChapter[] {
  if (said.length === 0) return []
  const { kept, added } = piece.overlap > 0 ? joinAtSeam(tail, said, piece) : { kept: tail.open, added: said }
  // A draft keeps its own words: a concurrent correction of it removes nothing else.
  const chapters = [...kept, ...formChapters(added)]
  return chapters.map((chapter, at) => ({ ...chapter, draft: isDraft(chapter, at === chapters.length - 1, piece) }))
}

/**
 * The chapters of a piece that is transcribed after those around it.
 * @param before chapters before it, and `after` it, which do not change
 * @param said output of the engine, in seconds of the recording
 * @param nextOverlap seconds at its end that the next piece shares
 */
export function fitChapters(
  { before, after }: { before: readonly Utterance[]; after: readonly Utterance[] },
  said: readonly Utterance[],
  piece: SegmentSpan,
  nextOverlap: number,
): Utterance[] {
  const overlap = { from: piece.start + piece.overlap, to: piece.end - nextOverlap }
  // A person has already written this passage.
  if ([...before, ...after].some(({ start, end }) => isWithin((start + end) / 2, overlap))) return []
  const added = said.length > 0 && piece.overlap > 0 ? joinAtSeam({ fixed: before, open: [] }, said, piece).added : said
  return formChapters(nextOverlap > 0 ? cutBefore(after, added, { start: overlap.to, end: piece.end }) : added)
}

/** The utterances up to existing text, which is kept with all that both share. */
function cutBefore(
  after: readonly Utterance[],
  added: readonly Utterance[],
  overlap: { start: number; end: number },
): Utterance[] {
  const near = after.filter(({ start }) => start < overlap.end + REACH_SECONDS).flatMap(placeWords)
  const words = added.map(placeWords)
  const { keep, from } = findSeam(words.flat(), near, overlap)
  return slice(words, 0, Math.max(0, keep - from))
}

const isWithin = (moment: number, { from, to }: { from: number; to: number }) => moment > from && moment < to

/** The last words before a piece, as a prompt for the engine; words it hears again are left out. */
export function makePrompt(chapters: readonly Utterance[], { start }: SegmentSpan, length = 200): string {
  const words = chapters.flatMap(placeWords).filter(({ end }) => end <= start + 0.5)
  const text = words.map((word) => word.text).join(' ')
  return text.length <= length ? text : text.slice(text.length - length).replace(/^\S*\s+/, '')
}

const isDraft = ({ end }: Utterance, isLast: boolean, piece: SegmentSpan) =>
  !piece.endsInPause && (isLast || end > piece.end - DRAFT_SECONDS)

function joinAtSeam(
  { fixed, open }: { fixed: readonly Utterance[]; open: readonly Utterance[] },
  said: readonly Utterance[],
  piece: SegmentSpan,
): { kept: Utterance[]; added: Utterance[] } {
  const near = fixed.filter(({ end }) => end > piece.start - REACH_SECONDS).flatMap(placeWords)
  const openWords = open.map(placeWords)
  const timedWords = said.map(placeWords)
  const overlap = { start: piece.start, end: piece.start + piece.overlap }
  const seam = findSeam([...near, ...openWords.flat()], timedWords.flat(), overlap, near.length)
  const keep = seam.keep - near.length
  return {
    kept: slice(openWords, 0, keep, seam.last),
    added: slice(timedWords, seam.from, Number.POSITIVE_INFINITY),
  }
}

/** The words of utterances within a range; `last` replaces the last one. */
function slice(words: readonly SpokenWord[][], from: number, to: number, last?: string): Utterance[] {
  let passed = 0
  return words.flatMap((own) => {
    const kept = own.slice(Math.max(0, from - passed), Math.max(0, to - passed))
    passed += own.length
    const end = kept.at(-1)
    if (!end) return []
    return [joinWords(last !== undefined && passed >= to ? [...kept.slice(0, -1), { ...end, text: last }] : kept)]
  })
}
