import { SourceError } from './source-error.ts'

/** What the user asked for: field → column, as written after --columns. */
export type ColumnChoice<Field extends string> = ReadonlyMap<Field, string>

/** Where each field is in a file: positions in the header, the first that is not empty counts. */
export type ColumnPlaces<Field extends string> = ReadonlyMap<Field, number[]>

/**
 * Reads "id=tweet_id,account=usuario" into field → column.
 * Throws SourceError when a part has no "=", or names a field that does not exist or was already given.
 */
export function parseColumns<Field extends string>(text: string, fields: readonly Field[]): ColumnChoice<Field> {
  const choice = new Map<Field, string>()
  for (const part of text.split(',').filter((piece) => piece.trim() !== '')) {
    const [name = '', column = ''] = splitOnce(part)
    const field = fields.find((known) => known === name.toLowerCase())
    if (column === '') {
      throw new SourceError(`Não entendi “${part.trim()}” em --columns. Escreva campo=coluna, como em id=tweet_id.`)
    }
    if (!field) {
      throw new SourceError(`O campo “${name}” de --columns não existe. Os campos são: ${fields.join(', ')}.`)
    }
    if (choice.has(field)) throw new SourceError(`O campo “${name}” aparece duas vezes em --columns.`)
    choice.set(field, column)
  }
  return choice
}

/**
 * Finds the chosen columns in the file's header. An exact name wins over one that differs in case.
 * Throws SourceError that lists what the file has when a column is missing.
 */
export function findChosenColumns<Field extends string>(
  choice: ColumnChoice<Field>,
  header: readonly string[],
): ColumnPlaces<Field> {
  const places = new Map<Field, number[]>()
  for (const [field, column] of choice) {
    const exact = header.indexOf(column)
    const place = exact >= 0 ? exact : header.findIndex((name) => name.toLowerCase() === column.toLowerCase())
    if (place < 0) {
      throw new SourceError(`O arquivo não tem a coluna “${column}”, pedida para ${field}. ${listColumns(header)}`)
    }
    places.set(field, [place])
  }
  return places
}

/** Guesses the columns by the names that exports commonly give them; `names` is in order of preference. */
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

/** The sentence that tells the user which columns there are to choose from. */
export function listColumns(header: readonly string[]): string {
  const shown = header.slice(0, 60).join(', ')
  return `As colunas do arquivo são: ${shown}${header.length > 60 ? '…' : ''}.`
}

/** "Post Created", "post_created" and "postCreated" are one name; the dot of a nested name stays. */
function foldColumn(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.toLowerCase().replace(/[^a-z0-9.]/g, '')
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf('=')
  return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
}
