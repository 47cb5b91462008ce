import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { join, sql } from '../../store/sql.ts'
import { POST_WORDS } from './compile.ts'
import { type DictionaryTerm, isMeantWord } from './meant-words.ts'

/** How many words of the dictionary each of the terms stands for. One look at the dictionary for all. */
export async function countMeantWords(ch: ClickHouse, terms: readonly DictionaryTerm[]): Promise<number[]> {
  if (terms.length === 0) return []
  const counts = terms.map((term) => sql`toUInt32(uniqExactIf(token, ${isMeantWord(term)}))`)
  const question = sql`SELECT [${join(counts)}] AS counts FROM ${POST_WORDS}`
  const [row] = await ch.rows('count-meant-words', question, z.object({ counts: z.array(z.number()) }))
  return row?.counts ?? []
}
