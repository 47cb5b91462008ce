import type { Row } from './clickhouse-engine.ts'
import { RowPieces } from './row-pieces.ts'

const LINE_END = 10

/** The rows as JSON lines. */
export function printRows(rows: readonly Row[]): Buffer {
  const texts = rows.map((row) => {
    if (row instanceof RowPieces) return row.head
    return typeof row === 'string' ? row : JSON.stringify(row)
  })
  const tailOf = (at: number) => {
    const row = rows[at]
    return row instanceof RowPieces ? row.tail : undefined
  }
  let size = 0
  for (const [at, text] of texts.entries()) size += Buffer.byteLength(text) + (tailOf(at)?.length ?? 0) + 1
  const bytes = Buffer.allocUnsafe(size)
  let end = 0
  for (const [at, text] of texts.entries()) {
    end += bytes.write(text, end)
    const tail = tailOf(at)
    if (tail) bytes.set(tail, end)
    end += tail?.length ?? 0
    bytes[end] = LINE_END
    end += 1
  }
  return bytes
}
