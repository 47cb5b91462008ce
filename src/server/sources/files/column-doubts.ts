import type { PostField } from '../../../contract/sources/import-fields.ts'
import { parsePlatform } from '../fields/platform.ts'
import type { SourceOptions } from '../source.ts'
import { type ColumnPlaces, foldColumn } from './columns.ts'
import type { FieldReader } from './field-reader.ts'

/** Account columns, folded, beside which no other column is used: an empty cell means that there is no account. */
const ALONE: ReadonlySet<string> = new Set([
  ...['nomedeusuario', 'arroba', 'daconta', 'arrobadaconta', 'usuariodaconta', 'contausuario', 'contadapublicacao'],
  ...['canal', 'nomedocanal', 'pagina'],
])

/** Date and text columns, folded, that also occur in tables of people: when a row was recorded, the last post. */
const ALSO_OF_PEOPLE: ReadonlySet<string> = new Set([
  ...['quando', 'dia', 'datadeenvio', 'datadecriacao', 'datacriacao', 'criadoem', 'criadaem', 'enviadoem', 'enviadaem'],
  ...['postagem', 'publicacao', 'post', 'tuite'],
])

/** Whether a column of this name does not show whether a table lists posts or people. */
export const isAlsoOfPeople = (column: string): boolean => ALSO_OF_PEOPLE.has(foldColumn(column))

type Doubt = (text: string, isChosen: boolean) => boolean

/** Also for a chosen column: the import screen sends the whole choice when one column of it is changed. */
const isPlatform: Doubt = (text) => parsePlatform(text) !== undefined
const isNumber: Doubt = (text, isChosen) => !isChosen && /^\d+$/.test(text)
const isNoText: Doubt = (text, isChosen) => !isChosen && /^(?:\d+|(?:https?:\/\/|www\.)\S+)$/i.test(text)

/** By folded column name: what a cell may hold instead of the field. */
const DOUBTS = new Map<string, Doubt>(
  Object.entries({
    canal: isPlatform,
    nomedocanal: isPlatform,
    post: isNoText,
    publicacao: isNoText,
    pagina: (text: string, isChosen: boolean) => isPlatform(text, isChosen) || isNumber(text, isChosen),
  }),
)

/** Of the account's columns, best first, those that are checked in each row. */
export function keepInTurn(header: readonly string[], places: number[]): number[] {
  const isAlone = (place: number) => ALONE.has(foldColumn(header[place] ?? ''))
  const [best] = places
  return best !== undefined && isAlone(best) ? [best] : places.filter((place) => !isAlone(place))
}

/**
 * Creates the guard of a file's reader: a cell whose value means something other than the field its column was found for
 * ("Canal": "Instagram") counts as empty.
 */
export function createGuard(
  header: readonly string[],
  places: ColumnPlaces<PostField>,
  { columns }: SourceOptions,
): (read: FieldReader) => FieldReader {
  const isChosen = columns !== undefined
  const doubts = new Map<PostField, Doubt>()
  for (const [field, [place = -1]] of places) {
    const doubt = DOUBTS.get(foldColumn(header[place] ?? ''))
    if (doubt) doubts.set(field, doubt)
  }
  if (doubts.size === 0) return (read) => read
  return (read) => (field) => {
    const value = read(field)
    return doubts.get(field)?.(String(value).trim(), isChosen) ? undefined : value
  }
}
