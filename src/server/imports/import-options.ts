/** Options of an import through the browser or the API, checked before the file is read. */

import type { ImportFormat } from '../../contract/labels.ts'
import { PERSON_FIELDS, POST_FIELDS } from '../../contract/sources/import-fields.ts'
import type { ImportOptions } from '../../contract/sources/imports.ts'
import { ValidationError } from '../http/errors.ts'
import { SourceError } from '../net/source-error.ts'
import { requirePlatform } from '../sources/fields/platform.ts'
import { parseColumns } from '../sources/files/columns.ts'
import type { SourceOptions } from '../sources/source.ts'

export type ImportChoices = Omit<ImportOptions, 'format'>

/** Options that a format does not use: they are refused instead of being silently ignored. */
const USELESS: Record<ImportFormat, readonly (keyof ImportChoices)[]> = {
  csv: [],
  jsonl: [],
  'telegram-export': ['columns', 'platform'],
  people: ['platform', 'account', 'time_zone', 'link_accounts_by_name'],
  news: ['columns', 'platform', 'account', 'time_zone', 'link_accounts_by_name'],
}
const WHOSE: Partial<Record<ImportFormat, string>> = {
  'telegram-export': 'de uma exportação do Telegram',
  people: 'de uma lista de pessoas',
  news: 'de notícias e checagens',
}

/** @throws ValidationError, keyed by parameter name */
export function checkChoices(format: ImportFormat, choices: ImportChoices): void {
  const useless = USELESS[format].filter((name) => choices[name] !== undefined)
  if (useless.length > 0)
    throw new ValidationError(
      Object.fromEntries(useless.map((name) => [name, [`Não vale para o que vem ${WHOSE[format]}.`]])),
    )
  const { columns, platform } = choices
  const fields: readonly string[] = format === 'people' ? PERSON_FIELDS : POST_FIELDS
  if (columns) check('columns', () => parseColumns(columns, fields))
  if (platform) check('platform', () => requirePlatform(platform))
}

function check(name: string, read: () => unknown): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw new ValidationError({ [name]: [error.plain] })
  }
}

export const toSourceOptions = (choices: ImportChoices, timeZone: string): SourceOptions => ({
  columns: choices.columns,
  platform: choices.platform,
  account: choices.account,
  timeZone: choices.time_zone ?? timeZone,
})
