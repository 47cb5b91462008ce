/** Determines the relation between two messages from their words in order. Pure, and bounded in time and memory. */
import { alignWords, type Match } from './align-words.ts'
import { type Differences, findDifferences, isHalfWord } from './differences.ts'
import { isSameWord, type MessageWords } from './read-message.ts'

/** Relation of the second text to the first. */
export type TieKind = 'same' | 'changed' | 'part' | 'longer' | 'other-data'

/** `isSameMessage`: it says the same, so posting it passed the same message on. */
export type Tie = { kind: TieKind; isSameMessage: boolean }

/** Shorter messages are tied only if all words are equal or one is cut: a different word would change the meaning. */
export const MIN_WORDS_ALIKE = 12
const MIN_WORDS_CUT = 8
/** Minimum share of the shorter text's words that the other has in the same order for the two to be tied. */
const ALIKE = 0.7
const CONTAINED = 0.75
/** Minimum share of its three-word runs: texts about one subject share words, but few runs. */
const SAME_RUNS = 0.25
/** Texts of nearly equal length are versions of each other; otherwise one is a part. */
const NEARLY_EQUAL = 0.75
/** A part must be contiguous: its words may not be spread over the longer text. */
const WIDEST = 1.5
/** Shares from which they are the same message, unless something contradicts. */
export const SAME_WORDS = 0.85
const SAME_PART = 0.9
/** A part smaller than this share has its own meaning, unless it is a cut beginning or this many words long. */
export const MIN_SHARE = 0.4
const LONG_BEGINNING = 20

/** null: a different message. */
export function compareMessages(one: MessageWords, other: MessageWords): Tie | null {
  const [shorter, longer] = one.codes.length <= other.codes.length ? [one, other] : [other, one]
  const least = shorter.codes.length
  if (least < MIN_WORDS_CUT && least !== longer.codes.length) return null
  const beginning = countBeginning(shorter.codes, longer.codes)
  // Both share at least their beginning, with its runs. Most messages of one form differ only after it.
  if (beginning < least * ALIKE && countShared(shorter.codes, longer.codes) < least * ALIKE) return null
  // A half word after the common beginning is not searched for in the rest.
  const isBeginning = least < longer.codes.length && beginning >= least - 1
  const matches = isBeginning ? listBeginning(beginning) : alignWords(shorter.codes, longer.codes)
  if (matches.length === longer.codes.length) return least > 0 ? { kind: 'same', isSameMessage: true } : null
  if (least < MIN_WORDS_ALIKE) return compareBeginnings(shorter, longer, one, beginning)
  const fewestRuns = (least - 2) * SAME_RUNS
  if (beginning - 2 < fewestRuns && countSharedRuns(shorter.codes, longer.codes) < fewestRuns) return null
  const isVersion = least >= longer.codes.length * NEARLY_EQUAL
  if (matches.length < least * (isVersion ? ALIKE : CONTAINED)) return null
  if (!isVersion && findSpan(matches) > least * WIDEST) return null
  const differences = findDifferences(shorter, longer, matches, beginning)
  if (differences.hasOtherData) return { kind: 'other-data', isSameMessage: false }
  if (isVersion && !isOnePiece(shorter, longer, matches))
    return { kind: 'changed', isSameMessage: !differences.saysOther && matches.length >= least * SAME_WORDS }
  const isSame = isSamePart(shorter, longer, matches, differences, beginning)
  return { kind: shorter === other ? 'part' : 'longer', isSameMessage: isSame }
}

/** Whether the longer text contains all words of the shorter one contiguously; the last word of a cut text may be incomplete. */
const isOnePiece = (shorter: MessageWords, longer: MessageWords, matches: readonly Match[]) =>
  shorter.codes.length < longer.codes.length &&
  matches.length >= shorter.codes.length - 1 &&
  findSpan(matches) === matches.length

/** A short text counts as a part only if it is marked as cut and is not too small a share of the whole. */
function compareBeginnings(
  shorter: MessageWords,
  longer: MessageWords,
  one: MessageWords,
  beginning: number,
): Tie | null {
  const least = shorter.codes.length
  const isBeginning = beginning === least || (beginning === least - 1 && isHalfWord(shorter, longer, beginning))
  if (!shorter.isCut || !isBeginning || least < longer.codes.length * MIN_SHARE) return null
  return { kind: shorter === one ? 'longer' : 'part', isSameMessage: true }
}

function isSamePart(
  shorter: MessageWords,
  longer: MessageWords,
  matches: readonly Match[],
  { saysOther }: Differences,
  beginning: number,
): boolean {
  const least = shorter.codes.length
  if (saysOther || matches.length < least * SAME_PART) return false
  if (least >= longer.codes.length * MIN_SHARE) return true
  return beginning >= least - 1 && (shorter.isCut || beginning >= LONG_BEGINNING)
}

/** Number of equal words at the beginning of both. */
function countBeginning(shorter: Int32Array, longer: Int32Array): number {
  let count = 0
  while (count < shorter.length && isSameWord(shorter[count] ?? 0, longer[count] ?? 0)) count += 1
  return count
}

const listBeginning = (words: number): Match[] => Array.from({ length: words }, (_, at) => [at, at])

const findSpan = (matches: readonly Match[]) => (matches.at(-1)?.[1] ?? 0) - (matches[0]?.[1] ?? 0) + 1

function countShared(shorter: Int32Array, longer: Int32Array): number {
  const left = new Map<number, number>()
  for (const code of longer) left.set(code >>> 2, (left.get(code >>> 2) ?? 0) + 1)
  let shared = 0
  for (const code of shorter) {
    const times = left.get(code >>> 2) ?? 0
    if (times > 0) shared += 1
    left.set(code >>> 2, times - 1)
  }
  return shared
}

/** Hash of three words; chance collisions do not matter here. */
const hashRun = (codes: Int32Array, at: number) =>
  Math.imul(Math.imul((codes[at] ?? 0) >>> 2, 31) + ((codes[at + 1] ?? 0) >>> 2), 31) + ((codes[at + 2] ?? 0) >>> 2)

function countSharedRuns(shorter: Int32Array, longer: Int32Array): number {
  const runs = new Set<number>()
  for (let at = 0; at < longer.length - 2; at += 1) runs.add(hashRun(longer, at))
  let shared = 0
  for (let at = 0; at < shorter.length - 2; at += 1) if (runs.has(hashRun(shorter, at))) shared += 1
  return shared
}
