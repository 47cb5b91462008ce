import type { PostField } from '../../../contract/sources/import-fields.ts'

/** Columns that only our own CSV has together, folded. */
const OWN_COLUMNS = ['datecreated', 'hatescore', 'misleadinglinks', 'fullname']

/** Whether a header is that of the CSV that LupaScan itself offers for download. */
export function isOwnExport(header: readonly string[]): boolean {
  const folded = new Set(header.map((name) => name.toLowerCase().replaceAll('_', '')))
  return OWN_COLUMNS.every((name) => folded.has(name))
}

/**
 * Whether a field holds what a program said of the text: no word of the source, to be said anew. A file from before
 * there was the column `hate_by` does not tell; its labels count as the source's.
 */
export function isMachineLabel(field: PostField, header: readonly string[], row: readonly string[]): boolean {
  if (field !== 'hate' && field !== 'hate_score') return false
  return Boolean(row[header.findIndex((name) => name.toLowerCase() === 'hate_by')])
}

/**
 * Takes away the apostrophe that our export puts before what a spreadsheet would run as a formula. Only for our own
 * files: in others an apostrophe before "=" is the author's.
 */
export function removeGuard(cell: string): string {
  return /^'+[=+\-@\t\r\n\0＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}
