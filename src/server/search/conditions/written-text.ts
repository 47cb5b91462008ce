/** Terms searched in the original texts: letters with accents and case, emoji. */
import { findWrittenForm } from '../../../text/written-forms.ts'
import { join, or, type Sql, sql, string, strings } from '../../store/sql.ts'
import type { SearchedText } from './searched-text.ts'

/** Everything written in and around a post: text, description, and what the network shows beside it (`extra-texts.ts`). */
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

/** The text in its pictures. */
export const SHOWN_TEXTS: readonly Sql[] = [
  sql`arrayStringConcat(arrayConcat(media_ocr, media_ocr_extra, media_generated_caption), '\n')`,
]

/** Invisible characters occur within an emoji: joiners and variation selectors. */
const UNSEEN = '[\\x{200D}\\x{FE0E}\\x{FE0F}]*'

/** The index knows each symbol and each pair of adjacent ones; for three or more it finds the posts with all pairs, which are then read. */
export function compileSymbol(typed: string, { written, symbols }: Pick<SearchedText, 'written' | 'symbols'>): Sql {
  const signs = [...typed]
  const expression = string(signs.map(escapeExpression).join(UNSEEN))
  const stands = () => someText(written, (text) => sql`match(${text}, ${expression})`)
  if (!symbols) return stands()
  const known = signs.length === 1 ? signs : signs.slice(1).map((next, i) => `${signs[i]}${next}`)
  const hasAll = sql`hasAll(${symbols}, ${strings([...new Set(known)])})`
  return signs.length > 2 ? sql`(${hasAll} AND ${stands()})` : hasAll
}

/**
 * Among the posts with the words. For a frequent word the deviations from its usual form are stored; otherwise the texts are read:
 * most matches are delimited by ASCII characters, which is checked several times as fast as the regular expression; of the others only
 * those with the letters at all are checked by it.
 */
export function compileLetters(typed: string, { written, forms: kept }: Pick<SearchedText, 'written' | 'forms'>): Sql {
  const known = kept && findWrittenForm(typed)
  if (known && 'unless' in known) return sql`position(${kept}, ${string(known.unless)}) = 0`
  if (known) return sql`multiSearchAny(${kept}, ${strings(known.marks)})`
  const forms = [...new Set([typed.normalize('NFC'), typed.normalize('NFD')])]
  const expression = string(printLetters(forms))
  return someText(written, (text) => {
    const reads = sql`(multiSearchAny(${text}, ${strings(forms)}) AND match(${text}, ${expression}))`
    return HAS_SEPARATOR.test(typed) ? reads : sql`(hasToken(${text}, ${string(forms[0] ?? typed)}) OR ${reads})`
  })
}

/** Separators at which the engine splits tokens; it accepts no token that contains one. */
const HAS_SEPARATOR = /(?![a-z0-9])\p{ASCII}/iu

const someText = (texts: readonly Sql[], stands: (text: Sql) => Sql) => sql`(${join(texts.map(stands), or)})`

const printLetters = (forms: readonly string[]) =>
  `(?:^|[^\\p{L}\\p{N}])(?:${forms.map(escapeExpression).join('|')})(?:$|[^\\p{L}\\p{N}\\p{M}])`

const escapeExpression = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
