/** Words that must be there, and words that must stand side by side. */
import { type Sql, sql, string, strings } from '../../store/sql.ts'
import { listPairs } from './compile-many.ts'
import type { SearchedText } from './searched-text.ts'

/** The engine takes at most this many tokens at once. */
export const MOST_TOKENS = 60

export const hasWords = (tokens: readonly string[], { folded }: Pick<SearchedText, 'folded'>): Sql =>
  sql`hasAllTokens(${folded}, ${strings([...new Set(tokens)].slice(0, MOST_TOKENS))})`

/**
 * Two words: the index of pairs knows. More: it finds the posts with all the pairs, or with all the words where there is none;
 * only those are read to see whether the words stand in this order.
 *
 * Not `hasAllTokens`: where the engine answers it without the index (`countIf`, a list of many searches), it cuts each pair into
 * words and finds none.
 */
export function compilePhrase(
  tokens: readonly string[],
  { folded, pairs }: Pick<SearchedText, 'folded' | 'pairs'>,
): Sql {
  const words = hasWords(tokens, { folded })
  if (tokens.length === 1) return words
  const hasPairs = pairs && sql`hasAll(${pairs}, ${strings(listPairs(tokens).slice(0, MOST_TOKENS))})`
  if (hasPairs && tokens.length === 2) return hasPairs
  return sql`(${hasPairs ?? words} AND position(concat(' ', ${folded}, ' '), ${string(` ${tokens.join(' ')} `)}) > 0)`
}
