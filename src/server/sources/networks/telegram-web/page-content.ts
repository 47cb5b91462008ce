import type { DisguisedLink } from '../../../../contract/posts/extras.ts'
import { isDisguised } from '../../../../text/disguised-link.ts'
import { findLinks } from '../../../../text/find-links.ts'
import { parseWebAddress } from '../../fields/address.ts'
import { toWebAddress } from '../../fields/telegram-address.ts'
import { cleanText } from '../../fields/text.ts'
import { type Node, type Parts, readText } from './dom.ts'

/** The post's own text. In an album it is in a second box inside the first. */
export const readContent = (parts: Parts): string => cleanText(readText(parts.get('js-message_text')?.[0]))

/** Addresses behind words and buttons and of the link card, which the text does not contain. */
export function listHiddenLinks(parts: Parts): string[] {
  const anchors = [
    ...listAnchors(parts.get('js-message_text')?.[0]),
    ...(parts.get('tgme_widget_message_link_preview') ?? []),
    ...(parts.get('tgme_widget_message_inline_button') ?? []),
  ]
  // Links that the links step finds in the text. Addresses shown without their protocol are not among them.
  const written = new Set(findLinks(readContent(parts)).map(withoutProtocol))
  const hidden = new Map<string, string>()
  for (const anchor of anchors) {
    const address = readHiddenLink(anchor)
    const key = address && withoutProtocol(address)
    if (address && key && !written.has(key) && !hidden.has(key)) hidden.set(key, address)
  }
  return [...hidden.values()]
}

/** Links whose words name a different site. */
export function listDisguised(parts: Parts): DisguisedLink[] {
  return listAnchors(parts.get('js-message_text')?.[0]).flatMap((anchor) => {
    const [words, link] = [readText(anchor), readHiddenLink(anchor)]
    return link && isDisguised(words, link) ? [{ words, link }] : []
  })
}

function listAnchors(node: Node | undefined): Node[] {
  if (node?.name === 'a') return [node]
  return node?.children?.flatMap(listAnchors) ?? []
}

function readHiddenLink(anchor: Node): string | null {
  // Telegram escapes "&" twice in links that open with a warning.
  const address = parseWebAddress(toWebAddress((anchor.attribs?.href ?? '').replaceAll('&amp;', '&')))
  return !address || isMention(readText(anchor), address) ? null : address
}

/** "@canal" that leads to t.me/canal. The same words may hide any other address, which is how readers are deceived. */
function isMention(words: string, address: string): boolean {
  const account = /^(?:www\.)?(?:t|telegram)\.me\/(\w+)$/i.exec(withoutProtocol(address))?.[1]
  return account !== undefined && words.trim().toLowerCase() === `@${account.toLowerCase()}`
}

const withoutProtocol = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
