import { type ColumnPlaces, detectColumns, findChosenColumns, listColumns, parseColumns } from './columns.ts'
import { hasFallback, POST_COLUMN_NAMES, POST_FIELDS, type PostField } from './post-fields.ts'
import type { SourceOptions } from './source.ts'
import { SourceError } from './source-error.ts'

/**
 * Where the fields of a post are in a file with this header: as asked with --columns, otherwise by the usual names.
 * Throws SourceError, in words that say what to type, when a post could not be made from these columns.
 */
export function findPostColumns(header: readonly string[], options: SourceOptions): ColumnPlaces<PostField> {
  const places = options.columns
    ? findChosenColumns(parseColumns(options.columns, POST_FIELDS), header)
    : detectPostColumns(header)
  checkPostColumns(places, header, options)
  return places
}

function detectPostColumns(header: readonly string[]): ColumnPlaces<PostField> {
  const places = new Map(detectColumns(POST_COLUMN_NAMES, POST_FIELDS, header))
  for (const [field, found] of places) {
    if (!hasFallback(field)) places.set(field, found.slice(0, 1))
  }
  return places
}

function checkPostColumns(places: ColumnPlaces<PostField>, header: readonly string[], options: SourceOptions): void {
  const missing: string[] = []
  if (!places.has('id') && !places.has('link')) missing.push('id')
  if (!places.has('account') && !options.account) missing.push('account')
  if (!places.has('date')) missing.push('date')
  if (!places.has('content') && !places.has('media')) missing.push('content')
  if (missing.length > 0) {
    const example = missing.map((field) => `${field}=…`).join(',')
    throw new SourceError(
      `Não encontrei no arquivo a coluna de: ${missing.join(', ')}. Indique com --columns ${example}. ${listColumns(header)}`,
    )
  }
  if (!options.platform && !places.has('platform') && !places.has('link')) {
    throw new SourceError(
      'O arquivo não diz de que plataforma são as publicações. Indique com --platform, como em --platform X.',
    )
  }
}
