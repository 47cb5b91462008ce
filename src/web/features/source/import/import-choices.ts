/** What is chosen for a file before it is imported, and how it is asked for. Pure. */

import type { ImportFormat } from '../../../../contract/labels.ts'
import type { ImportPreview } from '../../../../contract/sources/import-preview.ts'

/** Field → columns; the first that is not empty counts. */
export type Mapping = Readonly<Record<string, readonly string[]>>

export type Choices = {
  /** null: as recognised. */
  format: ImportFormat | null
  /** null: by the names of the columns. */
  mapping: Mapping | null
  platform: string
  account: string
  /** Empty: the installation's. */
  timeZone: string
  byName: boolean
}

export const NO_CHOICES: Choices = {
  ...{ format: null, mapping: null, platform: '', account: '', timeZone: '', byName: false },
}

/** What is made of a table, or of records like its rows. */
const TABLES: readonly (ImportFormat | null)[] = ['csv', 'jsonl', 'people']
export const hasColumns = (format: ImportFormat | null) => TABLES.includes(format)

export const bringsPosts = (format: ImportFormat | null) => format !== 'people' && format !== 'news'

/** The parameters of the preview and of the import; `recognised`: what the preview said of the format. */
export function toQuery(choices: Choices, recognised: ImportFormat | null) {
  const format = choices.format ?? recognised
  const filled = (value: string) => value.trim() || undefined
  const isPosts = bringsPosts(format)
  const isTable = isPosts && format !== 'telegram-export'
  return {
    format: format ?? undefined,
    columns: choices.mapping && (format === null || hasColumns(format)) ? printColumns(choices.mapping) : undefined,
    platform: isTable ? filled(choices.platform) : undefined,
    account: isPosts ? filled(choices.account) : undefined,
    time_zone: isPosts ? filled(choices.timeZone) : undefined,
    link_accounts_by_name: isPosts && choices.byName ? ('true' as const) : undefined,
  }
}

/** As the server reads it; nothing chosen is a choice too. */
export function printColumns(mapping: Mapping): string {
  const parts = Object.entries(mapping).flatMap(([field, columns]) =>
    columns.map((column) => `${field}=${quoteColumn(column)}`),
  )
  return parts.join(',') || ','
}

const quoteColumn = (column: string) => (/[",]|^\s|\s$/.test(column) ? `"${column.replaceAll('"', '""')}"` : column)

/** What fills each field now. */
export function toMapping(preview: Pick<ImportPreview, 'mapping'>): Mapping {
  return Object.fromEntries(preview.mapping.map(({ field, columns }) => [field, columns]))
}

/** The same with another column for a field; '' takes it away. */
export function changeMapping(mapping: Mapping, field: string, column: string): Mapping {
  const { [field]: _, ...others } = mapping
  return column === '' ? others : { ...others, [field]: [column] }
}

/** Columns that fill nothing. */
export function listUnused({ columns }: Pick<ImportPreview, 'columns'>, mapping: Mapping): string[] {
  const used = new Set(Object.values(mapping).flat())
  return columns.map(({ name }) => name).filter((name) => name !== '' && !used.has(name))
}
