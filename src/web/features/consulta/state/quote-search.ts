/** A typed search within a sentence; one that has quotation marks of its own gets no second ones. */
export const quoteSearch = (search: string): string => (/["“”]/.test(search) ? search : `“${search}”`)
