/** Parses a pasted list, or a CSV, of accounts and feeds into lines that can be followed. Pure. */
import { foldText } from './fold.ts'

/** One account or feed as written, and the person given for it: a name or a person's id. */
export type SourceLine = { line: number; address: string; person: string | null }

/** Column names of a CSV, folded. */
const ADDRESSES = [
  'canal',
  'conta',
  'link',
  'fonte',
  'endereco',
  'feed',
  'url',
  'handle',
  'address',
  'source',
  'telegram',
]
const PERSONS = ['pessoa', 'nome', 'person', 'name']

/**
 * Parses line by line. A line is an account or address, followed by an optional person after a comma, semicolon or tab;
 * under a line of column names the columns may be in any order, and unknown ones are ignored. Empty lines and lines
 * with "#" count as lines but have no content.
 */
export function parseSourceLines(text: string): SourceLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const places = findColumns(lines.find((line) => line.trim() !== '') ?? '')
  let isHead = places.hasNames
  return lines.flatMap((text, index) => {
    if (text.trim() === '' || text.trim().startsWith('#')) return []
    if (isHead) {
      isHead = false
      return []
    }
    const cells = splitLine(text)
    const address = (cells[places.address] ?? '').trim()
    const person = places.person === null ? '' : (cells[places.person] ?? '').trim()
    return address === '' ? [] : [{ line: index + 1, address, person: person === '' ? null : person }]
  })
}

function findColumns(head: string): { hasNames: boolean; address: number; person: number | null } {
  const names = splitLine(head).map((name) => foldText(name).trim())
  const address = names.findIndex((name) => ADDRESSES.includes(name))
  const person = names.findIndex((name) => PERSONS.includes(name))
  // A channel may be named "canal": alone, it is a column name only next to another one.
  if (address === -1 || (names.length === 1 && names[0] !== 'endereco' && names[0] !== 'link' && names[0] !== 'url'))
    return { hasNames: false, address: 0, person: 1 }
  return { hasNames: true, address, person: person === -1 ? null : person }
}

/** Cells of one line; quoted cells may contain the separator. */
function splitLine(text: string): string[] {
  const separator = [';', '\t', ','].find((one) => text.includes(one)) ?? ','
  const cell = new RegExp(`\\s*(?:"((?:[^"]|"")*)"|([^${separator}]*))\\s*(${separator}|$)`, 'gy')
  const cells: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') break
  }
  return cells
}
