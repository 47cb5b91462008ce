/** The search tree as a condition on the folded and stemmed columns, each part of which a text index answers. */

import type { SearchNode, SearchTree } from '../../../search-language/ast.ts'
import { stemToken } from '../../../text/stem.ts'
import { and, join, or, type Sql, sql, string, strings, wordsOf } from '../../store/sql.ts'
import { compileEveryPhrase, compileMany, compileSomeGroup, compileSomePhrase, listPairs } from './compile-many.ts'
import type { SearchedText } from './searched-text.ts'

/** Of the text indexes, by part: all words of posts, and how many posts have them. */
export const POST_WORDS = sql`(
  SELECT token, cardinality FROM ${wordsOf('post_rows')}
  UNION ALL SELECT token, cardinality FROM ${wordsOf('post_changes')})`

/** The whole of it; the text indexes answer for these columns and for no part of them. */
const WHOLE: SearchedText = {
  folded: sql`folded`,
  stems: sql`stems`,
  dictionary: POST_WORDS,
  pairs: sql`word_pairs`,
}

/** Returns null when there is nothing to search for. */
export function compileSearch(tree: SearchTree, text = WHOLE): Sql | null {
  return tree && compileNode(tree, text)
}

function compileNode(node: SearchNode, text: SearchedText): Sql {
  switch (node.type) {
    case 'word':
      return sql`hasAllTokens(${text.stems}, ${strings([stemToken(node.token)])})`
    case 'prefix':
      return sql`hasAnyTokens(${text.folded}, ${findWordsFrom(node.token, text)})`
    case 'phrase':
      return compilePhrase(node.tokens, text)
    case 'not':
      return sql`NOT ${compileNode(node.child, text)}`
    case 'and':
      return compileAll(node.children, text)
    case 'or':
      return compileAny(node.children, text)
  }
}

/** The words that begin so, read from the dictionary of the text index: few milliseconds, where a scan takes seconds. */
const findWordsFrom = (prefix: string, { dictionary }: SearchedText) =>
  sql`(SELECT groupUniqArray(token) FROM ${dictionary} WHERE startsWith(token, ${string(prefix)}))`

/** All words, all phrases and all that is excluded in one look at the index each, which is faster than one look a term. */
function compileAll(children: SearchNode[], text: SearchedText): Sql {
  const { words, phrases, excluded, rest } = sortOut(children)
  const all = [
    ...(words.length > 0 ? [sql`hasAllTokens(${text.stems}, ${strings(words)})`] : []),
    ...compileMany(phrases, (one) => compilePhrase(one, text), compileEveryPhrase(text)),
    ...rest.map((node) => compileNode(node, text)),
    ...(excluded.length > 0 ? [sql`NOT ${compileAny(excluded, text)}`] : []),
  ]
  return sql`(${join(all, and)})`
}

function compileAny(children: SearchNode[], text: SearchedText): Sql {
  const { words, phrases, excluded, rest } = sortOut(children)
  const groups = rest.map(listWordGroup).filter((words) => words !== null)
  const others = rest.filter((node) => listWordGroup(node) === null)
  const any = [
    ...(words.length > 0 ? [sql`hasAnyTokens(${text.stems}, ${strings(words)})`] : []),
    ...compileMany(phrases, (one) => compilePhrase(one, text), compileSomePhrase(text)),
    ...compileMany(groups, (one) => sql`hasAllTokens(${text.stems}, ${strings(one)})`, compileSomeGroup(text)),
    ...others.map((node) => compileNode(node, text)),
    ...(excluded.length > 0 ? [sql`NOT ${compileAll(excluded, text)}`] : []),
  ]
  return sql`(${join(any, or)})`
}

function sortOut(nodes: SearchNode[]) {
  return {
    words: nodes.flatMap((node) => (node.type === 'word' ? [stemToken(node.token)] : [])),
    phrases: nodes.flatMap((node) => (node.type === 'phrase' ? [node.tokens] : [])),
    excluded: nodes.flatMap((node) => (node.type === 'not' ? [node.child] : [])),
    rest: nodes.filter(({ type }) => type !== 'word' && type !== 'phrase' && type !== 'not'),
  }
}

/** The stems of words that must all be there; null: something else is asked for too, or of more words than the engine looks for at once. */
function listWordGroup(node: SearchNode): string[] | null {
  if (node.type !== 'and') return null
  const { words } = sortOut(node.children)
  return words.length === node.children.length && words.length <= MOST_TOKENS ? words : null
}

/** The engine takes at most this many tokens at once. */
const MOST_TOKENS = 60

/**
 * Two words: the index of pairs knows. More: it finds the posts with all the pairs, or with all the words where there is none;
 * only those are read to see whether the words stand in this order.
 */
function compilePhrase(tokens: string[], { folded, pairs }: SearchedText): Sql {
  const hasWords = sql`hasAllTokens(${folded}, ${strings([...new Set(tokens)].slice(0, MOST_TOKENS))})`
  if (tokens.length === 1) return hasWords
  const hasPairs = pairs && sql`hasAllTokens(${pairs}, ${strings(listPairs(tokens).slice(0, MOST_TOKENS))})`
  if (hasPairs && tokens.length === 2) return hasPairs
  return sql`(${hasPairs ?? hasWords} AND position(concat(' ', ${folded}, ' '), ${string(` ${tokens.join(' ')} `)}) > 0)`
}
