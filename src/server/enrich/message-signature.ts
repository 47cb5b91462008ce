/**
 * What a text is compared by: two posts carry the same message when their words are the same or nearly so. Links, handles,
 * emoji, case, accents and lines such as "Siga o canal" say nothing about it.
 *
 * MinHash over three-word shingles (Broder, "On the resemblance and containment of documents", 1997): the share of equal
 * values in two sketches estimates the share of shingles that the texts have in common; texts alike have a key in common.
 */
import { findMessageWords } from '../../text/message-words.ts'

export type MessageSignature = {
  /** Under which numbers the message is found; at most 53 bits each. */
  keys: number[]
  /** Under which numbers messages like it are found. */
  asks: number[]
  /** SKETCH_SIZE bytes as hexadecimal text; '' for a short text, which only an equal one is like. */
  sketch: string
  /** Hash of all words: even, at most 53 bits. Names the group that begins with this message. */
  text: number
}

/** Grows when messages would be compared by something else. */
export const SIGNATURE_VERSION = '1'

/** Shorter texts ("bom dia a todos") say too little to be the same message. */
const FEWEST_WORDS = 6
/** Shorter texts are the same message only when every word is the same: one other word would change what they say. */
const FEWEST_WORDS_ALIKE = 12
/** Words of a text that are looked at. */
const MOST_WORDS = 2_000
const SHINGLE = 3
const SKETCH_SIZE = 32
/** Keys and sketch values in one key: a pair with 80 % in common shares a key 97 times in 100, one with 30 % 13 times. */
const BANDS = 5
const BAND_SIZE = 3
/** Share of equal values from which two messages are the same. */
const ALIKE = 0.6
/** A text cut off ("…") is the same message as one that begins with the same words, as many as these. */
const PREFIX_WORDS = 12

const TWO_32 = 2 ** 32

/** null when the text is too short to be compared. `folded`: the folded text, where it is known already. */
export function createMessageSignature(content: string, folded?: string): MessageSignature | null {
  const { words, isCut } = findMessageWords(content, folded)
  const hashes = hashWords(words)
  if (hashes.length < FEWEST_WORDS) return null
  const text = joinHashes(hashes, 0, hashes.length, 1)
  const name = text - (text % 2)
  if (hashes.length < FEWEST_WORDS_ALIKE) return { keys: [text], asks: [text], sketch: '', text: name }
  const values = createSketch(hashes)
  const bands = Array.from({ length: BANDS }, (_, i) => joinHashes(values, i * BAND_SIZE, (i + 1) * BAND_SIZE, i + 2))
  const whole = joinHashes(hashes, 0, PREFIX_WORDS, 100)
  const cut = joinHashes(hashes, 0, PREFIX_WORDS, 101)
  return {
    keys: [...bands, isCut ? cut : whole],
    asks: isCut ? [...bands, cut, whole] : [...bands, cut],
    sketch: writeSketch(values),
    text: name,
  }
}

/** Whether a message is the same as one found under one of the numbers it asked for: the `at`-th of its `asks`. */
export function isSameMessage(message: MessageSignature, sketch: string, at: number): boolean {
  // Equal words, or equal beginnings of which one goes no further.
  if (message.sketch === '' || at >= BANDS) return true
  return compareSketches(message.sketch, sketch) >= ALIKE
}

/** The share of equal values, 0 to 1. */
function compareSketches(a: string, b: string): number {
  if (a.length !== b.length) return 0
  let equal = 0
  for (let at = 0; at < a.length; at += 2) {
    if (a.charCodeAt(at) === b.charCodeAt(at) && a.charCodeAt(at + 1) === b.charCodeAt(at + 1)) equal += 1
  }
  return (equal * 2) / a.length
}

/** The least value of each function over all shingles. */
function createSketch(words: Int32Array): Uint32Array {
  const count = words.length - SHINGLE + 1
  for (let at = 0; at < count; at += 1) {
    let shingle = 0
    for (let i = 0; i < SHINGLE; i += 1) shingle = mix(Math.imul(shingle, 31) ^ (words[at + i] ?? 0))
    shingleHashes[at] = shingle
  }
  const values = new Uint32Array(SKETCH_SIZE)
  for (let i = 0; i < SKETCH_SIZE; i += 1) values[i] = findLeast(count, SEEDS[i] ?? 0, FACTORS[i] ?? 1)
  return values
}

function findLeast(count: number, seed: number, factor: number): number {
  // Compared with a sign, which is quicker: the first bit turned keeps the order.
  let least = 0x7fffffff
  for (let at = 0; at < count; at += 1) {
    const value = Math.imul((shingleHashes[at] ?? 0) ^ seed, factor) ^ FIRST_BIT
    if (value < least) least = value
  }
  return (least ^ FIRST_BIT) >>> 0
}

const FIRST_BIT = 0x80000000

function writeSketch(values: Uint32Array): string {
  const bytes = Buffer.allocUnsafe(values.length)
  for (let at = 0; at < values.length; at += 1) bytes[at] = mix(values[at] ?? 0) & 0xff
  return bytes.toString('hex')
}

/** FNV-1a over the characters of each word, mixed. The list is used again by the next call. */
function hashWords(words: string): Int32Array {
  let count = 0
  let hash = FNV_START
  for (let at = 0; at < words.length && count < MOST_WORDS; at += 1) {
    const code = words.charCodeAt(at)
    if (code !== SPACE) hash = Math.imul(hash ^ code, 0x01000193)
    if (code !== SPACE && at + 1 < words.length) continue
    wordHashes[count] = mix(hash)
    count += 1
    hash = FNV_START
  }
  return wordHashes.subarray(0, count)
}

const FNV_START = 0x811c9dc5
const SPACE = 32
const wordHashes = new Int32Array(MOST_WORDS)
const shingleHashes = new Int32Array(MOST_WORDS)

/** Some of the hashes as one number of 53 bits; another `salt`, another number. */
function joinHashes(hashes: Int32Array | Uint32Array, from: number, to: number, salt: number): number {
  let high = mix(salt)
  let low = mix(salt + 0x9e3779b9)
  for (let at = from; at < to; at += 1) {
    high = mix(Math.imul(high, 31) ^ (hashes[at] ?? 0))
    low = mix(Math.imul(low, 37) + (hashes[at] ?? 0))
  }
  return (high >>> 11) * TWO_32 + (low >>> 0)
}

/** The finalizer of MurmurHash3 (public domain): every bit of the input reaches every bit of the result. */
function mix(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

// Stored sketches were made with these: other ones would find no message again.
const SEEDS = Int32Array.from({ length: SKETCH_SIZE }, (_, i) => mix(i + 1))
const FACTORS = Int32Array.from({ length: SKETCH_SIZE }, (_, i) => mix(i + 1_001) | 1)
