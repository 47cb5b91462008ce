/** Letters of any script are allowed, as in browsers; a quote, another kind of bracket or an emoji ends the address. */
const ADDRESS = /https?:\/\/[\p{L}\p{N}\-._~:/?#[\]@!$&'()*+,;=%|]+/giu
/** Two addresses written without a space in between; one nested in another ("…/web/2023/https://…", "?u=https://…") stays one. */
const GLUED = /(?<=[\p{L}\p{N}])(?=https?:\/\/)/iu
const TRAILING = new Set(".,;:!?'*_~|])")

/** The http(s) addresses in a text, in order, without the surrounding punctuation of the sentence. */
export function findLinks(text: string): string[] {
  const found = text.match(ADDRESS) ?? []
  return found
    .flatMap((address) => (address.indexOf('://') === address.lastIndexOf('://') ? address : address.split(GLUED)))
    .map(trimLink)
    .filter(isAddress)
}

/**
 * A closing bracket belongs to the address only if it was opened inside it, as in "…/Lula_(político)". Reads each
 * character once, because a text may consist of brackets only.
 */
function trimLink(address: string): string {
  const extra = { ')': countExtra(address, '(', ')'), ']': countExtra(address, '[', ']') }
  let end = address.length
  for (; end > 0 && TRAILING.has(address.charAt(end - 1)); end -= 1) {
    const last = address.charAt(end - 1)
    if (last !== ')' && last !== ']') continue
    if (extra[last] <= 0) break
    extra[last] -= 1
  }
  return address.slice(0, end)
}

/** How many more brackets are closed than opened. */
function countExtra(text: string, opening: string, closing: string): number {
  let extra = 0
  for (const character of text) {
    if (character === closing) extra += 1
    else if (character === opening) extra -= 1
  }
  return extra
}

function isAddress(link: string): boolean {
  return URL.parse(link)?.hostname.includes('.') ?? false
}
