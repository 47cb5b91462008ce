/** Finds where a search matched in a text, for highlighting, with the same folding and stemming as the search itself. */

import { type FoldedToken, foldTokens } from '../text/fold.ts'
import { listStems } from '../text/foreign-plurals.ts'
import { stemToken } from '../text/stem.ts'
import type { SearchNode, SearchTree } from './ast.ts'
import { findMarked, findNear, isMeant, writtenAs } from './match-words.ts'

/** A range of the original text, in UTF-16 indices; `end` is exclusive. */
export type TextRange = { start: number; end: number }

/**
 * The ranges of a text that match the search's words, prefixes and phrases, in order and without overlap (ranges that
 * share words are joined). Excluded terms are never marked. Linear in the length of the text.
 */
export function findMatches(text: string, tree: SearchTree): TextRange[] {
  if (!tree) return []
  const wanted: Wanted = { stems: new Set(), words: [], phrases: [], near: [], written: [], fields: [] }
  collectTerms(tree, wanted)
  const { stems, words, phrases, near, written, fields } = wanted
  const tokens = foldTokens(text)
  const marked: TextRange[] = tokens.filter(
    ({ token }) => stems.has(stemToken(token)) || words.some((term) => isMeant(token, term)),
  )
  return joinRanges([
    ...marked,
    ...phrases.flatMap((phrase) => findPhrase(tokens, phrase)),
    ...near.flatMap((term) => findNearWords(tokens, term)),
    ...written.flatMap((expression) => findWritten(text, expression)),
    ...fields.flatMap((field) => findMarked(text, field)),
  ])
}

type OfType<T extends SearchNode['type']> = Extract<SearchNode, { type: T }>
type Wanted = {
  stems: Set<string>
  words: OfType<'prefix' | 'pattern' | 'similar'>[]
  phrases: string[][]
  near: OfType<'near'>[]
  /** Letters and emoji as they are written. */
  written: RegExp[]
  fields: OfType<'field'>[]
}

function collectTerms(node: SearchNode, wanted: Wanted): void {
  switch (node.type) {
    case 'word':
      for (const stem of listStems(node.token)) wanted.stems.add(stem)
      break
    case 'prefix':
    case 'pattern':
    case 'similar':
      wanted.words.push(node)
      break
    case 'phrase':
      wanted.phrases.push(node.tokens)
      break
    case 'near':
      wanted.near.push(node)
      break
    case 'letters':
    case 'symbol':
      wanted.written.push(writtenAs(node))
      break
    case 'field':
      wanted.fields.push(node)
      break
    case 'not':
      break
    default:
      for (const child of node.children) collectTerms(child, wanted)
  }
}

const findWritten = (text: string, expression: RegExp): TextRange[] =>
  [...text.matchAll(expression)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }))

/** The words themselves, without the words in between. */
const findNearWords = (tokens: FoldedToken[], term: OfType<'near'>): TextRange[] =>
  findNear(
    tokens.map(({ token }) => token),
    term,
  ).flatMap(({ first, last }) => tokens.slice(first, last + 1).filter(({ token }) => term.tokens.includes(token)))

/** Knuth–Morris–Pratt over words: stays linear even if both phrase and text repeat words. */
function findPhrase(tokens: FoldedToken[], phrase: string[]): TextRange[] {
  const fallback = listFallbacks(phrase)
  const ranges: TextRange[] = []
  let matched = 0
  for (const [at, { token, end }] of tokens.entries()) {
    while (matched > 0 && phrase[matched] !== token) matched = fallback[matched - 1] ?? 0
    if (phrase[matched] === token) matched += 1
    const first = tokens[at - phrase.length + 1]
    if (matched === phrase.length && first) ranges.push({ start: first.start, end })
  }
  return ranges
}

/** For each prefix of the phrase, the length of its longest proper prefix that is also its suffix. */
function listFallbacks(phrase: string[]): number[] {
  const fallbacks = [0]
  let length = 0
  for (const word of phrase.slice(1)) {
    while (length > 0 && phrase[length] !== word) length = fallbacks[length - 1] ?? 0
    if (phrase[length] === word) length += 1
    fallbacks.push(length)
  }
  return fallbacks
}

function joinRanges(ranges: TextRange[]): TextRange[] {
  const joined: TextRange[] = []
  for (const { start, end } of ranges.sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}
