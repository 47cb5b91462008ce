/** What one word, or what stands between quotation marks, asks for. Pure. */
import { type FoldedToken, foldTokens } from '../text/fold.ts'
import type { Term } from './ast.ts'
import type { Near } from './pieces.ts'

/** With fewer letters, `a*` would be half of the dictionary. */
export const SHORTEST_PREFIX = 3
/** Letters before and behind the star of `va*na`, together; two at least stand before it. */
const SHORTEST_PATTERN = 4
/** In a shorter word one letter makes another word. */
export const SHORTEST_SIMILAR = 4
const MOST_MISTAKES = 2
/** Words near each other in any order are every order of them. */
export const MOST_NEAR_WORDS = 4
export const LARGEST_GAP = 30

/** Signs that are searched as they are; those of ASCII are punctuation in a search. */
const SYMBOLS = /(?:(?![\p{ASCII}\u2212])[\p{Extended_Pictographic}\p{So}\p{Sc}\p{Sm}\p{Emoji_Modifier}])+/gu

type Quoted = { readonly isLetters: boolean; readonly near: Near | null }

/** Words side by side, near each other or letter by letter; undefined: there is no letter or digit in it. */
export function readPhrase(text: string, { isLetters, near }: Partial<Quoted> = {}): Term | undefined {
  const found = foldTokens(text)
  const tokens = found.map(({ token }) => token)
  const typed = cutTyped(text, found)
  if (typed === undefined) return undefined
  if (isLetters) return { type: 'letters', text: typed, tokens }
  // What is too much is refused (`problems.ts`): every order of many words would be more than anybody can look for.
  const isNear = near && tokens.length > 1 && tokens.length <= MOST_NEAR_WORDS && near.gap <= LARGEST_GAP
  return isNear ? { type: 'near', text: typed, tokens, ...near } : { type: 'phrase', text: typed, tokens }
}

/** One word; a word such as covid-19 is several to the index, hence a phrase. undefined: it has no letter or digit. */
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

/** Without the punctuation around it. */
function cutTyped(text: string, found: readonly FoldedToken[]): string | undefined {
  const first = found.at(0)
  const last = found.at(-1)
  return first && last && text.slice(first.start, last.end)
}

/** `vacin*` and `*cracia`. */
function readStar(text: string, { token, start, end }: FoldedToken, typed: string): Term | undefined {
  if (countLetters(token) < SHORTEST_PREFIX) return undefined
  if (text.startsWith('*', end)) return { type: 'prefix', text: typed, token }
  return /^\*+$/.test(text.slice(0, start))
    ? { type: 'pattern', text: `*${typed}`, begins: '', ends: token }
    : undefined
}

/** `va*na` and `vacina~1`: two words to the index, and one sign between them. */
function readTwo(text: string, first: FoldedToken, second: FoldedToken): Term | undefined {
  const between = text.slice(first.end, second.start)
  const [begins, ends] = [first.token, second.token]
  const isWhole = !text.startsWith('*', second.end) && text[first.start - 1] !== '*'
  if (between === '*' && isWhole && countLetters(begins) > 1 && countLetters(begins + ends) >= SHORTEST_PATTERN)
    return { type: 'pattern', text: text.slice(first.start, second.end), begins, ends }
  const mistakes = Number(ends)
  if (between !== '~' || !(mistakes >= 1 && mistakes <= MOST_MISTAKES) || !/^[a-z0-9]+$/.test(begins)) return undefined
  if (begins.length < SHORTEST_SIMILAR) return undefined
  return { type: 'similar', text: text.slice(first.start, first.end), token: begins, mistakes }
}

const countLetters = (text: string) => [...text].length

/** Every run of emoji and symbols in a text without letters and digits. */
export const readSymbols = (text: string): Term[] =>
  [...text.matchAll(SYMBOLS)].map(([run]): Term => ({ type: 'symbol', text: run }))
