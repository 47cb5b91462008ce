import type { AttachmentType } from '../../../../contract/labels.ts'
import type { FileFacts } from '../../../../contract/posts/extras.ts'
import type { ImportedMedia } from '../../../../contract/sources/imported-post.ts'
import { parseWebAddress } from '../../fields/address.ts'
import { parseDuration } from '../../fields/duration.ts'
import { createFileFacts } from '../../fields/extras.ts'
import { cleanLine } from '../../fields/text.ts'
import { findElement, indexByClass, type Node, type Parts, readBackground, readText } from './dom.ts'

/** An attachment, a still image of it, its id within an album, and other facts of the file. */
export type TelegramMedia = ImportedMedia & {
  preview: string | null
  native_id: string | null
  facts: FileFacts | null
}

const READERS: [className: string, read: (node: Node, parts: Parts) => TelegramMedia][] = [
  ['tgme_widget_message_photo_wrap', readPhoto],
  ['tgme_widget_message_video_player', (node, parts) => readVideo(node, parts, 'tgme_widget_message_video_thumb')],
  [
    'tgme_widget_message_roundvideo_player',
    (node, parts) => readVideo(node, parts, 'tgme_widget_message_roundvideo_thumb', 'mensagem de vídeo'),
  ],
  ['tgme_widget_message_voice_player', readVoice],
  ['tgme_widget_message_document_wrap', readDocument],
  ['tgme_widget_message_sticker_wrap', readSticker],
]

/**
 * Every attachment of a post in document order. A file that the page does not serve has a null address; a video then has that of its
 * poster, if it has one.
 */
export function listTelegramMedia(message: Node): TelegramMedia[] {
  const media: TelegramMedia[] = []
  const visit = (node: Node) => {
    const classes = node.attribs?.class?.split(/\s+/) ?? []
    if (classes.includes('tgme_widget_message_reply')) return
    const reader = READERS.find(([name]) => classes.includes(name))
    if (reader) media.push(reader[1](node, indexByClass(node)))
    else node.children?.forEach(visit)
  }
  visit(message)
  return media
}

const TOO_BIG = 'grande demais para a página do Telegram'

function createMedia(type: AttachmentType, node: Node, known: Partial<TelegramMedia>): TelegramMedia {
  const native_id = /\/(\d+)(?:\?|$)/.exec(node.attribs?.href ?? '')?.[1] ?? null
  return { type, url: null, description: null, preview: null, facts: null, native_id, ...known }
}

/** The photo's number is among its classes; its address changes every few hours. */
function readPhoto(node: Node): TelegramMedia {
  const address = readAddress(readBackground(node))
  const photo = /(?:^|\s)(\d{6,20})(?:\s|$)/.exec(node.attribs?.class ?? '')?.[1]
  const url = address && photo ? `${address}#${photo}` : address
  return createMedia('image', node, { url, preview: url })
}

function readVideo(node: Node, parts: Parts, thumb: string, kind: FileFacts['kind'] = null): TelegramMedia {
  const url = readAddress(findElement(node, ({ name }) => name === 'video')?.attribs?.src)
  const preview = readAddress(readBackground(parts.get(thumb)?.[0]))
  return createMedia('video', node, {
    url: url ?? preview,
    preview,
    facts: createFileFacts({ kind, seconds: readSeconds(node), ...(!url && preview && { poster: true }) }),
    description: url ? null : `Vídeo ${TOO_BIG}`,
  })
}

function readVoice(node: Node): TelegramMedia {
  const url = readAddress(findElement(node, ({ name }) => name === 'audio')?.attribs?.src)
  const facts = createFileFacts({ kind: 'mensagem de voz', seconds: readSeconds(node) })
  return createMedia('audio', node, { url, facts, description: url ? null : `Áudio ${TOO_BIG}` })
}

/** The page shows a document's name and size; the file is only available in the app. */
function readDocument(node: Node, parts: Parts): TelegramMedia {
  const read = (part: string) => cleanLine(readText(parts.get(`tgme_widget_message_document_${part}`)?.[0]))
  const [title, extra] = [read('title'), read('extra')]
  const bytes = parseShownSize(extra)
  const type = parts.get('tgme_widget_message_document_icon')?.[0]?.attribs?.class?.includes('audio')
    ? 'audio'
    : 'document'
  // For music the second line is the performer.
  const name = bytes === null && extra !== '' ? `${title} (${extra})` : title
  return createMedia(type, node, { facts: createFileFacts({ name, bytes }) })
}

function readSticker(node: Node): TelegramMedia {
  const still = findElement(node, ({ attribs }) => attribs?.['data-webp'] !== undefined)?.attribs?.['data-webp']
  const moving = findElement(node, ({ name }) => name === 'video')?.attribs?.src
  const image = findElement(node, ({ name }) => name === 'img')?.attribs?.src
  const url = readAddress(still ?? moving ?? image)
  return createMedia(moving && !still ? 'video' : 'image', node, {
    url,
    preview: readAddress(still),
    facts: createFileFacts({ kind: 'figurinha' }),
  })
}

const UNITS = ['B', 'KB', 'MB', 'GB']

/** "2.1 MB" in bytes, as precise as it is shown; null when it is not a size. */
function parseShownSize(text: string): number | null {
  const [, amount, unit = ''] = /^(\d{1,4}(?:\.\d{1,2})?) ([KMG]?B)$/.exec(text) ?? []
  return amount === undefined ? null : Math.round(Number(amount) * 1024 ** UNITS.indexOf(unit))
}

const readSeconds = (node: Node) =>
  parseDuration(readText(findElement(node, ({ name }) => name === 'time') ?? undefined)) ?? null

/** Stickers and emoji may be inlined in the page; "//" means the protocol of the page. */
const readAddress = (address: string | null | undefined) =>
  address ? parseWebAddress(address.startsWith('//') ? `https:${address}` : address) : null
