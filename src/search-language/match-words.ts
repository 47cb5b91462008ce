/** How single terms match the words and letters of a text; shared by matching and highlighting. Pure. */
import type { Term } from './ast.ts'
import { countEdits } from './fields/nearest-word.ts'

type WordTerm = Extract<Term, { type: 'prefix' | 'pattern' | 'similar' }>

/** Whether a folded word matches the term. */
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

/** Invisible marks between the characters of an emoji: joiners and colour selectors. */
const UNSEEN = '[\\u200D\\uFE0E\\uFE0F]*'

/** A regular expression for letters or an emoji as written. */
export function writtenAs(term: Extract<Term, { type: 'letters' | 'symbol' }>): RegExp {
  if (term.type === 'symbol') return new RegExp([...term.text].map(escapeText).join(UNSEEN), 'gu')
  const forms = [...new Set([term.text.normalize('NFC'), term.text.normalize('NFD')])].map(escapeText)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}\\p{M}])`, 'gu')
}

/**
 * Needs at least one letter, so "#1" is not a hashtag; not inside an address. Accents belong to letters; an emoji's
 * colour selector does not.
 */
const TAGS = /(?<![\u0300-\u036F\p{L}\p{N}_&/])#(?<name>[\u0300-\u036F\p{L}\p{N}_]*\p{L}[\u0300-\u036F\p{L}\p{N}_]*)/gu
/** A trailing dot belongs to the sentence; not inside an e-mail address, where no dot or "@" directly precedes the "@". */
const HANDLES = /(?<![\u0300-\u036F\p{L}\p{N}_&/])@(?<name>[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*)/gu

type Place = { readonly start: number; readonly end: number }

/** Ranges of these hashtags or mentions in a text, including their sign; accents of hashtags do not matter. */
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

/** Ranges of a proximity match, as word indices, both inclusive. Linear in the number of words for each permutation. */
export function findNear(tokens: readonly string[], term: Extract<Term, { type: 'near' }>): Span[] {
  const orders = term.ordered ? [term.tokens] : listPermutations(term.tokens)
  return orders.flatMap((order) => findOrder(tokens, order, term.gap))
}

function findOrder(tokens: readonly string[], order: readonly string[], gap: number): Span[] {
  // For each position: the latest start of a match of the words up to this one.
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

/** All distinct permutations of a few words. */
export function listPermutations(words: readonly string[]): string[][] {
  if (words.length < 2) return [[...words]]
  const all = words.flatMap((word, at) =>
    listPermutations(words.filter((_, i) => i !== at)).map((rest) => [word, ...rest]),
  )
  return [...new Map(all.map((order) => [order.join(' '), order])).values()]
}
