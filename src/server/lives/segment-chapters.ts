/** The chapters that a piece of recording gives, joined to those that are there. */

import { formChapters } from './form-chapters.ts'
import { findSeam } from './seam.ts'
import type { Utterance } from './speech/engine.ts'
import { joinWords, placeWords, type SpokenWord } from './speech/sentences.ts'

/** A piece of the recording; seconds from its start. */
export type Piece = { start: number; end: number; overlap: number; endsInPause: boolean }
export type WrittenChapter = Utterance & { draft: boolean }

/** The next piece may say again what was said since. */
const DRAFT_SECONDS = 5
/** Further back nothing can be in both pieces. */
const REACH_SECONDS = 30

/**
 * What takes the place of the open chapters. Empty: nothing new was said, and they stay as they are.
 * @param fixed chapters before that do not change, the last of them
 * @param open drafts after these: what is written here takes their place
 * @param said by the engine, in seconds of the recording
 */
export function writeChapters(
  tail: { fixed: readonly Utterance[]; open: readonly Utterance[] },
  said: readonly Utterance[],
  piece: Piece,
): WrittenChapter[] {
  if (said.length === 0) return []
  const { kept, added } = piece.overlap > 0 ? joinAtSeam(tail, said, piece) : { kept: tail.open, added: said }
  // A draft keeps to its own words: whoever corrects it while it is written anew takes nothing else away.
  const chapters = [...kept, ...formChapters(added)]
  return chapters.map((chapter, at) => ({ ...chapter, draft: isDraft(chapter, at === chapters.length - 1, piece) }))
}

/**
 * The chapters of a piece that is written after those around it.
 * @param before chapters before it, and `after` it, which do not change
 * @param said by the engine, in seconds of the recording
 * @param nextOverlap seconds at its end that the piece after it has too
 */
export function fitChapters(
  { before, after }: { before: readonly Utterance[]; after: readonly Utterance[] },
  said: readonly Utterance[],
  piece: Piece,
  nextOverlap: number,
): Utterance[] {
  const overlap = { from: piece.start + piece.overlap, to: piece.end - nextOverlap }
  // Somebody has written there what is said.
  if ([...before, ...after].some(({ start, end }) => isWithin((start + end) / 2, overlap))) return []
  const added = said.length > 0 && piece.overlap > 0 ? joinAtSeam({ fixed: before, open: [] }, said, piece).added : said
  return formChapters(nextOverlap > 0 ? cutBefore(after, added, { start: overlap.to, end: piece.end }) : added)
}

/** What is said until there is text already; that stays as it is, with all that both have. */
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

/** The last words before a piece, for the engine: what it hears again is not told to it. */
export function makePrompt(chapters: readonly Utterance[], { start }: Piece, length = 200): string {
  const words = chapters.flatMap(placeWords).filter(({ end }) => end <= start + 0.5)
  const text = words.map((word) => word.text).join(' ')
  return text.length <= length ? text : text.slice(text.length - length).replace(/^\S*\s+/, '')
}

const isDraft = ({ end }: Utterance, isLast: boolean, piece: Piece) =>
  !piece.endsInPause && (isLast || end > piece.end - DRAFT_SECONDS)

function joinAtSeam(
  { fixed, open }: { fixed: readonly Utterance[]; open: readonly Utterance[] },
  said: readonly Utterance[],
  piece: Piece,
): { kept: Utterance[]; added: Utterance[] } {
  const near = fixed.filter(({ end }) => end > piece.start - REACH_SECONDS).flatMap(placeWords)
  const openWords = open.map(placeWords)
  const saidWords = said.map(placeWords)
  const overlap = { start: piece.start, end: piece.start + piece.overlap }
  const seam = findSeam([...near, ...openWords.flat()], saidWords.flat(), overlap, near.length)
  const keep = seam.keep - near.length
  return {
    kept: slice(openWords, 0, keep, seam.last),
    added: slice(saidWords, seam.from, Number.POSITIVE_INFINITY),
  }
}

/** The words of utterances from one to another; `last` is written in the place of the last one. */
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
