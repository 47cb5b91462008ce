/** Which words of the dictionary of the text index a term with a star, or with typing mistakes, stands for. */
import type { Term } from '../../../search-language/ast.ts'
import { integer, type Sql, sql, string } from '../../store/sql.ts'

export type DictionaryTerm = Extract<Term, { type: 'prefix' | 'pattern' | 'similar' }>

/** The same for the same term. */
export const expansionKey = (term: DictionaryTerm): string => JSON.stringify(term)

/** Of `token`, a word of the dictionary. */
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
