/** Compiles the search tree to a condition on the folded and stemmed columns, each part of which a text index answers. */

import type { SearchNode, SearchTree } from '../../../search-language/ast.ts'
import { toNumberRange } from '../../../search-language/fields/number-ranges.ts'
import { listStems } from '../../../text/foreign-plurals.ts'
import { and, integer, join, or, type Sql, sql, strings, wordsOf } from '../../store/sql.ts'
import type { SqlValue } from '../../store/sql-value.ts'
import { compileEveryPhrase, compileMany, compileSomeGroup, compileSomePhrase } from './compile-many.ts'
import { compileField, toPlace } from './field-conditions.ts'
import { selectNumbersInGroupOf } from './message-accounts.ts'
import { compileNear } from './near-words.ts'
import { compilePhrase, hasWords, MAX_TOKENS } from './phrase-conditions.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchedText } from './searched-text.ts'
import { type DictionaryTerm, expansionKey, isExpansionOf } from './term-expansion.ts'
import { compileLetters, compileSymbol, SHOWN_TEXTS, WRITTEN_TEXTS } from './written-text.ts'

/** Dictionaries of the text indexes, by part: all words of posts, and their document frequencies. */
export const POST_WORDS = sql`(
  SELECT token, cardinality FROM ${wordsOf('post_rows')}
  UNION ALL SELECT token, cardinality FROM ${wordsOf('post_changes')})`

/** All searchable text; the text indexes cover these columns and no part of them. */
const WHOLE: SearchedText = {
  folded: sql`folded`,
  stems: sql`stems`,
  dictionary: POST_WORDS,
  written: [...WRITTEN_TEXTS, ...SHOWN_TEXTS],
  pairs: sql`word_pairs`,
  symbols: sql`symbols`,
  codes: sql`word_codes`,
  forms: sql`letter_forms`,
}

type Asked = { readonly text: SearchedText; readonly context: SearchContext }

/** Returns null if there is nothing to search for. */
export function compileSearch(tree: SearchTree, context: SearchContext, text = WHOLE): Sql | null {
  return tree && compileNode(tree, { text, context })
}

function compileNode(node: SearchNode, asked: Asked): Sql {
  const { text, context } = asked
  switch (node.type) {
    case 'word':
      return hasOne(listStems(node.token), text)
    case 'prefix':
    case 'pattern':
    case 'similar':
      return sql`hasAnyTokens(${text.folded}, ${listExpansion(node, asked)})`
    case 'phrase':
      return compilePhrase(node.tokens, text)
    case 'near':
      return compileNear(node, text)
    case 'letters':
      return sql`(${hasWords(node.tokens, text)} AND ${compileLetters(node.text, text)})`
    case 'symbol':
      return compileSymbol(node.text, text)
    case 'field':
      return compileField(node.name, node.values, context)
    case 'not':
      return sql`NOT ${compileNode(node.child, asked)}`
    case 'and':
      return compileAll(node.children, asked)
    case 'or':
      return compileAny(node.children, asked)
    case 'atLeast':
      return compileAtLeast(node, asked)
  }
}

/**
 * Whether finding the posts costs more than showing some of them: the index only yields candidates whose texts then have to be read,
 * or the messages of all posts are counted first.
 */
export const isReadWhole = (tree: SearchTree): boolean => {
  if (tree === null) return false
  if (tree.type === 'not') return isReadWhole(tree.child)
  if ('children' in tree) return tree.children.some(isReadWhole)
  if (tree.type === 'field') return tree.name === 'contas-no-grupo'
  return tree.type === 'near' || tree.type === 'letters' || (tree.type === 'phrase' && tree.tokens.length > 2)
}

/** The numbers of all posts of a search in a way that costs less than its condition; null: none. */
export function selectNumbers(tree: SearchTree): Sql | null {
  if (tree?.type !== 'field' || tree.name !== 'contas-no-grupo') return null
  const [range, another] = tree.values
  return range === undefined || another !== undefined ? null : selectNumbersInGroupOf(toNumberRange(range))
}

/** A condition, answered by the word indexes, that every post of a search meets; null: none. */
export function compileKnown(tree: SearchTree): Sql | null {
  const nodes = tree?.type === 'and' ? tree.children : tree ? [tree] : []
  const stems = nodes.flatMap((node) => (node.type === 'word' ? [listStems(node.token)] : []))
  const tokens = nodes.flatMap((node) => ('tokens' in node ? node.tokens : []))
  const known = [
    ...(tokens.length > 0 ? [hasWords(tokens, WHOLE)] : []),
    ...stems.slice(0, MAX_TOKENS).map((forms) => hasOne(forms, WHOLE)),
  ]
  return known.length > 0 ? sql`(${join(known, and)})` : null
}

/** A word whose plural has another stem is found in either form. */
const hasOne = (stems: string[], text: SearchedText): Sql =>
  sql`${stems.length === 1 ? sql`hasAllTokens` : sql`hasAnyTokens`}(${text.stems}, ${strings(stems)})`

