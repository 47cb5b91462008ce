// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is removed here.
const UNWANTED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same set, for all places.
const UNWANTED_ALL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/**
 * Text that every store and screen can hold: line ends are \n, no control characters but \n and \t (NUL ends strings in
 * Postgres), and no half surrogates (they cannot be encoded as UTF-8).
 */
export function cleanText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  return UNWANTED.test(whole) ? whole.replace(/\r\n?/g, '\n').replace(UNWANTED_ALL, '') : whole
}

/** Characters that change the direction of text: a name with one of them reads as another. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/** The same for values on one line (names, handles, labels): trimmed, every run of white space is one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(DIRECTIONS, '').replace(/\s+/g, ' ').trim()
}

/** A label on one line. None begins with a hyphen, which excludes in a filter ('-PLF'); "-" alone means that there is none. */
export function cleanLabel(text: string): string {
  return cleanLine(text).replace(/^[-\u2010-\u2015\u2212\s]+/, '')
}

/** Lower case, no accents, no surrounding white space: the form in which names and labels are compared. */
export function foldLabel(text: string): string {
  const known = labels.get(text)
  if (known !== undefined) return known
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  if (labels.size < MAX_LABELS && text.length <= MAX_LABEL) labels.set(text, folded)
  return folded
}

/** A file has few different platforms, parties and ratings, each in thousands of posts. */
const labels = new Map<string, string>()
const MAX_LABELS = 1_000
const MAX_LABEL = 40
