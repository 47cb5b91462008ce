import { hasFallback } from '../../../contract/sources/import-fields.ts'
import { SourceError } from '../../net/source-error.ts'

/** The user's choice: field → columns, as given in --columns; the first that is not empty counts. */
export type ColumnChoice<Field extends string> = ReadonlyMap<Field, readonly string[]>

/** Positions of each field in the header; the first that is not empty counts. */
export type ColumnPlaces<Field extends string> = ReadonlyMap<Field, number[]>

/** One part of "id=tweet_id,account=usuario"; a column in double quotes may contain commas and doubled quotes. */
const PART = /([^=,]*)(?:=\s*("(?:[^"]|"")*"\s*(?=,|$)|[^,]*))?(?:,|$)/gy

/**
 * Parses 'id=tweet_id,date="Data, hora"' into field → columns.
 * Throws SourceError when a part has no "=", or names a field that does not exist or was already given; fields for which `hasFallback`
 * is true may be given again, and the next column counts where the one before is empty.
 */
export function parseColumns<Field extends string>(text: string, fields: readonly Field[]): ColumnChoice<Field> {
  const choice = new Map<Field, string[]>()
  for (const [part, name = '', written = ''] of text.matchAll(PART)) {
    if (part.replace(',', '').trim() === '') continue
    const column = unquote(written.trim())
    const field = fields.find((known) => known === name.trim().toLowerCase())
    if (column === '') {
      throw new SourceError(
        `Não entendi “${part.replace(/,$/, '').trim()}” em --columns. Escreva campo=coluna, como em id=tweet_id.`,
        `Não entendi “${part.replace(/,$/, '').trim()}” na escolha das colunas. Escreva campo=coluna, como em id=tweet_id.`,
      )
    }
    if (!field) {
      const known = `Os campos são: ${fields.join(', ')}.`
      throw new SourceError(
        `O campo “${name.trim()}” de --columns não existe. ${known}`,
        `O campo “${name.trim()}” não existe. ${known}`,
      )
    }
    const before = choice.get(field) ?? []
    if (before.length > 0 && !hasFallback(field))
      throw new SourceError(
        `O campo “${field}” aparece duas vezes em --columns.`,
        `O campo “${field}” aparece duas vezes.`,
      )
    choice.set(field, [...before, column])
  }
  return choice
}

const unquote = (written: string) => (/^".*"$/s.test(written) ? written.slice(1, -1).replaceAll('""', '"') : written)

/**
 * Finds the chosen columns in the file's header. An exact match wins over one that differs in case.
 * Throws SourceError, with the columns of the file, when a column is missing.
 */
export function findChosenColumns<Field extends string>(
  choice: ColumnChoice<Field>,
  header: readonly string[],
): ColumnPlaces<Field> {
  const places = new Map<Field, number[]>()
  for (const [field, columns] of choice) {
    places.set(
      field,
      columns.map((column) => findColumn(column, field, header)),
    )
  }
  return places
}

function findColumn(column: string, field: string, header: readonly string[]): number {
  const exact = header.indexOf(column)
  const place = exact >= 0 ? exact : header.findIndex((name) => name.toLowerCase() === column.toLowerCase())
  if (place >= 0) return place
  throw new SourceError(`O arquivo não tem a coluna “${column}”, pedida para ${field}. ${listColumns(header)}`)
}

/** Detects the columns by the names that exports commonly use; `names` is in order of preference. */
export function detectColumns<Field extends string>(
  names: Readonly<Record<Field, readonly string[]>>,
  fields: readonly Field[],
  header: readonly string[],
): ColumnPlaces<Field> {
  const folded = header.map(foldColumn)
  const places = new Map<Field, number[]>()
  for (const field of fields) {
    const found = names[field].map((name) => folded.indexOf(name)).filter((place) => place >= 0)
    if (found.length > 0) places.set(field, found)
  }
  return places
}

const MAX_LISTED = 60
/** Maximum characters listed: a line that is not a header may be of any length. */
const MAX_CHARACTERS = 60

/** Sentence that lists the available columns to the user. */
export function listColumns(header: readonly string[]): string {
  const shown = header.slice(0, MAX_LISTED).map(quote).join(', ')
  return `As colunas do arquivo são: ${shown}${header.length > MAX_LISTED ? '…' : ''}.`
}

const quote = (name: string) =>
  `“${name.slice(0, MAX_CHARACTERS).replace(/[“”]/g, '"')}${name.length > MAX_CHARACTERS ? '…' : ''}”`

/**
 * "Post Created", "post_created" and "postCreated" fold to one name; the dot of a nested name is kept, that of "Qtd. de curtidas"
 * removed.
 */
export function foldColumn(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.toLowerCase().replace(/\.(?!\S)|[^a-z0-9.]/g, '')
}
