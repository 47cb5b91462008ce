/** The whole matrix as a file. */
import type { FastifyReply } from 'fastify'
import { type ListDimension, MAX_LIST_FILE_CELLS } from '../../../contract/limits.ts'
import type { MatrixColumn, MatrixRow } from '../../../contract/lists/list-matrix.ts'
import { HttpError } from '../../http/errors.ts'
import { findColumns, findTotal, listRows } from '../../records/lists/list-matrix.ts'
import type { ListRow } from '../../records/lists/lists.ts'
import { addNotes } from '../../search/lists/line-notes.ts'
import { BOM, formatCell, LINE_END } from '../../search/posts/csv.ts'
import type { Deps } from '../deps.ts'

type Asked = { dimension: ListDimension; format: 'csv' | 'xlsx'; delimiter: 'comma' | 'semicolon' }
type Cell = string | number | null

/** More than there are people, or months. */
const MAX_COLUMNS = 5_000
const AT_ONCE = 500

export async function sendListFile(
  { pg, ch, config }: Pick<Deps, 'pg' | 'ch' | 'config'>,
  list: ListRow,
  asked: Asked,
  reply: FastifyReply,
) {
  const { columns } = await findColumns(pg, list.id, asked.dimension, MAX_COLUMNS)
  if (asked.format === 'xlsx' && (list.questions + list.refused) * columns.length > MAX_LIST_FILE_CELLS)
    throw tooLarge()
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: config.timeZone }).format(new Date())
  reply
    .header('content-disposition', `attachment; filename="lupascan-lista-${day}.${asked.format}"`)
    .header('cache-control', 'no-store')
  const rows = listTable({ pg, ch }, list, asked.dimension, columns)
  return asked.format === 'csv'
    ? reply.header('content-type', 'text/csv; charset=utf-8').send(await printCsv(rows, asked.delimiter))
    : reply.header('content-type', XLSX).send(await printXlsx(rows))
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const tooLarge = () =>
  new HttpError(422, 'too_large', 'A tabela tem células demais para uma planilha XLSX. Baixe em CSV, que vai inteiro.')

/** Header, lines in their order, totals. */
async function* listTable(
  { pg, ch }: Pick<Deps, 'pg' | 'ch'>,
  { id }: ListRow,
  dimension: ListDimension,
  columns: MatrixColumn[],
): AsyncGenerator<Cell[]> {
  yield ['linha', 'texto', 'busca', 'problema', 'total', 'mudança', ...columns.map(({ label }) => label), 'outras']
  for (let offset = 0; ; offset += AT_ONCE) {
    const asked = { dimension, sort: 'position', order: 'asc', only: 'all', limit: AT_ONCE, offset } as const
    const { rows } = await listRows(pg, id, columns, asked)
    for (const row of await addNotes(ch, rows)) yield toCells(row)
    if (rows.length < AT_ONCE) break
  }
  const total = await findTotal(pg, id)
  const shown = columns.reduce((sum, { posts }) => sum + posts, 0)
  const sums = columns.map(({ posts }) => posts)
  yield [null, 'soma das linhas', null, null, total.posts, total.change, ...sums, total.posts - shown]
}

function toCells({ position, text, search, problem, note, total, cells, others }: MatrixRow): Cell[] {
  const counts = total ? [total.posts, total.change, ...cells.map(({ posts }) => posts), others] : []
  return [position, text, search, problem ?? note, ...counts]
}

async function printCsv(rows: AsyncIterable<Cell[]>, delimiter: Asked['delimiter']): Promise<string> {
  const between = delimiter === 'semicolon' ? ';' : ','
  const lines: string[] = []
  for await (const row of rows) lines.push(row.map(formatCell).join(between) + LINE_END)
  return BOM + lines.join('')
}

async function printXlsx(rows: AsyncIterable<Cell[]>): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node')
  const table: Cell[][] = []
  for await (const row of rows) table.push(row)
  // A spreadsheet cell holds at most 32,767 characters.
  const cut = table.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.slice(0, 32_000) : cell)))
  return write(cut, { stickyRowsCount: 1, stickyColumnsCount: 2 }).toBuffer()
}
