/**
 * The signature by which texts are compared: two posts carry the same message when their words are the same or nearly so, or when one
 * is
 * a part of the other. Links, surrounding handles, emoji, case, accents and lines such as "Siga o canal" are ignored.
 *
 * Texts that share much share keys: of all four-word shingles those with the least hashes (Broder, "On the resemblance and
 * containment of documents", 1997). A part of a text keeps those of the whole that lie in it. Shingles of long words are preferred
 * (weighted sampling), because phrases of short ones occur in thousands of messages. The relation of two messages is decided by their
 * words (`compareMessages`), which are kept as hashes.
 */
import { MIN_WORDS_ALIKE } from '../../text/messages/compare-messages.ts'
import { type Message, type MessageWords, mix, readMessage } from '../../text/messages/read-message.ts'

export type MessageSignature = {
  /** Keys by which the message finds others and is found; at most 53 bits each. */
  keys: number[]
  /** This many of the keys at the end each suffice to match a message; of the others it takes two. */
  strong: number
  /** Hashes of the compared words, four characters each; a point at the end: the text is cut. */
  words: string
  /** Hash of all words: even, at most 53 bits. Identifies the group that begins with this message. */
  text: number
}

/** Increased when the method of comparison changes. */
export const SIGNATURE_VERSION = '2'

/** Shorter texts ("bom dia a todos") are too generic to be the same message. */
const MIN_WORDS = 6
const SHINGLE = 4
/** Of pairs that share half of their shingles 96 in 100 have two keys in common. */
const SHINGLE_KEYS = 8
const LONG_WORD = 6
/** A text cut early is found by its first words. */
const FIRST_WORDS = 8

const TWO_32 = 2 ** 32
const SALTS = { text: 1, first: 100, shingle: 200 }
const CUT = '.'
/** Six bits of a word each, as in base64. */
const CHARACTERS = 4
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Uint8Array(128)
for (let value = 0; value < BASE64.length; value += 1) VALUES[BASE64.charCodeAt(value)] = value

/** null when the text is too short to be compared. */
export function createMessageSignature(content: string): MessageSignature | null {
  const message = readMessage(content)
  const { words, hashes } = message
  if (words.length < MIN_WORDS) return null
  const text = joinHashes(hashes, 0, hashes.length, SALTS.text)
  const first = words.length < FIRST_WORDS ? [] : [joinHashes(hashes, 0, FIRST_WORDS, SALTS.first)]
  const strong = words.length < MIN_WORDS_ALIKE ? [text, ...first] : first
  const shingles = words.length < MIN_WORDS_ALIKE ? [] : chooseShingles(words, hashes)
  return { keys: [...shingles, ...strong], strong: strong.length, words: packWords(message), text: text - (text % 2) }
}

/** Unpacks the words of a signature, or of a stored group. */
export function unpackWords(packed: string): MessageWords {
  const isCut = packed.endsWith(CUT)
  const codes = new Int32Array(Math.floor(packed.length / CHARACTERS))
  for (let at = 0; at < codes.length; at += 1) {
    let code = 0
    for (let place = at * CHARACTERS; place < (at + 1) * CHARACTERS; place += 1) {
      code = (code << 6) | (VALUES[packed.charCodeAt(place)] ?? 0)
    }
    codes[at] = code
  }
  return { codes, isCut }
}

function packWords({ codes, isCut }: Message): string {
  const bytes = Buffer.allocUnsafe(codes.length * 3)
  let at = 0
  for (const code of codes) {
    bytes[at] = code >>> 16
    bytes[at + 1] = code >>> 8
    bytes[at + 2] = code
    at += 3
  }
  return bytes.toString('base64') + (isCut ? CUT : '')
}

/** Keys of the shingles with the lowest ranks, each once, in the order of the text. */
function chooseShingles(words: readonly string[], hashes: Int32Array): number[] {
  const least: { rank: number; at: number }[] = []
  let highest = TWO_32
  for (let at = 0; at + SHINGLE <= hashes.length; at += 1) {
    const rank = rankShingle(words, hashes, at)
    if (rank >= highest || least.some((one) => one.rank === rank)) continue
    if (least.length === SHINGLE_KEYS) least.splice(findHighest(least), 1)
    least.push({ rank, at })
    if (least.length === SHINGLE_KEYS) highest = least[findHighest(least)]?.rank ?? 0
  }
  return least.map(({ at }) => joinHashes(hashes, at, at + SHINGLE, SALTS.shingle))
}

/** Its hash, lowered for each long word it contains. */
function rankShingle(words: readonly string[], hashes: Int32Array, from: number): number {
  let hash = 0
  let long = 0
  for (let at = from; at < from + SHINGLE; at += 1) {
    hash = mix(Math.imul(hash, 31) ^ (hashes[at] ?? 0))
    if ((words[at]?.length ?? 0) >= LONG_WORD) long += 1
  }
  return (hash >>> 0) / 2 ** long
}

function findHighest(ranked: readonly { rank: number }[]): number {
  let highest = 0
  for (let at = 1; at < ranked.length; at += 1) {
    if ((ranked[at]?.rank ?? 0) > (ranked[highest]?.rank ?? 0)) highest = at
  }
  return highest
}

/** Combines hashes into one number of 53 bits; another `salt` gives another number. */
function joinHashes(hashes: Int32Array, from: number, to: number, salt: number): number {
  let high = mix(salt)
  let low = mix(salt + 0x9e3779b9)
  for (let at = from; at < to; at += 1) {
    high = mix(Math.imul(high, 31) ^ (hashes[at] ?? 0))
    low = mix(Math.imul(low, 37) + (hashes[at] ?? 0))
  }
  return (high >>> 11) * TWO_32 + (low >>> 0)
}
