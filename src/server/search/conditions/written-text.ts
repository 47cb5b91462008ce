/** Terms that are looked for in texts as they were written: letters with accents and case, emoji, words near each other. */
import type { Term } from '../../../search-language/ast.ts'
import { listPermutations } from '../../../search-language/match-words.ts'
import { join, or, type Sql, sql, string } from '../../store/sql.ts'

type OfType<T extends Term['type']> = Extract<Term, { type: T }>

/** What was written in and around a post: its text, its description, and what the network shows beside (`extra-texts.ts`). */
export const WRITTEN_TEXTS: readonly Sql[] = [
  sql`posts.content`,
  sql`posts.description`,
  sql`if(posts.extras = '', '', arrayStringConcat(arrayConcat([
    JSONExtractString(posts.extras, 'poll', 'question'), JSONExtractString(posts.extras, 'card', 'site'),
    JSONExtractString(posts.extras, 'card', 'title'), JSONExtractString(posts.extras, 'card', 'description'),
    JSONExtractString(posts.extras, 'forward', 'name'), JSONExtractString(posts.extras, 'forward', 'author'),
    JSONExtractString(posts.extras, 'signature')],
    arrayMap(choice -> JSONExtractString(choice, 'text'), JSONExtractArrayRaw(posts.extras, 'poll', 'options')),
    arrayMap(file -> JSONExtractString(file, 'name'), JSONExtractArrayRaw(posts.extras, 'files'))), '\n'))`,
]

/** What its pictures show. */
export const SHOWN_TEXTS: readonly Sql[] = [
  sql`arrayStringConcat(arrayConcat(media_ocr, media_ocr_extra, media_generated_caption), '\n')`,
]

/** Between the characters of an emoji stand marks that are not seen: joiners, and whether it has colours. */
const UNSEEN = '[\\x{200D}\\x{FE0E}\\x{FE0F}]*'

export function standsWritten(term: OfType<'letters' | 'symbol'>, texts: readonly Sql[]): Sql {
  const expression = string(term.type === 'symbol' ? printSymbol(term.text) : printLetters(term.text))
  return sql`(${join(
    texts.map((text) => sql`match(${text}, ${expression})`),
    or,
  )})`
}

const printSymbol = (text: string) => [...text].map(escapeExpression).join(UNSEEN)

function printLetters(text: string): string {
  const forms = [...new Set([text.normalize('NFC'), text.normalize('NFD')])].map(escapeExpression)
  return `(?:^|[^\\p{L}\\p{N}])(?:${forms.join('|')})(?:$|[^\\p{L}\\p{N}\\p{M}])`
}

/** In the folded words; a bar parts texts of which no term reaches into the other. */
export const printNear = ({ tokens, gap, ordered }: OfType<'near'>): string => {
  const orders = ordered ? [tokens] : listPermutations(tokens)
  return ` (?:${orders.map((order) => order.join(` (?:[^ |]+ ){0,${gap}}`)).join('|')}) `
}

const escapeExpression = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
