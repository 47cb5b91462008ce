import { closeSync, fstatSync, openSync } from 'node:fs'

const STANDARD_INPUT = 0

/**
 * The embedded ClickHouse takes what waits in the standard input of the process for a part of every INSERT, which it then refuses: in
 * a shell's loop over a list of files. From here on a file or a pipe has nothing to read; a terminal is none of them.
 */
export function emptyStandardInput(): void {
  if (fstatSync(STANDARD_INPUT).isCharacterDevice()) return
  closeSync(STANDARD_INPUT)
  // Gets the lowest number that is free, which is this one.
  openSync('/dev/null', 'r')
}
