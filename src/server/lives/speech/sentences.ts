/** Splits an utterance of an engine into sentences and words, each with its estimated time. */
import { foldText } from '../../../text/fold.ts'
import type { Utterance } from './engine.ts'

/** A word as written, its folded form, and its estimated time: speech is assumed to be even. */
export type SpokenWord = { text: string; key: string; start: number; end: number }

/** A full stop after these does not end a sentence: Sr. Silva, art. 5. */
const ABBREVIATION =
  /(?<![\p{L}\d])(?:srs?|sras?|drs?|dras?|profs?|exm[oa]|dep|sen|gov|min|pres|art|inc|av|núm|nº|n|p|pág|vs|[A-Z])\.$/iu
const BORDER = /(?<=[.!?…]["”’»)]?)\s+(?=["“‘«(]?[\p{Lu}\d])/gu

/** The sentences of an utterance in order; an abbreviation does not end one. */
export function splitSentences(utterance: Utterance): Utterance[] {
  const sentences: string[] = []
  let open = ''
  for (const part of utterance.text.trim().split(BORDER)) {
    open = open ? `${open} ${part}` : part
    if (ABBREVIATION.test(open)) continue
    sentences.push(open)
    open = ''
  }
  if (open) sentences.push(open)
  return placeEvenly(utterance, sentences)
}

export function placeWords(utterance: Utterance): SpokenWord[] {
  const words = utterance.text.split(/\s+/).filter(Boolean)
  return placeEvenly(utterance, words).map((word) => ({ ...word, key: foldText(word.text) }))
}

/** Joins words into an utterance; they must be in order and not empty. */
export function joinWords(words: readonly SpokenWord[]): Utterance {
  const text = words.map((word) => word.text).join(' ')
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, text }
}

/** Each part gets time in proportion to its length. */
function placeEvenly({ start, end }: Utterance, parts: readonly string[]): Utterance[] {
  const total = parts.reduce((sum, part) => sum + part.length + 1, 0)
  let passed = 0
  return parts.map((text) => {
    const from = passed
    passed += text.length + 1
    const at = (position: number) => start + ((end - start) * position) / total
    return { start: at(from), end: at(passed), text }
  })
}
