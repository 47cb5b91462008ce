import type { Forward, LinkCard, Place, Poll, Reply } from '../../../../contract/posts/extras.ts'
import type { Reaction } from '../../../../contract/sources/collected-post.ts'
import { parseWebAddress } from '../../fields/address.ts'
import { cleanLine, cleanText } from '../../fields/text.ts'
import { indexByClass, type Node, type Parts, readText } from './dom.ts'
import { parseShownCount } from './shown-count.ts'

/** The one-line text of the first element with a class; null when there is none. */
export const readLine = (parts: Parts, className: string) => cleanLine(readText(parts.get(className)?.[0])) || null

const readLink = (node: Node) => parseWebAddress(node.attribs?.href ?? '')

export function readForward(parts: Parts): Forward | null {
  const [from] = parts.get('tgme_widget_message_forwarded_from_name') ?? []
  if (!from) return null
  const author = readLine(parts, 'tgme_widget_message_forwarded_from_author')
  return { name: cleanLine(readText(from)), link: readLink(from), author }
}

export function readReply(parts: Parts): Reply | null {
  const [reply] = parts.get('tgme_widget_message_reply') ?? []
  const link = reply && readLink(reply)
  if (!reply || !link) return null
  const inside = indexByClass(reply)
  return {
    link,
    author: readLine(inside, 'tgme_widget_message_author_name'),
    text: cleanText(readText(inside.get('js-message_reply_text')?.[0])) || null,
  }
}

/** Every reaction with its emoji (empty for custom emoji, which have only a number) and count. */
export function listReactions(parts: Parts): Reaction[] {
  return (parts.get('tgme_reaction') ?? []).flatMap((node) => {
    const text = cleanLine(readText(node))
    const [, emoji = '', shown = ''] = /^(.*?)\s*([\d.,]+[KMB]?)$/i.exec(text) ?? []
    const count = parseShownCount(shown)
    return count ? [{ emoji, count, paid: (node.attribs?.class ?? '').includes('tgme_reaction_paid') }] : []
  })
}

export function readPoll(parts: Parts): Poll | null {
  const [poll] = parts.get('tgme_widget_message_poll') ?? []
  if (!poll) return null
  const inside = indexByClass(poll)
  const options = (inside.get('tgme_widget_message_poll_option') ?? []).map((node) => {
    const option = indexByClass(node)
    const percent = /^(\d{1,2}|100)\s*%$/.exec(readLine(option, 'tgme_widget_message_poll_option_percent') ?? '')?.[1]
    const text = readLine(option, 'tgme_widget_message_poll_option_text') ?? ''
    return { text, percent: percent === undefined ? null : Number(percent), votes: null }
  })
  const voters = parseShownCount(readLine(parts, 'tgme_widget_message_voters') ?? readVotes(inside))
  return {
    question: readLine(inside, 'tgme_widget_message_poll_question') ?? '',
    kind: readLine(inside, 'tgme_widget_message_poll_type'),
    options,
    voters: voters?.value ?? null,
    votersStep: voters?.step ?? 1,
  }
}

/** "1.2K votes": below the answers, in the embedded form of the page. */
const readVotes = (poll: Parts) =>
  /^[\d.,]+[KMB]?(?= )/i.exec(readLine(poll, 'tgme_widget_message_poll_votes') ?? '')?.[0] ?? ''

export function readCard(parts: Parts): LinkCard | null {
  const [card] = parts.get('tgme_widget_message_link_preview') ?? []
  const url = card && readLink(card)
  if (!card || !url) return null
  const inside = indexByClass(card)
  return {
    url,
    site: readLine(inside, 'link_preview_site_name'),
    title: readLine(inside, 'link_preview_title'),
    description: cleanText(readText(inside.get('link_preview_description')?.[0])) || null,
  }
}

/** `?q=-23.55,-46.63` and `?ll=…` of the map's address. */
const COORDINATES = /[?&](?:q|ll|center)=(-?\d{1,2}(?:\.\d+)?)(?:,|%2C)\s*(-?\d{1,3}(?:\.\d+)?)(?:&|$)/i

export function readPlace(parts: Parts): Place | null {
  const [shown] = ['venue_wrap', 'location_wrap'].flatMap((name) => parts.get(`tgme_widget_message_${name}`) ?? [])
  if (!shown) return null
  const link = readLink(shown)
  const [, latitude, longitude] = COORDINATES.exec(link ?? '') ?? []
  return {
    name: readLine(parts, 'tgme_widget_message_venue_title'),
    address: readLine(parts, 'tgme_widget_message_venue_address'),
    latitude: latitude === undefined ? null : Number(latitude),
    longitude: longitude === undefined ? null : Number(longitude),
    link,
  }
}
