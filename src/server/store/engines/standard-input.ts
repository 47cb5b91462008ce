import { closeSync, fstatSync, openSync } from 'node:fs'

const STANDARD_INPUT = 0

/**
 * The embedded ClickHouse reads pending standard input of the process as data of every INSERT, which it then refuses: for example in a
 * shell loop over a list of files. After this call a file or pipe has nothing to read; terminals are not affected.
 */
export function emptyStandardInput(): void {
  if (fstatSync(STANDARD_INPUT).isCharacterDevice()) return
  closeSync(STANDARD_INPUT)
  // Gets the lowest free descriptor, which is this one.
  openSync('/dev/null', 'r')
}
