import { foldTokens } from '../fold.ts'
import { findMessageText } from './message-text.ts'
import { EXCLUSIVE, findWordKinds, NEGATIONS, OPPOSITES, WORD_KINDS, type WordKind } from './word-kinds.ts'

/**
 * The words of a message for comparison: one 24-bit number each, made of 17 bits of the folded word's hash, five of its
 * first letter and two of its kind. They can be stored without the text.
 */
export type MessageWords = {
  codes: Int32Array
  /** The text says that it continues elsewhere. */
  isCut: boolean
}

/** A message ready for comparison; `words` are all of its analysed words, folded, and `hashes` their hashes. */
export type Message = MessageWords & { words: string[]; hashes: Int32Array }

/** Number of words analysed; the rest of a longer text is not compared. */
export const MAX_WORDS = 600
/** Enough characters for that many words in any normal text. */
const MAX_CHARACTERS = 12_000

export function readMessage(content: string): Message {
  const { text, isCut } = findMessageText(content.length > MAX_CHARACTERS ? content.slice(0, MAX_CHARACTERS) : content)
  const tokens = foldTokens(text).slice(0, MAX_WORDS)
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

/** Whether two words are equal, ignoring their kind: "Lula" and "lula". */
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

/** Mixes a number so that every input bit affects every output bit. */
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

/** The set of mutually exclusive words that a word belongs to; undefined: none. */
export const setOf = (code: number) => SET_OF_CODE.get(code >>> 2)

export const isNegation = (code: number) => NEGATION_CODES.has(code >>> 2)

/** The opposite of a word, without its kind; undefined: none is known. */
export const oppositeOf = (code: number) => OPPOSITE_CODES.get(code >>> 2)
