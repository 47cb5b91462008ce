import { readCsv, readCsvBatches } from './files/csv.ts'
import { readJsonl, readJsonlRecords } from './files/jsonl.ts'
import type { RecordSource, Source } from './source.ts'
import { readTelegramExport } from './telegram-export/telegram-export.ts'

/** Every file format that posts are imported from, by the name that --format uses. */
export const SOURCES = {
  'telegram-export': readTelegramExport,
  csv: readCsv,
  jsonl: readJsonl,
} as const satisfies Record<string, Source>

/** Sources whose records can be identified before they are turned into posts. */
export const RECORD_SOURCES: Partial<Record<string, RecordSource>> = { csv: readCsvBatches, jsonl: readJsonlRecords }

export type SourceFormat = keyof typeof SOURCES

export const SOURCE_FORMATS: readonly SourceFormat[] = ['telegram-export', 'csv', 'jsonl']
