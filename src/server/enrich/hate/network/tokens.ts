import { foldLetters } from '../fold-letters.ts'
import { findHidden } from '../word-groups.ts'
import { SIGNS } from '../words.ts'

/** A word, emoji or sign as the network reads it, and its position in the original text (UTF-16 indices, `end` exclusive). */
export type Token = { form: string; start: number; end: number }

/** Limit of the cost of a text: the rest of a longer one is ignored. */
const MAX_CHARACTERS = 20_000

/** Links are removed. Unlike in the linear model, quotation marks and stops are kept: a quotation is not the author's own statement. */
const TOKEN =
  /(https?:\/\/\S*|www\.\S+|<url>|<rt>|\bt\.co\/\S+|\brt (?=@))|(@[\w.]+)|([\p{L}\p{N}$](?:[\p{L}\p{N}*]|[@$#&!|](?=[\p{L}\p{N}*]))*)|(\p{Extended_Pictographic})|([!?]+)|(["“”«»„]|(?<!\p{L})['‘’]|['‘’](?!\p{L}))|([,;:.()…\n]+)/gu

const MIN_SPELLED_OUT = 3

/** The tokens of a text in order: digits and signs among letters are read as letters, spelled-out letters are joined. */
export function listTokens(text: string): Token[] {
  const { folded, places } = foldLetters(text.slice(0, MAX_CHARACTERS))
  const tokens: Token[] = []
  for (const match of folded.matchAll(TOKEN)) {
    const form = readToken(match)
    if (form === undefined || (form === '@' && tokens.at(-1)?.form === '@')) continue
    tokens.push({ form, start: places[match.index] ?? 0, end: places[match.index + match[0].length] ?? text.length })
  }
  return joinSpelledOut(tokens)
}

function readToken([token, link, mention, word, picture, marks, quote]: RegExpMatchArray): string | undefined {
  if (link) return undefined
  if (mention) return '@'
  if (word) return readWord(word)
  if (picture) return picture
  if (marks) return marks.includes('?') ? '?' : '!'
  if (quote) return '"'
  return (token ?? '').includes(':') ? ':' : /[.\n…]/.test(token ?? '') ? '.' : ','
}

function readWord(word: string): string {
  if (/^\p{L}+$/u.test(word)) return squeeze(word)
  if (!/\p{L}/u.test(word)) return '0'
  if (/[*#&]/.test(word)) return findHidden(word.replace(/[^\p{L}]/gu, '*')) ?? word.replace(/[^\p{L}]/gu, '')
  if (/^\d+\p{L}{0,2}$/u.test(word)) return '0'
  return squeeze(word.replace(/[013457@$!|]/g, (sign) => SIGNS[sign] ?? sign))
}

/** `goooool` → `gol`, and laughter is one word. */
const squeeze = (word: string) =>
  /^(k{2,}|(ha|he|hu|rs|ka|ua|hau|hue){2,}.?)$/.test(word) ? 'kk' : word.replace(/(.)\1{2,}/gu, '$1')

/** `n o r t e` becomes one word, known or not. */
function joinSpelledOut(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (let first = 0; first < tokens.length; ) {
    let last = first
    while (
      isLetter(tokens[last]) &&
      isLetter(tokens[last + 1]) &&
      tokens[last + 1]?.start === (tokens[last]?.end ?? 0) + 1
    )
      last += 1
    const isSpelled = last - first + 1 >= MIN_SPELLED_OUT
    const end = isSpelled ? last : first
    const form = tokens
      .slice(first, end + 1)
      .map((token) => token.form)
      .join('')
    joined.push({ form, start: tokens[first]?.start ?? 0, end: tokens[end]?.end ?? 0 })
    first = end + 1
  }
  return joined
}

const isLetter = (token: Token | undefined) => /^[a-z]$/.test(token?.form ?? '')
