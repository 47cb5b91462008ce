/** Required words and phrases. */
import { type Sql, sql, string, strings } from '../../store/sql.ts'
import { listPairs } from './compile-many.ts'
import type { SearchedText } from './searched-text.ts'

/** Maximum tokens that the engine accepts at once. */
export const MAX_TOKENS = 60

export const hasWords = (tokens: readonly string[], { folded }: Pick<SearchedText, 'folded'>): Sql =>
  sql`hasAllTokens(${folded}, ${strings([...new Set(tokens)].slice(0, MAX_TOKENS))})`

/**
 * Two words: answered by the index of word pairs. More: it finds the posts with all pairs, or with all words if there is no such
 * index; only those are read to check the word order.
 *
 * Not `hasAllTokens`: when the engine evaluates it without the index (`countIf`, a list of many searches), it splits each pair into
 * words and matches nothing.
 */
export function compilePhrase(
  tokens: readonly string[],
  { folded, pairs }: Pick<SearchedText, 'folded' | 'pairs'>,
): Sql {
  const words = hasWords(tokens, { folded })
  if (tokens.length === 1) return words
  const hasPairs = pairs && sql`hasAll(${pairs}, ${strings(listPairs(tokens).slice(0, MAX_TOKENS))})`
  if (hasPairs && tokens.length === 2) return hasPairs
  return sql`(${hasPairs ?? words} AND position(concat(' ', ${folded}, ' '), ${string(` ${tokens.join(' ')} `)}) > 0)`
}
