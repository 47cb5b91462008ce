import { parseWebAddress } from '../fields/address.ts'
import { readTagAttribute } from './news-html.ts'

/** Feed links are in the head of the page. */
const MAX_HEAD = 200_000
const MAX_FEEDS = 3
const FEED_TYPE = /^application\/(?:rss|atom|rdf|feed)\+(?:xml|json)/i

const PROLOG = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const

/** A feed may begin with comments and declarations too. Each is skipped once, however many there are. */
export function isWebPage(text: string): boolean {
  let head = text.slice(0, MAX_HEAD).trimStart()
  for (;;) {
    const passed = PROLOG.find(([opening]) => head.startsWith(opening))
    if (!passed) return /^<(?:!doctype\s+html|html|head|body|script)\b/i.test(head)
    const end = head.indexOf(passed[1])
    if (end < 0) return false
    head = head.slice(end + passed[1].length).trimStart()
  }
}

/**
 * Addresses of the feeds that a web page names (`<link rel="alternate">`), the first three at most.
 * @param address of the page; absent: only absolute addresses are found
 */
export function findFeedsOfPage(html: string, address?: string): string[] {
  const tags = html.slice(0, MAX_HEAD).match(/<link\s[^<>]*>/gi) ?? []
  const feeds = tags
    .filter((tag) => /\balternate\b/i.test(readTagAttribute(tag, 'rel') ?? ''))
    .filter((tag) => FEED_TYPE.test(readTagAttribute(tag, 'type') ?? ''))
    .map((tag) => URL.parse(readTagAttribute(tag, 'href') ?? '', address)?.href ?? '')
    .filter((feed) => parseWebAddress(feed) !== null)
  return [...new Set(feeds)].slice(0, MAX_FEEDS)
}

/** Error message for a page in place of a feed. */
export function describeWebPage(html: string, address?: string): string {
  const feeds = findFeedsOfPage(html, address)
  if (feeds.length === 0) return 'É uma página da web (HTML) no lugar de um feed, e ela não indica nenhum.'
  return `É uma página da web (HTML) no lugar de um feed. Acompanhe o que ela indica: ${feeds.join(' ou ')}`
}
