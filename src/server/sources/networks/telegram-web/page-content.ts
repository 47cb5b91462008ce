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
  // "@canal" is an address of its own, and one that is written out is found by the links step.
  if (!address || readText(anchor).startsWith('@')) return null
  return text.includes(withoutProtocol(address)) ? null : address
}

const withoutProtocol = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
