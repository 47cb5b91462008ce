import { parseWebAddress } from '../../fields/address.ts'
import { cleanText } from '../../fields/text.ts'
import { type Node, type Parts, readText } from './dom.ts'

/** The post's own text. In an album it stands in a second box inside the first. */
export const readContent = (parts: Parts): string => cleanText(readText(parts.get('js-message_text')?.[0]))

/** Addresses behind words, behind buttons and of the link card: what the text alone does not tell. */
export function listHiddenLinks(parts: Parts): string[] {
  const anchors = [
    ...listAnchors(parts.get('js-message_text')?.[0]),
    ...(parts.get('tgme_widget_message_link_preview') ?? []),
    ...(parts.get('tgme_widget_message_inline_button') ?? []),
  ]
  const text = readText(parts.get('js-message_text')?.[0])
  const hidden = new Map<string, string>()
  for (const anchor of anchors) {
    const address = readHiddenLink(anchor, text)
    if (address && !hidden.has(withoutProtocol(address))) hidden.set(withoutProtocol(address), address)
  }
  return [...hidden.values()]
}

function listAnchors(node: Node | undefined): Node[] {
  if (node?.name === 'a') return [node]
  return node?.children?.flatMap(listAnchors) ?? []
}

function readHiddenLink(anchor: Node, text: string): string | null {
  // Telegram escapes "&" twice in links that open with a warning.
  const address = parseWebAddress((anchor.attribs?.href ?? '').replaceAll('&amp;', '&'))
  // One that is written out is found by the links step.
  if (!address || isMention(readText(anchor), address)) return null
  return isWrittenOut(address, text) ? null : address
}

/** "@canal" that leads to t.me/canal. Behind the same words may be any other address, which is what those who deceive do. */
function isMention(words: string, address: string): boolean {
  const account = /^(?:www\.)?(?:t|telegram)\.me\/(\w+)$/i.exec(withoutProtocol(address))?.[1]
  return account !== undefined && words.trim().toLowerCase() === `@${account.toLowerCase()}`
}

/** What an address may go on with, or begin with, to be another one. */
const GOES_ON = /^(?:\/?[\p{L}\p{N}_%&=#?~+-]|\.[\p{L}\p{N}])/u
const BEGINS_EARLIER = /[\p{L}\p{N}.@_-]$/u

/** Whole: "site.example" is not written out where only "site.example/outra" is. */
function isWrittenOut(address: string, text: string): boolean {
  const written = withoutProtocol(address)
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
    const end = at + written.length
    if (!BEGINS_EARLIER.test(text.slice(Math.max(0, at - 2), at)) && !GOES_ON.test(text.slice(end, end + 3)))
      return true
  }
  return false
}

const withoutProtocol = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
