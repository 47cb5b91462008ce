import { SourceError } from '../../net/source-error.ts'

/** Elements in all parts of a spreadsheet together; a list has 5,000 lines and some columns. */
const MAX_ELEMENTS = 2_000_000
/** Cells between the first and the farthest one, most of them empty: the spreadsheet reader allocates each. */
const MAX_PLACES = 5_000_000
const TOO_MANY = 'A planilha tem células demais. Copie só a coluna da lista para uma planilha nova, ou salve-a em CSV.'

const CELL = /\br="([A-Za-z]{1,20})(\d{1,20})"/g

/**
 * Refuses sheets that would make the spreadsheet reader allocate too much: a cell in the farthest corner means seventeen thousand
 * million empty cells before it. @throws SourceError
 */
export function weighSheet(files: Readonly<Record<string, Uint8Array>>): void {
  let elements = 0
  for (const [name, bytes] of Object.entries(files)) {
    if (!/\.xml$/i.test(name)) continue
    for (const byte of bytes) if (byte === 0x3c) elements += 1
    if (elements > MAX_ELEMENTS) throw new SourceError(TOO_MANY)
    if (/worksheets\//i.test(name)) weighCells(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }
}

function weighCells(bytes: Buffer): void {
  let [width, height] = [0, 0]
  for (const [, column = '', row = ''] of bytes.toString('latin1').matchAll(CELL)) {
    width = Math.max(width, toNumber(column))
    height = Math.max(height, Number(row))
    if (width * height > MAX_PLACES) throw new SourceError(TOO_MANY)
  }
}

/** A is 1, Z 26, AA 27. */
const toNumber = (column: string) =>
  [...column.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
