import { expect, test } from 'vitest'
import { readPieces } from './chdb-readers.ts'

const PIECE = 250_000

test.each([
  ['many short rows', 20_000, 'curto'],
  ['rows longer than a text is read at once', 12, 'á😀\n'.repeat(20_000)],
  ['one row', 1, ''],
  ['none', 0, ''],
])('the rows of a block, in their order, some at a time: %s', (_, count, text) => {
  const rows = Array.from({ length: count }, (_, n) => ({ n, text }))
  const block = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const pieces = [...readPieces<{ n: number; text: string }>(block)]
  expect(pieces.flat()).toEqual(rows)
  for (const piece of pieces) {
    expect(piece.length).toBeGreaterThan(0)
    // Two texts, of which the last is read to the end of its line.
    expect(Buffer.byteLength(piece.map((row) => JSON.stringify(row)).join(''))).toBeLessThan(PIECE + 400_000)
  }
})
