import type { Readable } from 'node:stream'
import type { ImportedPost, SourceItem } from '../../../contract/sources/imported-post.ts'
import { SourceError } from '../../net/source-error.ts'
import { type OpenedInput, openInput } from '../file-head/file-head.ts'
import { buildRecords, describeOptions, type RecordBatch, type SourceOptions } from '../source.ts'
import { createGuard } from './column-doubts.ts'
import { type CsvRecord, CsvRecords, MAX_RECORD_LENGTH } from './csv-records.ts'
import { decodeText } from './decode.ts'
import type { FieldReader } from './field-reader.ts'
import { isMachineLabel, isOwnExport, removeGuard } from './own-export.ts'
import { findPostColumns } from './post-columns.ts'
import { buildItem, createPostBuilder } from './post-record.ts'

/**
 * Posts from a CSV table: comma, semicolon or tab, with or without a byte-order mark, UTF-8, UTF-16 or Windows-1252.
 * `position` is the line where the record begins; the header is line 1.
 */
export const readCsv = (input: Readable, options: SourceOptions = {}): AsyncGenerator<SourceItem> =>
  buildRecords(readCsvBatches(input, options))

/** The same rows before they are turned into posts. */
export async function* readCsvBatches(input: Readable, options: SourceOptions = {}): AsyncGenerator<RecordBatch> {
  let build: ((fields: string[]) => ImportedPost) | undefined
  let reading = ''
  for await (const records of readCsvRecords(await openInput(input), options.isHead)) {
    const [first] = records
    if (!build && first) {
      const header = requireHeader(first)
      build = createRowBuilder(header, options)
      reading = `csv ${describeOptions(options)} ${JSON.stringify(header)}`
      records.shift()
    }
    if (build) yield toPortion(records, build, reading)
  }
}

const toPortion = (records: CsvRecord[], build: (fields: string[]) => ImportedPost, reading: string): RecordBatch => ({
  reading,
  records: records.map((record) => ({
    position: record.line,
    text: 'reason' in record ? null : JSON.stringify(record.fields),
  })),
  build(place) {
    const record = records[place]
    if (!record) throw new Error('there is no such row')
    if ('reason' in record) return { position: record.line, reason: record.reason }
    return buildItem(record.line, record.fields, build)
  },
})

/**
 * The records of a CSV file, in the portions they arrive in; the header is the first. With `isHead` (only the beginning of a file)
 * incomplete records are left out.
 * Throws SourceError when the file is not CSV.
 */
export async function* readCsvRecords({ chunks }: OpenedInput, isHead = false): AsyncGenerator<CsvRecord[]> {
  let records: CsvRecords | undefined
  let start = ''
  for await (const text of decodeText(chunks)) {
    if (records) {
      yield records.add(text)
      continue
    }
    start += text
    if (!start.trimStart().includes('\n') && start.length < MAX_RECORD_LENGTH) continue
    records = openRecords(start)
    yield records.add(start.replace(SEPARATOR_LINE, ''))
  }
  if (isHead && !start.trimStart().includes('\n'))
    throw new SourceError('A primeira linha do arquivo é longa demais para ser o cabeçalho de uma tabela.')
  if (!records) {
    records = openRecords(start)
    yield records.add(start.replace(SEPARATOR_LINE, ''))
  }
  yield isHead ? records.endOfHead() : records.end()
}

/** The names in the header. Throws SourceError when the first line cannot be a header. */
export function requireHeader(record: CsvRecord): string[] {
  if ('reason' in record) throw new SourceError(`O cabeçalho do arquivo não pôde ser lido. ${record.reason}`)
  return record.fields.map((name) => name.trim())
}

/** Excel's own line that declares the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/

function openRecords(start: string): CsvRecords {
  const first = start.trimStart()
  if (first.startsWith('{') || first.startsWith('[')) {
    throw new SourceError(
      'O arquivo parece ser JSON, e não CSV; use --format jsonl ou --format telegram-export.',
      'O arquivo parece ser JSON, e não CSV; escolha outro formato.',
    )
  }
  const separator = SEPARATOR_LINE.exec(start)?.[1]
  return separator ? new CsvRecords(separator, 2) : new CsvRecords(detectDelimiter(first), 1)
}

/** The most frequent candidate in the header; quoted names may contain the others. */
function detectDelimiter(text: string): string {
  const header = (text.split('\n', 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

function createRowBuilder(header: string[], options: SourceOptions): (fields: string[]) => ImportedPost {
  const places = findPostColumns(header, options)
  const buildPost = createPostBuilder(options)
  const isOwn = isOwnExport(header)
  let row: string[] = []
  const read: FieldReader = (field) => {
    if (isOwn && isMachineLabel(field, header, row)) return undefined
    const value = places
      .get(field)
      ?.map((place) => row[place])
      .find((cell) => cell !== undefined && cell !== '')
    return isOwn && value !== undefined ? removeGuard(value) : value
  }
  const guarded = createGuard(header, places, options)(read)
  return (fields) => {
    row = fields
    options.watch?.onRecord(fields)
    return buildPost(guarded)
  }
}
