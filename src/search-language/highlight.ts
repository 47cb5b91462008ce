/** Where in a text a search matched, for marking it: the same folding and stems as the search itself. */

import { type FoldedToken, foldTokens } from '../text/fold.ts'
import { stemToken } from '../text/stem.ts'
import type { SearchNode, SearchTree } from './ast.ts'

/** A stretch of the original text, in UTF-16 indices; `end` is exclusive. */
export type TextRange = { start: number; end: number }

/**
 * The stretches of a text that the search's words, beginnings of words and phrases matched, in order and without overlap (those that touch
 * the same words are joined). What the search excludes is never marked. Linear in the length of the text.
 */
export function findMatches(text: string, tree: SearchTree): TextRange[] {
  if (!tree) return []
  const wanted: Wanted = { stems: new Set(), prefixes: [], phrases: [] }
  collectTerms(tree, wanted)
  const { stems, prefixes, phrases } = wanted
  const tokens = foldTokens(text)
  const words: TextRange[] = tokens.filter(
    ({ token }) => stems.has(stemToken(token)) || prefixes.some((prefix) => token.startsWith(prefix)),
  )
  return joinRanges([...words, ...phrases.flatMap((phrase) => findPhrase(tokens, phrase))])
}

type Wanted = { stems: Set<string>; prefixes: string[]; phrases: string[][] }

function collectTerms(node: SearchNode, wanted: Wanted): void {
  if (node.type === 'word') wanted.stems.add(stemToken(node.token))
  else if (node.type === 'prefix') wanted.prefixes.push(node.token)
  else if (node.type === 'phrase') wanted.phrases.push(node.tokens)
  else if (node.type !== 'not') for (const child of node.children) collectTerms(child, wanted)
}

/** Knuth–Morris–Pratt over words: a phrase of repeated words in a text of repeated words stays linear. */
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

/** For each prefix of the phrase, the length of its longest proper beginning that is also its end. */
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
