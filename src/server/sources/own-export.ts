/** Columns that only our own CSV has together, folded. */
const OWN_COLUMNS = ['datecreated', 'hatescore', 'misleadinglinks', 'fullname']

/** Whether a header is that of the CSV that LupaScan itself offers for download. */
export function isOwnExport(header: readonly string[]): boolean {
  const folded = new Set(header.map((name) => name.toLowerCase().replaceAll('_', '')))
  return OWN_COLUMNS.every((name) => folded.has(name))
}

/**
 * Takes away the apostrophe that our export puts before what a spreadsheet would run as a formula. Only for our own
 * files: in others an apostrophe before "=" is the author's.
 */
export function removeGuard(cell: string): string {
  return /^'[=+\-@\t\r\0＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}
