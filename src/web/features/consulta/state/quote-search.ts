/** A search quoted within a sentence; one that contains quotation marks gets no others, unless it is cut between them. */
export function quoteSearch(search: string, most = Number.POSITIVE_INFINITY): string {
  const letters = [...search]
  if (letters.length > most) return `“${letters.slice(0, most).join('').trimEnd()}…”`
  return /["“”]/.test(search) ? search : `“${search}”`
}
