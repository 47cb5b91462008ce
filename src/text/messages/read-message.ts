import { foldTokens } from '../fold.ts'
import { findMessageText } from './message-text.ts'
import { EXCLUSIVE, findWordKinds, NEGATIONS, OPPOSITES, WORD_KINDS, type WordKind } from './word-kinds.ts'

/**
 * The words of a message as they are compared: one number of 24 bits each: 17 of a hash of the folded word, five of its first
 * letter, two of its kind. They can be stored without the text.
 */
export type MessageWords = {
  codes: Int32Array
  /** The text says that it goes on elsewhere. */
  isCut: boolean
}

/** A message made ready to be compared; `words` are all of its words that are looked at, folded, and `hashes` those of the words. */
export type Message = MessageWords & { words: string[]; hashes: Int32Array }

/** Words that are looked at; the rest of a longer text is not compared. */
export const MOST_WORDS = 600
/** No text needs more characters for so many words, except where it is no language. */
const MOST_CHARACTERS = 12_000

export function readMessage(content: string): Message {
  const { text, isCut } = findMessageText(
    content.length > MOST_CHARACTERS ? content.slice(0, MOST_CHARACTERS) : content,
  )
  const tokens = foldTokens(text).slice(0, MOST_WORDS)
  const kinds = findWordKinds(text, tokens)
  const words = tokens.map(({ token }) => token)
  const hashes = new Int32Array(words.length)
  const codes = new Int32Array(words.length)
  for (const [at, word] of words.entries()) {
    const hash = hashWord(word)
    hashes[at] = hash
    codes[at] = encodeWord(word, hash, kinds[at])
  }
  return { words, hashes, codes, isCut }
}

const encodeWord = (word: string, hash: number, kind: WordKind = WORD_KINDS.plain) =>
  ((hash >>> 15) << 7) | ((word.charCodeAt(0) & 31) << 2) | kind

/** The same word, whatever its kind: "Lula" and "lula". */
export const isSameWord = (one: number, other: number) => (one ^ other) >>> 2 === 0

/** Whether one may be the beginning of the other. */
export const beginsAlike = (one: number, other: number) => ((one >>> 2) & 31) === ((other >>> 2) & 31)

export const kindOf = (code: number) => code & 3

/** FNV-1a, then the finalizer of MurmurHash3 (public domain): 32 bits. */
function hashWord(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return mix(hash)
}

/** Every bit of the input reaches every bit of the result. */
export function mix(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

const bare = (word: string) => encodeWord(word, hashWord(word)) >>> 2
const NEGATION_CODES = new Set(NEGATIONS.map(bare))
const OPPOSITE_CODES = new Map(
  OPPOSITES.flatMap(([one = '', other = '']) => [[bare(one), bare(other)] as const, [bare(other), bare(one)] as const]),
)

const SET_OF_CODE = new Map(EXCLUSIVE.flatMap((words, set) => words.map((word) => [bare(word), set] as const)))

/** Which of the sets of words, of which one excludes the others, a word belongs to; undefined: none. */
export const setOf = (code: number) => SET_OF_CODE.get(code >>> 2)

export const isNegation = (code: number) => NEGATION_CODES.has(code >>> 2)

/** The word that says the contrary, without its kind; undefined: none is known. */
export const oppositeOf = (code: number) => OPPOSITE_CODES.get(code >>> 2)
