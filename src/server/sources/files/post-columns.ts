import { hasFallback, POST_FIELD_WORDS, POST_FIELDS, type PostField } from '../../../contract/sources/import-fields.ts'
import { MissingColumns } from '../item-rejected.ts'
import type { SourceOptions } from '../source.ts'
import { keepInTurn } from './column-doubts.ts'
import { type ColumnPlaces, detectColumns, findChosenColumns, listColumns, parseColumns } from './columns.ts'
import { POST_COLUMN_NAMES } from './post-column-names.ts'

/**
 * Positions of a post's fields in a file with this header: as chosen with --columns, otherwise by the usual names.
 * Throws SourceError, with advice on what to type, when these columns are not enough for a post.
 */
export function findPostColumns(header: readonly string[], options: SourceOptions): ColumnPlaces<PostField> {
  options.watch?.onHeader(header)
  const places = options.columns
    ? findChosenColumns(parseColumns(options.columns, POST_FIELDS), header)
    : detectPostColumns(header)
  options.watch?.onPlaces(places)
  const missing = checkPostColumns(places, header, options)
  if (missing && !options.watch) throw missing
  if (missing) options.watch?.onMissing(missing)
  return places
}

export function detectPostColumns(header: readonly string[]): ColumnPlaces<PostField> {
  const places = new Map(detectColumns(POST_COLUMN_NAMES, POST_FIELDS, header))
  for (const [field, found] of places) {
    places.set(field, hasFallback(field) ? keepInTurn(header, found) : found.slice(0, 1))
  }
  return places
}

/** Why these columns are not enough for posts; undefined if they are. */
function checkPostColumns(
  places: ColumnPlaces<PostField>,
  header: readonly string[],
  options: SourceOptions,
): MissingColumns | undefined {
  const missing: PostField[] = []
  if (!places.has('id') && !places.has('link')) missing.push('id')
  if (!places.has('account') && !options.account) missing.push('account')
  if (!places.has('date')) missing.push('date')
  if (!places.has('content') && !places.has('media')) missing.push('content')
  const tellsPlatform = options.platform !== undefined || places.has('platform') || places.has('link')
  const fields = tellsPlatform ? missing : [...missing, 'platform' as const]
  if (fields.length === 0) return undefined
  const words = fields.map((field) => POST_FIELD_WORDS[field].toLowerCase()).join(', ')
  return new MissingColumns(
    missing.length > 0
      ? `Não encontrei no arquivo a coluna de: ${missing.join(', ')}. Indique com --columns ${missing.map((field) => `${field}=…`).join(',')}. ${listColumns(header)}`
      : 'O arquivo não diz de que plataforma são as publicações. Indique com --platform, como em --platform X.',
    `Não encontrei no arquivo: ${words}. Escolha de que coluna vem. ${listColumns(header)}`,
    fields,
  )
}
