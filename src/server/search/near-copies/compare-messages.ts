/** How one message follows from another, by their words in order. Pure, and bounded in time and memory. */
import type { Likeness } from '../../../contract/posts/near-copies.ts'
import { COMMON_STEMS } from '../../../text/common-words.ts'
import { foldText, foldTokens } from '../../../text/fold.ts'
import { findMessageWords } from '../../../text/message-words.ts'
import { stemToken } from '../../../text/stem.ts'

/** A message made ready to be compared with many. */
export type ComparedMessage = { words: string[]; names: ReadonlySet<string> }

/** Shorter messages are alike only when every word is: another word would say something else. */
const FEWEST_WORDS = 12
/** Words that are looked at; the rest of a longer text is not compared. */
const MOST_WORDS = 600
/** Share of the shorter text's words that the other has in the same order. */
const ALIKE = 0.7
const CONTAINED = 0.75
/** Of its three-word runs: two texts about one subject share words, and few runs of them. */
const SAME_RUNS = 0.25
/** Texts of nearly equal length are versions of one another; otherwise one is a part. */
const NEARLY_EQUAL = 0.75
/** A part stands together: its words are not picked from all over the longer text. */
const WIDEST = 1.5

export function readMessage(content: string): ComparedMessage {
  const { words } = findMessageWords(content)
  return { words: words === '' ? [] : words.split(' ').slice(0, MOST_WORDS), names: listNames(content) }
}

/** null: another message. */
export function compareMessages(one: ComparedMessage, other: ComparedMessage): Likeness | null {
  if (one.words.length > 0 && one.words.join(' ') === other.words.join(' ')) return 'mesmo texto'
  const [shorter, longer] = one.words.length <= other.words.length ? [one, other] : [other, one]
  const least = shorter.words.length
  if (least < FEWEST_WORDS || countShared(shorter.words, longer.words) < least * ALIKE) return null
  if (countSharedRuns(shorter.words, longer.words) < (least - 2) * SAME_RUNS) return null
  const matches = alignWords(shorter.words, longer.words)
  const isVersion = least >= longer.words.length * NEARLY_EQUAL
  if (matches.length < least * (isVersion ? ALIKE : CONTAINED)) return null
  const span = (matches.at(-1)?.[1] ?? 0) - (matches[0]?.[1] ?? 0) + 1
  if (!isVersion && span > least * WIDEST) return null
  if (hasOtherData(shorter, longer, matches)) return 'mesmo modelo, outros dados'
  // The last word of a text that was cut may be half a word.
  if (isVersion && (matches.length < least - 1 || least === longer.words.length)) return 'texto alterado'
  return shorter === other ? 'trecho deste texto' : 'texto maior'
}

/**
 * Words that begin with a capital letter within a sentence, and those in capitals that are no everyday words ("AMAPÁ, atenção!");
 * none of a text in capitals, where nothing is known.
 */
function listNames(content: string): ReadonlySet<string> {
  const names = new Set<string>()
  let capitals = 0
  let ended = true
  let after = 0
  const tokens = foldTokens(content)
  for (const { token, start, end } of tokens) {
    if (/[.!?…:\n]/.test(content.slice(after, start))) ended = true
    const first = content.charAt(start)
    const isCapital = first !== first.toLowerCase()
    if (isCapital) capitals += 1
    if (isCapital && (!ended || isShouted(content.slice(start, end)))) names.add(token)
    ended = false
    after = end
  }
  return capitals * 2 > tokens.length ? new Set() : names
}

const isShouted = (word: string) =>
  word.length > 1 && word === word.toUpperCase() && /\p{L}/u.test(word) && !COMMON_STEMS.has(stemToken(foldText(word)))

function countShared(shorter: readonly string[], longer: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of longer) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of shorter) {
    const times = left.get(word) ?? 0
    if (times > 0) shared += 1
    left.set(word, times - 1)
  }
  return shared
}

const listRuns = (words: readonly string[]) => words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`)

function countSharedRuns(shorter: readonly string[], longer: readonly string[]): number {
  const runs = new Set(listRuns(longer))
  return listRuns(shorter).filter((run) => runs.has(run)).length
}

type Match = readonly [at: number, atOther: number]

/** The places of the longest common sequence in both lists. */
function alignWords(one: readonly string[], other: readonly string[]): Match[] {
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const rest = lengths[(i + 1) * width + j + 1] ?? 0
      const skipped = Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
      lengths[i * width + j] = one[i] === other[j] ? rest + 1 : skipped
    }
  const matches: Match[] = []
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) {
      matches.push([i, j])
      i += 1
      j += 1
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1
    else j += 1
  }
  return matches
}

/** Whether a number stands where the other has another number, or a name where it has another name. */
function hasOtherData(one: ComparedMessage, other: ComparedMessage, matches: readonly Match[]): boolean {
  let [from, fromOther] = [0, 0]
  for (const [at, atOther] of [...matches, [one.words.length, other.words.length] as const]) {
    const replaced = one.words.slice(from, at)
    const by = other.words.slice(fromOther, atOther)
    const swaps = (isDatum: (word: string, message: ComparedMessage) => boolean) =>
      replaced.some((word) => isDatum(word, one)) && by.some((word) => isDatum(word, other))
    if (swaps((word) => /\d/.test(word)) || swaps((word, { names }) => names.has(word))) return true
    from = at + 1
    fromOther = atOther + 1
  }
  return false
}
