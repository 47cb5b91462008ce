/** Proximity search: `"urna fraude"~5`. */
import type { Term } from '../../../search-language/ast.ts'
import { listPermutations } from '../../../search-language/match-words.ts'
import { findWordCode } from '../../../text/frequent-words.ts'
import { type Sql, sql, string } from '../../store/sql.ts'
import { hasWords } from './phrase-conditions.ts'
import type { SearchedText } from './searched-text.ts'

type Near = Extract<Term, { type: 'near' }>

/**
 * The index finds the posts with all the words. Frequent words occur in every granule: then one character per word is read instead of
 * the texts, a fifth of the work.
 */
export function compileNear(node: Near, { folded, codes }: Pick<SearchedText, 'folded' | 'codes'>): Sql {
  const characters = node.tokens.map(findWordCode).filter((code) => code !== undefined)
  const isKnown = codes !== undefined && characters.length === node.tokens.length
  const stands = isKnown
    ? sql`match(${codes}, ${string(printCodes(node, characters))})`
    : sql`match(concat(' ', ${folded}, ' '), ${string(printWords(node))})`
  return sql`(${hasWords(node.tokens, { folded })} AND ${stands})`
}

/** On the folded words; a bar separates texts, which no match may span. */
const printWords = ({ tokens, gap, ordered }: Near): string => {
  const orders = listOrders(tokens, ordered)
  return ` (?:${orders.map((order) => order.join(` (?:[^ |]+ ){0,${gap}}`)).join('|')}) `
}

/** On the word characters, of which 2 and 3 separate texts. */
const printCodes = ({ gap, ordered }: Near, codes: readonly number[]): string => {
  const characters = codes.map((code) => `\\x{${code.toString(16)}}`)
  return listOrders(characters, ordered)
    .map((order) => order.join(`[^\\x{2}\\x{3}]{0,${gap}}`))
    .join('|')
}

const listOrders = (words: readonly string[], ordered: boolean) => (ordered ? [[...words]] : listPermutations(words))
