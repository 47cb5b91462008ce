/** URLs in texts, displayed so that their target is not misleading. */

/** Position of a URL in a text; `href` is null if it looks like a URL but no browser could open it. */
export type FoundLink = { readonly start: number; readonly end: number; readonly href: string | null }

const ADDRESS = /https?:\/\/[^\s<>"“”«»]+/giu
// Punctuation that belongs to the sentence, not to the preceding URL.
const TRAILING = new Set(".,;:!?'’…])}")
// Direction marks and invisible characters, which can disguise a host.
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/gu
const HIDDEN = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu

/** The URL if a browser may open it from here: http or https, or a file of our own; else null. */
export function parseWebAddress(text: string | null): string | null {
  if (text === null) return null
  if (text.startsWith('/') && !text.startsWith('//')) return text
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  return new URL(text).href
}

/** URL of a file stored on this server; null for anything else. */
export function parseOwnFile(text: string | null): string | null {
  const address = parseWebAddress(text)
  return address?.startsWith('/') ? address : null
}

/** All URLs in a text, in order. */
export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(ADDRESS)].map((match) => {
    const raw = trimPunctuation(match[0])
    return { start: match.index, end: match.index + raw.length, href: parseWebAddress(raw) }
  })
}

// A closing bracket is kept if the URL contains the opening one: pt.wikipedia.org/wiki/Lula_(animal).
function trimPunctuation(raw: string): string {
  let end = raw.length
  while (end > 0 && TRAILING.has(raw.charAt(end - 1))) end -= 1
  const bare = raw.slice(0, end)
  const next = raw.slice(bare.length)
  return next.startsWith(')') && bare.lastIndexOf('(') > bare.lastIndexOf(')') ? `${bare})` : bare
}

/** The actual host as the browser resolves it (non-ASCII letters as xn--…), and the rest, shortened. */
export function describeLink(href: string, length = 48): { host: string; rest: string } {
  if (href.startsWith('/')) return { host: '', rest: href }
  const url = new URL(href)
  const rest = `${url.pathname}${url.search}${url.hash}`.replace(/^\/$/, '')
  return { host: url.host.replace(/^www\./, ''), rest: rest.length > length ? `${rest.slice(0, length)}…` : rest }
}

/** Networks end a shortened URL with "…", which is stored after the full one: shown once, where we shorten. */
export function dropDoubledEllipsis(behind: string, href: string): string {
  return behind.replace(/^…+/, describeLink(href).rest.endsWith('…') ? '' : '…')
}

/** The text without direction-changing characters: displayed in logical order. */
export function removeOverrides(text: string): string {
  return text.replaceAll(OVERRIDES, '')
}

/** The text with direction-changing characters spelled out; emoji and Arabic names are unchanged. */
export function showOverrides(text: string): string {
  return text.replaceAll(OVERRIDES, spellOut)
}

/** The text with every invisible or direction-changing character spelled out: '⟨U+202E⟩'. */
export function showHidden(text: string): string {
  return text.replaceAll(HIDDEN, spellOut)
}

function spellOut(mark: string): string {
  const code = mark.codePointAt(0) ?? 0
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`
}
