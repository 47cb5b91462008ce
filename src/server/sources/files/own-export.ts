import type { PostField } from '../../../contract/sources/import-fields.ts'

/** Columns, folded, that occur together only in our own CSV. */
const OWN_COLUMNS = ['datecreated', 'hatescore', 'misleadinglinks', 'fullname']

/** Whether a header is that of the CSV that LupaScan exports. */
export function isOwnExport(header: readonly string[]): boolean {
  const folded = new Set(header.map((name) => name.toLowerCase().replaceAll('_', '')))
  return OWN_COLUMNS.every((name) => folded.has(name))
}

/**
 * Whether a field holds a label computed by a program, not by the source; it is recomputed. A file from before the column
 * `hate_by` existed does not record that; its labels count as the source's.
 */
export function isMachineLabel(field: PostField, header: readonly string[], row: readonly string[]): boolean {
  if (field !== 'hate' && field !== 'hate_score') return false
  return Boolean(row[header.findIndex((name) => name.toLowerCase() === 'hate_by')])
}

/**
 * Removes the apostrophe that our export puts before a text that a spreadsheet would run as a formula. Only for our own
 * files: in others an apostrophe before "=" is the author's.
 */
export function removeGuard(cell: string): string {
  return /^'+[=+\-@\t\r\n\0＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}
