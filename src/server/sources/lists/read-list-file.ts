/** Columns of a file with questions: a text, a table in CSV, or a spreadsheet (XLSX). */
import { Readable } from 'node:stream'
import { MAX_LIST_FILE_COLUMNS, MAX_LIST_LINES } from '../../../contract/limits.ts'
import { SourceError } from '../../net/source-error.ts'
import { openInput } from '../file-head/file-head.ts'
import { readCsvRecords } from '../files/csv.ts'
import { decodeText } from '../files/decode.ts'
import { readInWorker } from '../read-in-worker.ts'
import { repackZip } from './repack-zip.ts'

/** `name`: empty if the file names no columns. */
export type ListColumn = { name: string; lines: string[] }
type UnreadRow = { line: number; reason: string }
/** `unread`: the first rows of a table that could not be read, by their line in the file; `unread_count`: number of all such rows. */
export type ListFileRead = { columns: ListColumn[]; unread: UnreadRow[]; unread_count: number }

const ZIP = 'PK\x03\x04'
const TABLE = /\.(csv|tsv)$/i
const MAX_UNREAD = 20
const MOST = MAX_LIST_LINES.toLocaleString('pt-BR')

export type ListTask = { name: string; bytes: Uint8Array }

/** In bytes: a shorter file is read faster than a thread starts. */
const SHORT = 100_000
const LIMITS = {
  ms: 8_000,
  // More than an accepted file needs: a thread that runs out of memory may take down the others.
  mb: 256,
  tooHeavy: 'A planilha é pesada demais para ser lida. Salve-a em CSV, só com a coluna da lista.',
}

/**
 * Reads the file in a thread that is ended when it exceeds its time or memory: a spreadsheet of a kilobyte may have a cell in its
 * farthest corner, and no other request may wait for it.
 * @throws SourceError with what is wrong with the file
 */
export async function readListFile(name: string, bytes: Buffer): Promise<ListFileRead> {
  const task: ListTask = { name, bytes }
  if (bytes.length <= SHORT && !isZip(bytes)) return readList(task)
  return readInWorker<ListFileRead>(new URL('./list-thread.ts', import.meta.url), task, LIMITS)
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === ZIP

/** Reads in the current thread, without limits. */
export async function readList(task: ListTask): Promise<ListFileRead> {
  const { name } = task
  const bytes = Buffer.from(task.bytes.buffer, task.bytes.byteOffset, task.bytes.byteLength)
  if (isZip(bytes)) return toWhole(await readSheet(bytes))
  if (!TABLE.test(name)) return toWhole((await readText(bytes)).map((line) => [line]))
  const { rows, unread } = await readTable(bytes)
  const [first] = unread
  const columns = rows.length > 0 || !first ? toColumns(rows) : []
  if (columns.length === 0 && first)
    throw new SourceError(`Nenhuma linha pôde ser lida. Linha ${first.line}: ${first.reason}`)
  if (columns.length === 0) throw new SourceError('A tabela só tem a linha com os nomes das colunas.')
  return { columns, unread: unread.slice(0, MAX_UNREAD), unread_count: unread.length }
}

const toWhole = (rows: string[][]): ListFileRead => ({ columns: toColumns(rows), unread: [], unread_count: 0 })

async function readSheet(bytes: Buffer): Promise<string[][]> {
  const zip = repackZip(bytes)
  const { readSheet: read } = await import('read-excel-file/node')
  const rows = await read(zip).catch(() => {
    throw new SourceError('A planilha não pôde ser lida. Abra-a, salve de novo em XLSX ou em CSV e tente outra vez.')
  })
  return rows.map((row) => row.map(printCell))
}

const printCell = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

async function readTable(bytes: Buffer): Promise<{ rows: string[][]; unread: UnreadRow[] }> {
  const rows: string[][] = []
  const unread: UnreadRow[] = []
  for await (const records of readCsvRecords(await openList(bytes)))
    for (const record of records) {
      if ('reason' in record) unread.push({ line: record.line, reason: record.reason })
      else rows.push(record.fields)
      if (rows.length + unread.length > MAX_LIST_LINES + 1) throw tooMany()
    }
  return { rows, unread }
}

const openList = (bytes: Buffer) => openInput(Readable.from([bytes]), { purpose: 'list' })

async function readText(bytes: Buffer): Promise<string[]> {
  let text = ''
  for await (const piece of decodeText((await openList(bytes)).chunks)) text += piece
  return text.replace(/^\uFEFF/, '').split(/\r\n|[\n\r\u2028\u2029]/)
}

const tooMany = () => new SourceError(`O arquivo tem mais de ${MOST} linhas. Divida-o em mais de um.`)

/** A table with one column needs no column name: its first row may be a question like the others. */
function toColumns(rows: readonly string[][]): ListColumn[] {
  const clean = rows.map((row) => row.map(toLine))
  const filled = clean.filter((row) => row.some((cell) => cell !== ''))
  const width = Math.max(0, ...filled.map(({ length }) => length))
  if (filled.length === 0) throw new SourceError('O arquivo não tem nenhuma linha com texto.')
  if (filled.length > MAX_LIST_LINES + 1) throw tooMany()
  if (width === 1) return [{ name: '', lines: filled.map(([cell]) => cell ?? '') }]
  const [names = [], ...body] = filled
  const all = Array.from({ length: Math.min(width, MAX_LIST_FILE_COLUMNS) }, (_, i) => ({
    name: names[i] || `Coluna ${i + 1}`,
    lines: body.map((row) => row[i] ?? '').filter(Boolean),
  }))
  return all.filter(({ lines }) => lines.length > 0)
}

const toLine = (cell: string) =>
  cell
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .toWellFormed()
