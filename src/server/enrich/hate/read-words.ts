import { foldLetters } from './fold-letters.ts'
import { createTokenReader, type Tokens } from './token-reader.ts'
import type { Vocabulary } from './vocabulary.ts'
import { findWords } from './words.ts'

/** Words have many signs around them: three tokens for each word. */
const MAX_TOKENS = 131_072
const MAX_NUMBERS = MAX_TOKENS * 2
const MAX_WORDS = 20_000
const SPACE = 32
/** Fewer separate letters spell nothing. */
const MIN_SPELLED_OUT = 3

/** Whether a token may be half of a word: "RT @somebody" is the only word with a space in it. */
const IS_RT = 1
const ENDS_LIKE_RT = 2
const STARTS_WITH_AT = 4

/**
 * Creates the function that returns the numbers of the words that `listWords` finds; the list is reused by the next call. Each token
 * between two spaces is split into words once. Returns undefined where that is not enough: words that interact across spaces, and
 * texts
 * that are too long.
 */
export function createWordReader(vocabulary: Vocabulary): (text: string) => Int32Array | undefined {
  const { learn, forget, kinds, ends, numbers } = createTokenWords(vocabulary)
  const readTokens = createTokenReader({ most: MAX_TOKENS, learn, forget })
  const found = new Int32Array(MAX_WORDS)

  const join = (text: string, tokens: Tokens): Int32Array | undefined => {
    let count = 0
    let letters = 0
    for (let i = 0; i < tokens.count; i += 1) {
      const token = tokens.numbers[i] ?? 0
      const kind = kinds[token] ?? 0
      if ((kind & (IS_RT | ENDS_LIKE_RT)) !== 0 && isBeforeHandle(text, tokens, i, kinds)) {
        if (kind & ENDS_LIKE_RT) return undefined
        continue
      }
      const end = ends[token + 1] ?? 0
      for (let at = ends[token] ?? 0; at < end; at += 1) {
        const number = numbers[at] ?? 0
        if (count > 0 && found[count - 1] === number && vocabulary.forms[number]?.form === '@') continue
        letters = vocabulary.isLetter[number] ? letters + 1 : 0
        if (letters === MIN_SPELLED_OUT || count === MAX_WORDS) return undefined
        found[count] = number
        count += 1
      }
    }
    return found.subarray(0, count)
  }
  return (text) => {
    const tokens = readTokens(text)
    return tokens && join(text, tokens)
  }
}

/** The words of every token, consecutively: those of token `n` from `ends[n]` to `ends[n + 1]`. */
function createTokenWords(vocabulary: Vocabulary) {
  const kinds = new Uint8Array(MAX_TOKENS)
  const ends = new Int32Array(MAX_TOKENS + 1)
  const numbers = new Int32Array(MAX_NUMBERS)
  let isVocabularyFull = false
  const learn = (text: string, token: number): boolean => {
    const { folded } = foldLetters(text)
    const isLike = /\brt$/.test(folded) ? ENDS_LIKE_RT : 0
    kinds[token] = (folded === 'rt' ? IS_RT : isLike) | (folded.startsWith('@') ? STARTS_WITH_AT : 0)
    let end = ends[token] ?? 0
    for (const { form } of findWords(text)) {
      const number = vocabulary.numberOf(form)
      isVocabularyFull = number < 0
      if (isVocabularyFull || end === MAX_NUMBERS) return false
      numbers[end] = number
      end += 1
    }
    ends[token + 1] = end
    return true
  }
  // Words are expensive to learn, and keep their numbers when only the tokens run out of room.
  const forget = () => {
    if (isVocabularyFull) vocabulary.forget()
    isVocabularyFull = false
  }
  return { learn, forget, kinds, ends, numbers }
}

/** Whether exactly one space and a handle follow a token. */
function isBeforeHandle(text: string, { count, numbers, starts, ends }: Tokens, i: number, kinds: Uint8Array): boolean {
  const end = ends[i] ?? 0
  if (i + 1 >= count || text.charCodeAt(end) !== SPACE || starts[i + 1] !== end + 1) return false
  return ((kinds[numbers[i + 1] ?? 0] ?? 0) & STARTS_WITH_AT) !== 0
}
