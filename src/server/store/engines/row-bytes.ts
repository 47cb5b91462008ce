import type { Row } from './clickhouse-engine.ts'

/**
 * The JSON of a row of which most was written before, in another thread: `head` and `tail` together are one object. The bytes are
 * copied once, into what the engine reads, and never become a text here.
 */
export class RowPieces {
  readonly head: string
  readonly tail: Uint8Array

  constructor(head: string, tail: Uint8Array) {
    this.head = head
    this.tail = tail
  }

  toJson(): string {
    return this.head + Buffer.from(this.tail.buffer, this.tail.byteOffset, this.tail.byteLength).toString()
  }
}

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
