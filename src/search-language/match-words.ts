/** What single terms mean for the words and letters of a text: matches and highlights share it. Pure. */
import type { Term } from './ast.ts'
import { countEdits } from './fields/nearest-word.ts'

type WordTerm = Extract<Term, { type: 'prefix' | 'pattern' | 'similar' }>

/** Whether a folded word is one of those that the term stands for. */
export function isMeant(token: string, term: WordTerm): boolean {
  switch (term.type) {
    case 'prefix':
      return token.startsWith(term.token)
    case 'pattern':
      return (
        token.length >= term.begins.length + term.ends.length &&
        token.startsWith(term.begins) &&
        token.endsWith(term.ends)
      )
    case 'similar':
      return (
        Math.abs(token.length - term.token.length) <= term.mistakes && countEdits(token, term.token) <= term.mistakes
      )
  }
}

/** Between the characters of an emoji stand marks that are not seen: joiners, and whether it has colours. */
const UNSEEN = '[\\u200D\\uFE0E\\uFE0F]*'

/** What finds the letters, or the emoji, in a text as it was written. */
export function writtenAs(term: Extract<Term, { type: 'letters' | 'symbol' }>): RegExp {
  if (term.type === 'symbol') return new RegExp([...term.text].map(escapeText).join(UNSEEN), 'gu')
  const forms = [...new Set([term.text.normalize('NFC'), term.text.normalize('NFD')])].map(escapeText)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}\\p{M}])`, 'gu')
}

/** At least one letter, so that "#1" is none; not inside an address. Accents belong to letters; what gives an emoji its colours is none. */
const TAGS = /(?<![\u0300-\u036F\p{L}\p{N}_&/])#(?<name>[\u0300-\u036F\p{L}\p{N}_]*\p{L}[\u0300-\u036F\p{L}\p{N}_]*)/gu
/** A dot at the end is that of the sentence; not inside an address of e-mail, in which no dot or "@" stands right before the "@". */
const HANDLES = /(?<![\u0300-\u036F\p{L}\p{N}_&/])@(?<name>[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*)/gu

type Place = { readonly start: number; readonly end: number }

/** Where one of the hashtags, or mentions, stands in a text, with its sign; accents of hashtags do not matter. */
export function findMarked(text: string, { name, values }: Extract<Term, { type: 'field' }>): Place[] {
  if (name !== 'hashtag' && name !== 'mencao') return []
  const toPlain = name === 'hashtag' ? dropAccents : (one: string) => one.toLowerCase()
  const wanted = new Set(values.map(toPlain))
  return [...text.matchAll(name === 'hashtag' ? TAGS : HANDLES)]
    .filter(({ groups }) => wanted.has(toPlain(groups?.name ?? '')))
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
}

const dropAccents = (name: string) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const escapeText = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

type Span = { readonly first: number; readonly last: number }

/** Where the words of a proximity stand: numbers of words, both included. Linear in the words for each of the orders. */
export function findNear(tokens: readonly string[], term: Extract<Term, { type: 'near' }>): Span[] {
  const orders = term.ordered ? [term.tokens] : listPermutations(term.tokens)
  return orders.flatMap((order) => findOrder(tokens, order, term.gap))
}

function findOrder(tokens: readonly string[], order: readonly string[], gap: number): Span[] {
  // Of each place: where the words up to this one began, the latest of them.
  let before: (number | undefined)[] = tokens.map((token, at) => (token === order[0] ? at : undefined))
  for (const word of order.slice(1)) {
    let latest = -1
    before = tokens.map((token, at) => {
      const found = token === word && latest >= 0 && at - latest - 1 <= gap ? before[latest] : undefined
      if (before[at] !== undefined) latest = at
      return found
    })
  }
  return before.flatMap((first, last) => (first === undefined ? [] : { first, last }))
}

/** Every order of a few words, each once. */
export function listPermutations(words: readonly string[]): string[][] {
  if (words.length < 2) return [[...words]]
  const all = words.flatMap((word, at) =>
    listPermutations(words.filter((_, i) => i !== at)).map((rest) => [word, ...rest]),
  )
  return [...new Map(all.map((order) => [order.join(' '), order])).values()]
}
