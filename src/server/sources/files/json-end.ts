/** How far the search for the end of an object or array has come. */
export type EndSearch = { depth: number; isInString: boolean; at: number }

const QUOTE = 34
const BACKSLASH = 92

/**
 * Finds the place behind the bracket that closes the element at the search's beginning; -1 when the text ends before,
 * and the search can go on later with more text. Strings are jumped over, so brackets in them do not count.
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

/** The place behind the quote that closes the string beginning at `start`; -1 when it is not there yet. */
export function findStringEnd(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1)
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1)
  return quote < 0 ? -1 : quote + 1
}

/** Whether an odd number of backslashes stands before the place. */
export function isEscaped(text: string, at: number): boolean {
  let first = at
  while (first > 0 && text.charCodeAt(first - 1) === BACKSLASH) first--
  return (at - first) % 2 === 1
}
