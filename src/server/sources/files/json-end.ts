/** Progress of the search for the end of an object or array. */
export type EndSearch = { depth: number; isInString: boolean; at: number }

const QUOTE = 34
const BACKSLASH = 92

/**
 * Finds the position after the bracket that closes the element at the search's beginning; -1 when the text ends before it, and the
 * search can resume with more text. Strings are skipped, so brackets in them do not count.
 */
export function findElementEnd(text: string, search: EndSearch): number {
  while (search.at < text.length) {
    if (search.isInString) {
      const quote = text.indexOf('"', search.at)
      if (quote < 0) {
        search.at = text.length
        return -1
      }
      search.at = quote + 1
      search.isInString = isEscaped(text, quote)
      continue
    }
    const code = text.charCodeAt(search.at)
    search.at++
    if (code === QUOTE) search.isInString = true
    else if (code === 123 || code === 91) search.depth++
    else if (code === 125 || code === 93) {
      search.depth--
      if (search.depth <= 0) return search.at
    }
  }
  return -1
}

/** The position after the quote that closes the string beginning at `start`; -1 when it has not arrived yet. */
export function findStringEnd(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1)
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1)
  return quote < 0 ? -1 : quote + 1
}

/** Whether an odd number of backslashes precedes the position. */
export function isEscaped(text: string, at: number): boolean {
  let first = at
  while (first > 0 && text.charCodeAt(first - 1) === BACKSLASH) first--
  return (at - first) % 2 === 1
}
