/**
 * Finds where the text of one segment of a recording passes into that of the next. Segments that were not cut at a pause overlap by
 * some seconds, so that the same words are in both, and a word cut in one is whole in the other.
 */
import type { SpokenWord } from './speech/sentences.ts'

/**
 * How many words of the text before are kept, and with which word of the text after it continues. `last`: spelling of the last kept
 * word by the later segment, which also heard what follows it.
 */
export type Seam = { keep: number; from: number; last?: string }

/** Approximate error of word times, in seconds. */
const SLACK = 4
/** Maximum distance, in seconds, of equal words; further apart they are separate utterances. A row of words is rarely repeated. */
const MAX_APART = { words: 3, row: 7 }
const ROW = 3
/** A single word is weak evidence, unless it is long. */
const MIN_LETTERS = 4

type Overlap = { start: number; end: number }
type Run = { before: number; after: number; length: number; score: number }

/**
 * @param fixed number of words of the text before that must be kept: a person wrote them
 * @param overlap seconds of the recording that are in both
 */
export function findSeam(
  before: readonly SpokenWord[],
  after: readonly SpokenWord[],
  overlap: Overlap,
  fixed = 0,
): Seam {
  const run = findRun(before, after, overlap)
  // At the end of the shared words: a concurrent correction of the text before concerns the same words.
  const seam = run ? endOf(run, before, after) : splitByTime(before, after, overlap)
  if (seam.keep >= fixed) return seam
  if (run) return { keep: fixed, from: Math.min(after.length, seam.from + fixed - seam.keep) }
  const end = before[fixed - 1]?.end ?? 0
  const next = after.findIndex((word) => middle(word) >= end)
  return { keep: fixed, from: next < 0 ? after.length : next }
}

/** The longest row of words in both texts, said at about the same time. */
function findRun(before: readonly SpokenWord[], after: readonly SpokenWord[], overlap: Overlap): Run | null {
  const first = before.findIndex(({ end }) => end >= overlap.start - SLACK)
  const last = after.findLastIndex(({ start }) => start <= overlap.end + SLACK)
  let best: Run | null = null
  for (let i = first; i >= 0 && i < before.length; i += 1) {
    for (let j = 0; j <= last; j += 1) {
      const run = measureRun(before, after, i, j)
      if (run && (!best || run.score > best.score)) best = run
    }
  }
  return best
}

function measureRun(before: readonly SpokenWord[], after: readonly SpokenWord[], i: number, j: number): Run | null {
  let length = 0
  let letters = 0
  for (; ; length += 1) {
    const [one, other] = [before[i + length], after[j + length]]
    if (!one || !other || one.key === '' || other.key === '') break
    const isFirst = j + length === 0 && isPart(one.key, other.key, 'end')
    const isCut = i + length === before.length - 1 && isPart(other.key, one.key, 'start')
    if (one.key !== other.key && !isFirst && !isCut) break
    letters += Math.min(one.key.length, other.key.length)
  }
  const [one, other] = [before[i], after[j]]
  if (length === 0 || !one || !other || (length === 1 && letters < MIN_LETTERS)) return null
  const apart = Math.abs(middle(one) - middle(other))
  const most = length >= ROW ? MAX_APART.row : MAX_APART.words
  return apart > most ? null : { before: i, after: j, length, score: letters - 3 * apart }
}

/** Whether a word is the remainder of another one that was cut. */
const isPart = (whole: string, part: string, where: 'start' | 'end') =>
  part.length >= 2 && part !== whole && (where === 'end' ? whole.endsWith(part) : whole.startsWith(part))

function endOf(run: Run, before: readonly SpokenWord[], after: readonly SpokenWord[]): Seam {
  const [keep, from] = [run.before + run.length, run.after + run.length]
  const [one, other] = [before[keep - 1], after[from - 1]]
  return one && other && other.key.length >= one.key.length ? { keep, from, last: other.text } : { keep, from }
}

/** Without shared words: splits at the middle of the overlap, where both have text; text that only one has is kept. */
function splitByTime(before: readonly SpokenWord[], after: readonly SpokenWord[], overlap: Overlap): Seam {
  const end = before.at(-1)?.end ?? 0
  const start = after[0]?.start ?? Number.POSITIVE_INFINITY
  const at = Math.max(Math.min((overlap.start + overlap.end) / 2, end), Math.min(start, end))
  const from = after.findIndex((word) => middle(word) >= at)
  return {
    keep: before.findLastIndex((word) => middle(word) < at) + 1,
    from: from < 0 ? after.length : from,
  }
}

const middle = ({ start, end }: SpokenWord) => (start + end) / 2
