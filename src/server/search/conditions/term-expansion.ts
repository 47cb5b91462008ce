/** The dictionary words that a wildcard or fuzzy term matches. */
import type { Term } from '../../../search-language/ast.ts'
import { integer, type Sql, sql, string } from '../../store/sql.ts'

export type DictionaryTerm = Extract<Term, { type: 'prefix' | 'pattern' | 'similar' }>

/** Equal for equal terms. */
export const expansionKey = (term: DictionaryTerm): string => JSON.stringify(term)

/** Condition on `token`, a word of the dictionary. */
export function isExpansionOf(term: DictionaryTerm): Sql {
  switch (term.type) {
    case 'prefix':
      return sql`startsWith(token, ${string(term.token)})`
    case 'pattern':
      return sql`(startsWith(token, ${string(term.begins)}) AND endsWith(token, ${string(term.ends)})
        AND length(token) >= ${integer(Buffer.byteLength(term.begins + term.ends))})`
    case 'similar':
      return sql`(length(token) BETWEEN ${integer(term.token.length - term.mistakes)}
        AND ${integer(term.token.length + term.mistakes)}
        AND damerauLevenshteinDistance(token, ${string(term.token)}) <= ${integer(term.mistakes)})`
  }
}
