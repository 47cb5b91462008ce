/** Parses one word, or a quoted text, into a term. Pure. */
import { type FoldedToken, foldTokens } from '../text/fold.ts'
import type { Term } from './ast.ts'
import type { Near } from './query-tokens.ts'

/** With fewer letters, `a*` would match half of the dictionary. */
export const MIN_PREFIX = 3
/** Letters before and after the star of `va*na`, together; at least two must precede it. */
const MIN_PATTERN = 4
/** In a shorter word, changing one letter gives a different word. */
export const MIN_SIMILAR = 4
const MAX_MISTAKES = 2
/** Words near each other in any order are compiled as all their permutations. */
export const MAX_NEAR_WORDS = 4
export const LARGEST_GAP = 30

/** Symbols that can be searched; ASCII ones are punctuation in a search. */
const SYMBOLS = /(?:(?![\p{ASCII}\u2212])[\p{Extended_Pictographic}\p{So}\p{Sc}\p{Sm}\p{Emoji_Modifier}])+/gu

type Quoted = { readonly isLetters: boolean; readonly near: Near | null }

/** Adjacent words, words near each other, or exact letters; undefined if there is no letter or digit. */
export function readPhrase(text: string, { isLetters, near }: Partial<Quoted> = {}): Term | undefined {
  const found = foldTokens(text)
  const tokens = found.map(({ token }) => token)
  const typed = cutTyped(text, found)
  if (typed === undefined) return undefined
  if (isLetters) return { type: 'letters', text: typed, tokens }
  // Larger ones are refused (`problems.ts`): all permutations of many words would be too much to search.
  const isNear = near && tokens.length > 1 && tokens.length <= MAX_NEAR_WORDS && near.gap <= LARGEST_GAP
  return isNear ? { type: 'near', text: typed, tokens, ...near } : { type: 'phrase', text: typed, tokens }
}

/** One word; a word such as covid-19 is several words to the index, hence a phrase. undefined if it has no letter or digit. */
export function readWord(text: string, canBegin: boolean): Term | undefined {
  const found = foldTokens(text)
  const typed = cutTyped(text, found)
  const [first, second] = found
  if (!first || typed === undefined) return undefined
  if (/^=+/.test(text)) return { type: 'phrase', text: typed, tokens: found.map(({ token }) => token) }
  if (found.length === 1)
    return (canBegin && readStar(text, first, typed)) || { type: 'word', text: typed, token: first.token }
  const two = second && found.length === 2 && canBegin ? readTwo(text, first, second) : undefined
  return two ?? { type: 'phrase', text: typed, tokens: found.map(({ token }) => token) }
}

/** Without surrounding punctuation. */
function cutTyped(text: string, found: readonly FoldedToken[]): string | undefined {
  const first = found.at(0)
  const last = found.at(-1)
  return first && last && text.slice(first.start, last.end)
}

/** `vacin*` and `*cracia`. */
function readStar(text: string, { token, start, end }: FoldedToken, typed: string): Term | undefined {
  if (countLetters(token) < MIN_PREFIX) return undefined
  if (text.startsWith('*', end)) return { type: 'prefix', text: typed, token }
  return /^\*+$/.test(text.slice(0, start))
    ? { type: 'pattern', text: `*${typed}`, begins: '', ends: token }
    : undefined
}

/** `va*na` and `vacina~1`: two words to the index, with one sign between them. */
function readTwo(text: string, first: FoldedToken, second: FoldedToken): Term | undefined {
  const between = text.slice(first.end, second.start)
  const [begins, ends] = [first.token, second.token]
  const isWhole = !text.startsWith('*', second.end) && text[first.start - 1] !== '*'
  if (between === '*' && isWhole && countLetters(begins) > 1 && countLetters(begins + ends) >= MIN_PATTERN)
    return { type: 'pattern', text: text.slice(first.start, second.end), begins, ends }
  const mistakes = Number(ends)
  if (between !== '~' || !(mistakes >= 1 && mistakes <= MAX_MISTAKES) || !/^[a-z0-9]+$/.test(begins)) return undefined
  if (begins.length < MIN_SIMILAR) return undefined
  return { type: 'similar', text: text.slice(first.start, first.end), token: begins, mistakes }
}

const countLetters = (text: string) => [...text].length

/** Every run of emoji and symbols in a text without letters and digits. */
export const readSymbols = (text: string): Term[] =>
  [...text.matchAll(SYMBOLS)].map(([run]): Term => ({ type: 'symbol', text: run }))
