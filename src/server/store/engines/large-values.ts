/**
 * A ClickHouse server refuses parameters of more than 128 KiB (`http_max_field_value_size`), which a user cannot change per query. A
 * larger one is bound in pieces, which the engine concatenates before it reads a single row.
 */
import type { SqlValue } from '../sql-value.ts'

/** Maximum bytes of one piece, by an estimate that is never too low. */
const LARGEST = 100_000
/** UTF-16 units per piece of a text: each takes at most three bytes. */
const LARGEST_TEXT = LARGEST / 4
/** Bytes of a number in a list, with its comma. */
const MAX_NUMBER = 26

/** The pieces of a value, in order; a single one if it fits. Only lists and texts can be too large. */
export function cutValue(whole: SqlValue): SqlValue[] {
  const { type, value } = whole
  if (typeof value === 'string')
    return isLong(value) ? cutText(value).map((piece) => ({ type, value: piece })) : [whole]
  if (!Array.isArray(value)) return [whole]
  const pieces: unknown[][] = [[]]
  let bytes = 0
  for (const item of value as unknown[]) {
    const more = measure(item)
    if (bytes > 0 && bytes + more > LARGEST) {
      pieces.push([])
      bytes = 0
    }
    pieces.at(-1)?.push(item)
    bytes += more
  }
  return pieces.length === 1 ? [whole] : pieces.map((piece) => ({ type, value: piece }))
}

/** A text that needs pieces of its own. */
export const isLong = (text: string): boolean => text.length > LARGEST_TEXT

/** In a list a text has quotes and a comma, and some of its characters a backslash. */
const measure = (item: unknown) => (typeof item === 'string' ? 2 * Buffer.byteLength(item) + 3 : MAX_NUMBER)

function cutText(text: string): string[] {
  const pieces: string[] = []
  for (let start = 0; start < text.length; ) {
    const end = start + LARGEST_TEXT
    // A surrogate pair must stay together.
    const isWithin = end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))
    pieces.push(text.slice(start, isWithin ? end - 1 : end))
    start = isWithin ? end - 1 : end
  }
  return pieces
}
