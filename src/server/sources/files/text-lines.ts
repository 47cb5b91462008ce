import { SourceError } from '../../net/source-error.ts'

/** One line of a text file; `text` is null when the line is too long to be read. */
export type TextLine = { line: number; text: string | null }

/** In characters. */
export const MAX_LINE_LENGTH = 4_000_000
/** Longer than any text: reading does not wait for the end of such a line. */
export const MAX_LINE = 64_000_000

/**
 * Splits text into lines, in the portions it arrives in. An unfinished line is not kept in memory beyond the limit; with `isHead`
 * (only the beginning of a file) it is left out.
 */
export async function* readLines(texts: AsyncIterable<string>, isHead = false): AsyncGenerator<TextLine[]> {
  let rest = ''
  let isTooLong = false
  let skipped = 0
  let line = 1
  for await (const text of texts) {
    const parts = text.split('\n')
    const lines: TextLine[] = []
    const last = parts.pop() ?? ''
    for (const part of parts) {
      lines.push({ line, text: isTooLong ? null : rest + part })
      line++
      rest = ''
      isTooLong = false
    }
    if (parts.length > 0) skipped = 0
    if (!isTooLong) rest += last
    else skipped += last.length
    if (skipped > MAX_LINE) throw new SourceError(`A linha ${line} passa de ${MAX_LINE / 1_000_000} MB.`)
    if (rest.length > MAX_LINE_LENGTH) {
      rest = ''
      isTooLong = true
    }
    yield lines
  }
  if ((rest !== '' || isTooLong) && !isHead) yield [{ line, text: isTooLong ? null : rest }]
}
