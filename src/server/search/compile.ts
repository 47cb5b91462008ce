/** The search tree as a condition on the folded and stemmed columns, each part of which a text index answers. */
import type { SearchNode, SearchTree } from '../../query/ast.ts'
import { stemToken } from '../../query/stem.ts'
import { and, join, or, type Sql, sql, string, strings } from '../store/sql.ts'

/** What is looked at: the folded words of a post and their stems, or a part of both. */
export type SearchedText = { folded: Sql; stems: Sql }

/** The whole of it; the text indexes answer for these columns and for no part of them. */
const WHOLE: SearchedText = { folded: sql`folded`, stems: sql`stems` }

/** Returns null when there is nothing to search for. */
export function compileSearch(tree: SearchTree, text = WHOLE): Sql | null {
  return tree && compileNode(tree, text)
}

function compileNode(node: SearchNode, text: SearchedText): Sql {
  switch (node.type) {
    case 'word':
      return sql`hasAllTokens(${text.stems}, ${strings([stemToken(node.token)])})`
    case 'prefix':
      return sql`hasAnyTokens(${text.folded}, ${findWordsFrom(node.token)})`
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

/** The words of the posts that begin so, read from the dictionary of the text index: few milliseconds, where a scan takes seconds. */
const findWordsFrom = (prefix: string) => sql`(
  SELECT groupUniqArray(token) FROM (
    SELECT token FROM mergeTreeTextIndex(currentDatabase(), 'post_rows', 'folded_words') WHERE startsWith(token, ${string(prefix)})
    UNION ALL
    SELECT token FROM mergeTreeTextIndex(currentDatabase(), 'post_changes', 'folded_words') WHERE startsWith(token, ${string(prefix)})))`

/** All words of a conjunction in one look at the index, which is faster than one look each. */
function compileAll(children: SearchNode[], text: SearchedText): Sql {
  const words = stemsOf(children)
  const rest = children.filter((child) => child.type !== 'word').map((child) => compileNode(child, text))
  const all = words.length > 0 ? [sql`hasAllTokens(${text.stems}, ${strings(words)})`, ...rest] : rest
  return sql`(${join(all, and)})`
}

function compileAny(children: SearchNode[], text: SearchedText): Sql {
  const words = stemsOf(children)
  const rest = children.filter((child) => child.type !== 'word').map((child) => compileNode(child, text))
  const any = words.length > 0 ? [sql`hasAnyTokens(${text.stems}, ${strings(words)})`, ...rest] : rest
  return sql`(${join(any, or)})`
}

const stemsOf = (nodes: SearchNode[]) => nodes.flatMap((node) => (node.type === 'word' ? [stemToken(node.token)] : []))

/** The engine takes at most this many tokens at once. */
const MOST_TOKENS = 60

/** The index finds the posts with all the words; only those are read to see whether the words stand side by side. */
function compilePhrase(tokens: string[], { folded }: SearchedText): Sql {
  const hasWords = sql`hasAllTokens(${folded}, ${strings([...new Set(tokens)].slice(0, MOST_TOKENS))})`
  if (tokens.length === 1) return hasWords
  return sql`(${hasWords} AND position(concat(' ', ${folded}, ' '), ${string(` ${tokens.join(' ')} `)}) > 0)`
}
