import type { Match } from './align-words.ts'
import { beginsAlike, isNegation, kindOf, type MessageWords, oppositeOf, setOf } from './read-message.ts'
import { WORD_KINDS } from './word-kinds.ts'

/** What the differing places of two messages contain. */
export type Differences = {
  /** A number, name, office, institution or unit of time is replaced by another: the same form about something else. */
  hasOtherData: boolean
  /** A number or name is added or missing, or a "não" or an opposite: they cannot be said to mean the same. */
  saysOther: boolean
}

/** A place where the messages differ; at most one side is empty. */
type Gap = { one: Int32Array; other: Int32Array }

/**
 * Finds the differences between the matching words. Before the first and after the last match, a text may have more
 * than the other (a comment, the rest of a cut text), whatever it says. `beginning`: number of equal first words.
 */
export function findDifferences(
  shorter: MessageWords,
  longer: MessageWords,
  matches: readonly Match[],
  beginning: number,
): Differences {
  const differences = { hasOtherData: false, saysOther: false }
  let [from, fromOther] = [0, 0]
  for (let n = 0; n <= matches.length; n += 1) {
    const [at, atOther] = matches[n] ?? [shorter.codes.length, longer.codes.length]
    const [before, beforeOther] = [from, fromOther]
    from = at + 1
    fromOther = atOther + 1
    // Most matching words are adjacent: there is no gap.
    if (before === at && beforeOther === atOther) continue
    const isOutside = n === 0 || n === matches.length
    if (isOutside && (before === at || beforeOther === atOther)) continue
    const gap = { one: shorter.codes.subarray(before, at), other: longer.codes.subarray(beforeOther, atOther) }
    if (n === matches.length && beginning === n && gap.one.length === 1 && isHalfWord(shorter, longer, beginning))
      continue
    differences.hasOtherData ||= hasOtherData(gap)
    differences.saysOther ||= hasOtherData(gap) || turns(gap)
  }
  return differences
}

/** Whether the word after the common beginning may be the first half of a longer one. A number never is: cut, it is another number. */
export function isHalfWord(shorter: MessageWords, longer: MessageWords, beginning: number): boolean {
  const [half, whole] = [shorter.codes[beginning] ?? 0, longer.codes[beginning] ?? 0]
  return kindOf(half) !== WORD_KINDS.number && beginsAlike(half, whole)
}

const has = (codes: Int32Array, kind: number) => codes.some((code) => kindOf(code) === kind)

function hasOtherData({ one, other }: Gap): boolean {
  if ([WORD_KINDS.number, WORD_KINDS.name].some((kind) => has(one, kind) && has(other, kind))) return true
  return one.some((code) => setOf(code) !== undefined && other.some((word) => setOf(word) === setOf(code)))
}

function turns({ one, other }: Gap): boolean {
  if ([WORD_KINDS.number, WORD_KINDS.name].some((kind) => has(one, kind) || has(other, kind))) return true
  const isReplaced = one.length > 0 && other.length > 0
  if (isReplaced && (has(one, WORD_KINDS.possibleName) || has(other, WORD_KINDS.possibleName))) return true
  if (one.filter(isNegation).length !== other.filter(isNegation).length) return true
  return one.some((code) => other.some((word) => oppositeOf(code) === word >>> 2))
}
