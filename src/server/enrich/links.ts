import type { EnrichmentStep } from './draft-post.ts'

/** Letters of any script are allowed, as browsers do; a quote, a bracket of another kind or an emoji ends the address. */
const ADDRESS = /https?:\/\/[\p{L}\p{N}\-._~:/?#[\]@!$&'()*+,;=%|]+/giu
/** Two addresses written without a space between; one inside another ("…/web/2023/https://…", "?u=https://…") is one. */
const GLUED = /(?<=[\p{L}\p{N}])(?=https?:\/\/)/iu
const TRAILING = /[.,;:!?'*_~|\])]$/

/** Every web address of the post: those written in the text first, then those hidden behind words. */
export const linksStep: EnrichmentStep = {
  name: 'links',
  version: 1,
  run(post) {
    const written = post.content.includes('://') ? findLinks(post.content) : []
    post.links = [...new Set([...written, ...post.hidden_links])]
  },
}

/** The http(s) addresses in a text, in order, without the punctuation of the sentence around them. */
export function findLinks(text: string): string[] {
  const found = text.match(ADDRESS) ?? []
  return found
    .flatMap((address) => (address.indexOf('://') === address.lastIndexOf('://') ? address : address.split(GLUED)))
    .map(trimLink)
    .filter(isAddress)
}

/** A closing bracket belongs to the address only when it was opened inside it, as in "…/Lula_(político)". */
function trimLink(address: string): string {
  let link = address
  while (TRAILING.test(link)) {
    if (link.endsWith(')') && countOf(link, '(') >= countOf(link, ')')) return link
    if (link.endsWith(']') && countOf(link, '[') >= countOf(link, ']')) return link
    link = link.slice(0, -1)
  }
  return link
}

const countOf = (text: string, character: string) => text.split(character).length - 1

function isAddress(link: string): boolean {
  return URL.parse(link)?.hostname.includes('.') ?? false
}
