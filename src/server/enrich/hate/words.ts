import { foldLetters } from './fold-letters.ts'
import { findHidden, isKnown } from './word-groups.ts'

/** A word as the model reads it, and its position in the original text (UTF-16 indices, `end` exclusive). */
export type Word = { form: string; start: number; end: number }

/** Links are removed; mentions become `@`. A word may contain signs that stand for letters when a letter or sign follows. */
const TOKEN =
  /(https?:\/\/\S*|www\.\S+|<url>|<rt>|\bt\.co\/\S+|\brt (?=@))|(@[\w.]+)|([\p{L}\p{N}](?:[\p{L}\p{N}*]|[@$#&!|.\-_](?=[\p{L}\p{N}*]))*)|(\p{Extended_Pictographic})|([!?]+)/gu

const LETTERS_ONLY = /^[\p{L}]+$/u
/** Digits and signs that are read as letters among letters. */
export const SIGNS: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}
/** Limit of the cost of a text: the rest of a longer one is ignored. No network allows posts this long. */
export const MAX_CHARACTERS = 50_000
const MAX_SPELLED_OUT = 15

/** The words of a text in order; hidden, repeated and disguised letters are restored where that gives a known word. */
export const listWords = (text: string): Word[] => joinSpelledOut(findWords(text.slice(0, MAX_CHARACTERS)))

/** The same before spelled-out letters are joined. */
export function findWords(text: string): Word[] {
  const { folded, places } = foldLetters(text)
  const words: Word[] = []
  const place = (at: number) => places[at] ?? text.length
  const add = (form: string, from: number, to: number) => words.push({ form, start: place(from), end: place(to) })
  for (const match of folded.matchAll(TOKEN)) {
    const [token, link, mention, word, picture] = match
    const at = match.index
    if (link) continue
    if (mention) {
      if (words.at(-1)?.form !== '@') add('@', at, at + token.length)
    } else if (word) addWord(word, at, add)
    else if (picture) add(picture, at, at + token.length)
    else add(token.includes('!') ? '!' : '?', at, at + token.length)
  }
  return words
}

function addWord(word: string, at: number, add: (form: string, from: number, to: number) => void) {
  const whole = LETTERS_ONLY.test(word) ? squeeze(word) : unmask(word)
  if (whole !== undefined) {
    add(whole, at, at + word.length)
    return
  }
  for (const part of word.matchAll(/[\p{L}\p{N}]+/gu)) {
    add(squeeze(part[0]), at + part.index, at + part.index + part[0].length)
  }
}

/** `goooool` → `gol`; `kkkkkk` → `kk`: laughter is a word of its own. */
function squeeze(word: string): string {
  if (/^(k{2,}|(ha|he|hu|rs|ka|ua|hau|hue){2,}.?)$/.test(word)) return 'kk'
  return word.replace(/(.)\1{2,}/gu, '$1')
}

/** The known word behind digits or signs among its letters: `v1ad0`, `p*ta`, `f.d.p`. */
function unmask(word: string): string | undefined {
  if (!/\p{L}/u.test(word)) return undefined
  const spelled = squeeze(word.replace(/[.\-_]/g, ''))
  if (isKnown(spelled)) return spelled
  const read = squeeze(word.replace(/[013457@$!|]/g, (sign) => SIGNS[sign] ?? sign))
  if (isKnown(read)) return read
  const masked = word.replace(/[^\p{L}]/gu, '*')
  return /[*@#$&]/.test(word.slice(word.search(/\p{L}/u))) ? findHidden(masked) : undefined
}

/** `v i a d o` becomes one word; single letters that spell nothing known stay as they are. */
function joinSpelledOut(words: Word[]): Word[] {
  const joined: Word[] = []
  for (let first = 0; first < words.length; ) {
    const last = findSpelledOut(words, first)
    const [start, end] = [words[first], words[last]]
    if (!start || !end) break
    const form = words.slice(first, last + 1).map((word) => word.form)
    joined.push({ form: form.join(''), start: start.start, end: end.end })
    first = last + 1
  }
  return joined
}

/** Index of the last single letter of the longest known word spelled from here; this very index when there is none. */
function findSpelledOut(words: Word[], first: number): number {
  let found = first
  let form = ''
  for (let at = first; at < first + MAX_SPELLED_OUT && /^[a-z]$/.test(words[at]?.form ?? ''); at += 1) {
    form += words[at]?.form
    if (form.length >= 3 && isKnown(form)) found = at
  }
  return found
}
