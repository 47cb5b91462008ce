/** Options of a file import, and their request parameters. Pure. */

import type { ImportFormat } from '../../../../contract/labels.ts'
import type { ImportPreview } from '../../../../contract/sources/import-preview.ts'

/** Field → columns; the first non-empty one counts. */
export type Mapping = Readonly<Record<string, readonly string[]>>

export type Choices = {
  /** null: as detected. */
  format: ImportFormat | null
  /** null: by column names. */
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

/** Mapping of a table, or of records, to fields. */
const TABLES: readonly (ImportFormat | null)[] = ['csv', 'jsonl', 'people']
export const hasColumns = (format: ImportFormat | null) => TABLES.includes(format)

export const bringsPosts = (format: ImportFormat | null) => format !== 'people' && format !== 'news'

/** Parameters of preview and import; `recognised`: format detected by the preview. */
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

/** As parsed by the server; an empty mapping is valid too. */
export function printColumns(mapping: Mapping): string {
  const parts = Object.entries(mapping).flatMap(([field, columns]) =>
    columns.map((column) => `${field}=${quoteColumn(column)}`),
  )
  return parts.join(',') || ','
}

const quoteColumn = (column: string) => (/[",]|^\s|\s$/.test(column) ? `"${column.replaceAll('"', '""')}"` : column)

/** The column currently mapped to each field. */
export function toMapping(preview: Pick<ImportPreview, 'mapping'>): Mapping {
  return Object.fromEntries(preview.mapping.map(({ field, columns }) => [field, columns]))
}

/** The same with another column for a field; '' removes it. */
export function changeMapping(mapping: Mapping, field: string, column: string): Mapping {
  const { [field]: _, ...others } = mapping
  return column === '' ? others : { ...others, [field]: [column] }
}

/** Unmapped columns. */
export function listUnused({ columns }: Pick<ImportPreview, 'columns'>, mapping: Mapping): string[] {
  const used = new Set(Object.values(mapping).flat())
  return columns.map(({ name }) => name).filter((name) => name !== '' && !used.has(name))
}