/** The index finds posts with one of the words; in these they are counted. */
function compileAtLeast({ count, children }: Extract<SearchNode, { type: 'atLeast' }>, asked: Asked): Sql {
  const found = children.map((child) => sql`toUInt8(${compileNode(child, asked)})`)
  return sql`(${compileAny(children, asked)} AND ${join(found, sql` + `)} >= ${integer(count)})`
}

/** Read from the dictionary of the text index unless known: a few milliseconds, where a scan takes seconds. */
function listExpansion(term: DictionaryTerm, { text: { dictionary }, context }: Asked): Sql | SqlValue {
  const known = dictionary === POST_WORDS ? context.termExpansions?.get(expansionKey(term)) : undefined
  return known ? strings(known) : sql`(SELECT groupUniqArray(token) FROM ${dictionary} WHERE ${isExpansionOf(term)})`
}

/** All words, all phrases and all exclusions in one index lookup each, which is faster than one lookup per term. */
function compileAll(every: SearchNode[], asked: Asked): Sql {
  const { text, context } = asked
  // The place (`onde:`) restricts all terms beside it.
  const places = every.flatMap((node) => (node.type === 'field' && node.name === 'onde' ? [node.values] : []))
  if (places.length > 0 && places.length < every.length) {
    const children = every.filter((node) => node.type !== 'field' || node.name !== 'onde')
    const rest: SearchNode = children.length === 1 && children[0] ? children[0] : { type: 'and', children }
    return sql`(${join(
      places.flatMap((values) => context.inPlaces(rest, values.map(toPlace))),
      and,
    )})`
  }
  return compileEvery(every, asked, text)
}

function compileEvery(children: SearchNode[], asked: Asked, text: SearchedText): Sql {
  const { words: forms, phrases, excluded, rest } = sortOut(children)
  const words = forms.filter((stems) => stems.length === 1).flat()
  const all = [
    ...(words.length > 0 ? [sql`hasAllTokens(${text.stems}, ${strings(words)})`] : []),
    ...forms.filter((stems) => stems.length > 1).map((stems) => hasOne(stems, text)),
    ...compileMany(phrases, (one) => compilePhrase(one, text), compileEveryPhrase(text)),
    ...rest.map((node) => compileNode(node, asked)),
    ...(excluded.length > 0 ? [sql`NOT ${compileAny(excluded, asked)}`] : []),
  ]
  return sql`(${join(all, and)})`
}

function compileAny(children: SearchNode[], asked: Asked): Sql {
  const { text } = asked
  const { words, phrases, excluded, rest } = sortOut(mergeFields(children))
  const groups = rest.map(listWordGroup).filter((words) => words !== null)
  const others = rest.filter((node) => listWordGroup(node) === null)
  const any = [
    ...(words.length > 0 ? [sql`hasAnyTokens(${text.stems}, ${strings(words.flat())})`] : []),
    ...compileMany(phrases, (one) => compilePhrase(one, text), compileSomePhrase(text)),
    ...compileMany(groups, (one) => sql`hasAllTokens(${text.stems}, ${strings(one)})`, compileSomeGroup(text)),
    ...others.map((node) => compileNode(node, asked)),
    ...(excluded.length > 0 ? [sql`NOT ${compileEvery(excluded, asked, text)}`] : []),
  ]
  return sql`(${join(any, or)})`
}

/** Alternatives of one field become one condition with several values. */
function mergeFields(nodes: SearchNode[]): SearchNode[] {
  const merged = new Map<string, Extract<SearchNode, { type: 'field' }>>()
  for (const node of nodes) {
    if (node.type !== 'field') continue
    const values = [...new Set([...(merged.get(node.name)?.values ?? []), ...node.values])]
    merged.set(node.name, { ...node, values })
  }
  return [...nodes.filter(({ type }) => type !== 'field'), ...merged.values()]
}

function sortOut(nodes: SearchNode[]) {
  return {
    words: nodes.flatMap((node) => (node.type === 'word' ? [listStems(node.token)] : [])),
    phrases: nodes.flatMap((node) => (node.type === 'phrase' ? [node.tokens] : [])),
    excluded: nodes.flatMap((node) => (node.type === 'not' ? [node.child] : [])),
    rest: nodes.filter(({ type }) => type !== 'word' && type !== 'phrase' && type !== 'not'),
  }
}

/**
 * Stems of words that are all required; null: there are other terms, words with several stems, or more than the engine looks up at
 * once.
 */
function listWordGroup(node: SearchNode): string[] | null {
  if (node.type !== 'and') return null
  const { words } = sortOut(node.children)
  const isPlain = words.length === node.children.length && words.every((stems) => stems.length === 1)
  return isPlain && words.length <= MAX_TOKENS ? words.flat() : null
}
