import type { CollectedPost, ShownCount } from '../../../../contract/sources/collected-post.ts'
import { SourceError } from '../../../net/source-error.ts'
import { cleanLine, cleanText } from '../../fields/text.ts'
import { ItemRejected } from '../../item-rejected.ts'
import { indexByClass, type Node, type Parts, parseHtml, readBackground, readText, separate } from './dom.ts'
import { readLine } from './page-extras.ts'
import { buildTelegramWebPost } from './post.ts'
import { findRestriction } from './restriction.ts'
import { parseShownCount } from './shown-count.ts'

export type TelegramChannel = {
  handle: string | null
  name: string | null
  description: string | null
  verified: boolean
  image: string | null
  subscribers: ShownCount | null
}

/** One page of a channel's history, oldest post first. */
export type TelegramHistory = {
  kind: 'history'
  channel: TelegramChannel
  posts: CollectedPost[]
  /** Messages that are not posts ("channel created") but have numbers. */
  service_ids: string[]
  /** Messages that could not be read, with the reason. */
  rejected: { native_id: string | null; reason: string }[]
  /** Where to continue: posts before, or after, this number. null: there are none. */
  before: number | null
  after: number | null
}

export type TelegramPage =
  | TelegramHistory
  /** `says`: Telegram's own sentence on why it is not shown, if there is one. */
  | { kind: 'no preview'; what: 'canal' | 'grupo' | 'perfil'; says?: string }
  | { kind: 'not found' }

/**
 * Parses a page of t.me: a part of a history, a channel without preview, or a missing one. Throws SourceError when it is none of
 * these: then the page has changed, or another server responded, and nothing may be concluded from it.
 */
export function parseTelegramPage(html: string): TelegramPage {
  const root = parseHtml(html)
  const parts = indexByClass(root, new Set(['tgme_widget_message']))
  const says = readRestriction(parts)
  if (says !== null && !parts.has('tgme_widget_message')) return { kind: 'no preview', what: readKind(parts), says }
  if (parts.has('tgme_channel_history') || parts.has('tgme_widget_message')) return readHistory(root, parts)
  if (parts.has('tgme_page_title')) return { kind: 'no preview', what: readKind(parts) }
  if (parts.has('tgme_page') || parts.has('tgme_page_wrap')) return { kind: 'not found' }
  throw new SourceError('A página não tem a forma que se conhece do Telegram.')
}

/** Where the page would describe the channel, or say that it has no messages. */
function readRestriction(parts: Parts): string | null {
  const places = ['tgme_page_description', 'tme_no_messages_found', 'tgme_widget_message_error']
  const texts = places.flatMap((name) => parts.get(name) ?? []).map(readText)
  return texts.map(findRestriction).find((sentence) => sentence !== null) ?? null
}

function readHistory(root: Node, parts: Parts): TelegramHistory {
  const channel = readChannel(parts)
  const history: TelegramHistory = {
    ...{ kind: 'history', channel, posts: [], service_ids: [], rejected: [] },
    ...findNeighbours(root, parts),
  }
  const messages = (parts.get('tgme_widget_message') ?? []).flatMap((one) => separate(one, 'tgme_widget_message'))
  for (const message of messages) readMessage(message, history)
  return history
}

function readMessage(message: Node, history: TelegramHistory): void {
  const native_id = message.attribs?.['data-post']?.split('/')[1] ?? null
  if (message.attribs?.class?.split(/\s+/).includes('service_message')) {
    if (native_id) history.service_ids.push(native_id)
    return
  }
  try {
    history.posts.push(buildTelegramWebPost(message, history.channel.name))
  } catch (error) {
    if (!(error instanceof ItemRejected)) throw error
    history.rejected.push({ native_id, reason: error.message })
  }
}

/** In the links at the ends of the list, and again in the head of the page. */
function findNeighbours(root: Node, parts: Parts): { before: number | null; after: number | null } {
  const more = parts.get('tme_messages_more') ?? []
  const find = (name: 'before' | 'after', rel: string) => {
    const end = more.find(({ attribs }) => attribs?.[`data-${name}`])?.attribs?.[`data-${name}`]
    return toNumber(end ?? new RegExp(`[?&]${name}=(\\d+)`).exec(findRel(root, rel) ?? '')?.[1])
  }
  return { before: find('before', 'prev'), after: find('after', 'next') }
}

function findRel(node: Node, rel: string): string | null {
  if (node.name === 'link' && node.attribs?.rel === rel) return node.attribs.href ?? null
  if (node.name === 'body') return null
  for (const child of node.children ?? []) {
    const found = findRel(child, rel)
    if (found) return found
  }
  return null
}

const toNumber = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : null)

function readChannel(parts: Parts): TelegramChannel {
  const handle = readLine(parts, 'tgme_channel_info_header_username')?.replace(/^@/, '') ?? null
  const image = parts.get('tgme_page_photo_image')?.[0]
  return {
    handle,
    name: readLine(parts, 'tgme_channel_info_header_title') ?? readLine(parts, 'tgme_header_title'),
    description: cleanText(readText(parts.get('tgme_channel_info_description')?.[0])) || null,
    verified: parts.has('verified-icon'),
    image: image?.children?.find(({ name }) => name === 'img')?.attribs?.src ?? readBackground(image),
    subscribers: countSubscribers(parts),
  }
}

function countSubscribers(parts: Parts): ShownCount | null {
  for (const counter of parts.get('tgme_channel_info_counter') ?? []) {
    const inside = indexByClass(counter)
    const isPeople = /^(subscriber|member)/i.test(readLine(inside, 'counter_type') ?? '')
    if (isPeople) return parseShownCount(readLine(inside, 'counter_value') ?? '')
  }
  return null
}

function readKind(parts: Parts): 'canal' | 'grupo' | 'perfil' {
  const extra = cleanLine(readText(parts.get('tgme_page_extra')?.[0]))
  if (/subscriber/i.test(extra) || parts.has('tgme_channel_info')) return 'canal'
  return /member/i.test(extra) ? 'grupo' : 'perfil'
}
