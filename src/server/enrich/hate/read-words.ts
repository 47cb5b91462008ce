import { createPieceReader, type Pieces } from '../../../search-language/read-pieces.ts'
import { foldLetters } from './fold-letters.ts'
import type { Vocabulary } from './vocabulary.ts'
import { findWords } from './words.ts'

const MOST_PIECES = 32_768
const MOST_NUMBERS = MOST_PIECES * 4
const MOST_WORDS = 20_000
const SPACE = 32
/** Fewer letters apart spell nothing. */
const FEWEST_SPELLED_OUT = 3

/** What a piece of a text may be half of: "RT @somebody" is the one thing with a space in it. */
const IS_RT = 1
const ENDS_LIKE_RT = 2
const STARTS_WITH_AT = 4

/**
 * Makes the function that gives the numbers of the words that `listWords` finds; the list is used again by the next call. What
 * stands between two spaces is cut into words once. undefined where that says too little: words that have to do with each
 * other over spaces, and texts too long.
 */
export function createWordReader(vocabulary: Vocabulary): (text: string) => Int32Array | undefined {
  const { learn, kinds, ends, numbers } = createPieceWords(vocabulary)
  const readPieces = createPieceReader({ most: MOST_PIECES, learn, forget: vocabulary.forget })
  const found = new Int32Array(MOST_WORDS)

  const join = (text: string, pieces: Pieces): Int32Array | undefined => {
    let count = 0
    let letters = 0
    for (let i = 0; i < pieces.count; i += 1) {
      const piece = pieces.numbers[i] ?? 0
      const kind = kinds[piece] ?? 0
      if ((kind & (IS_RT | ENDS_LIKE_RT)) !== 0 && isBeforeHandle(text, pieces, i, kinds)) {
        if (kind & ENDS_LIKE_RT) return undefined
        continue
      }
      const end = ends[piece + 1] ?? 0
      for (let at = ends[piece] ?? 0; at < end; at += 1) {
        const number = numbers[at] ?? 0
        if (count > 0 && found[count - 1] === number && vocabulary.forms[number]?.form === '@') continue
        letters = vocabulary.isLetter[number] ? letters + 1 : 0
        if (letters === FEWEST_SPELLED_OUT || count === MOST_WORDS) return undefined
        found[count] = number
        count += 1
      }
    }
    return found.subarray(0, count)
  }
  return (text) => {
    const pieces = readPieces(text)
    return pieces && join(text, pieces)
  }
}

/** The words of every piece, one after the other: those of piece `n` from `ends[n]` to `ends[n + 1]`. */
function createPieceWords(vocabulary: Vocabulary) {
  const kinds = new Uint8Array(MOST_PIECES)
  const ends = new Int32Array(MOST_PIECES + 1)
  const numbers = new Int32Array(MOST_NUMBERS)
  const learn = (text: string, piece: number): boolean => {
    const { folded } = foldLetters(text)
    const isLike = /\brt$/.test(folded) ? ENDS_LIKE_RT : 0
    kinds[piece] = (folded === 'rt' ? IS_RT : isLike) | (folded.startsWith('@') ? STARTS_WITH_AT : 0)
    let end = ends[piece] ?? 0
    for (const { form } of findWords(text)) {
      const number = vocabulary.numberOf(form)
      if (number < 0 || end === MOST_NUMBERS) return false
      numbers[end] = number
      end += 1
    }
    ends[piece + 1] = end
    return true
  }
  return { learn, kinds, ends, numbers }
}

/** Whether exactly one space and a handle follow a piece. */
function isBeforeHandle(text: string, { count, numbers, starts, ends }: Pieces, i: number, kinds: Uint8Array): boolean {
  const end = ends[i] ?? 0
  if (i + 1 >= count || text.charCodeAt(end) !== SPACE || starts[i + 1] !== end + 1) return false
  return ((kinds[numbers[i + 1] ?? 0] ?? 0) & STARTS_WITH_AT) !== 0
}
