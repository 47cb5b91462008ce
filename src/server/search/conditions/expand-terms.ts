import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, join, sql } from '../../store/sql.ts'
import { POST_WORDS } from './compile.ts'
import { type DictionaryTerm, isExpansionOf } from './term-expansion.ts'

const Row = z.object({ counts: z.array(z.number()), words: z.array(z.array(z.string())) })

/**
 * The number of dictionary words that each term matches, and these words, at most `most`. One pass over the dictionary for all terms:
 * it takes longer than the search itself.
 */
export async function expandTerms(
  ch: ClickHouse,
  terms: readonly DictionaryTerm[],
  most: number,
): Promise<{ term: DictionaryTerm; count: number; words: string[] }[]> {
  if (terms.length === 0) return []
  const meant = terms.map(isExpansionOf)
  const counts = meant.map((condition) => sql`toUInt32(uniqExactIf(token, ${condition}))`)
  const words = meant.map((condition) => sql`groupUniqArrayIf(${integer(most)})(token, ${condition})`)
  const question = sql`SELECT [${join(counts)}] AS counts, [${join(words)}] AS words FROM ${POST_WORDS}`
  const [row] = await ch.rows('expand-terms', question, Row)
  return terms.map((term, i) => ({ term, count: row?.counts[i] ?? 0, words: row?.words[i] ?? [] }))
}
