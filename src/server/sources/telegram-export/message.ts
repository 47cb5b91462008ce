import type { AttachmentType } from '../../../contract/labels.ts'
import type { Extras } from '../../../contract/posts/extras.ts'
import type { ImportedMedia, ImportedPost } from '../../../contract/sources/imported-post.ts'
import { parseWebAddress } from '../fields/address.ts'
import { MAX_COUNT } from '../fields/count.ts'
import type { DateParser } from '../fields/date.ts'
import { toWebAddress } from '../fields/telegram-address.ts'
import { cleanText } from '../fields/text.ts'
import { isJsonObject, type JsonObject } from '../files/json-object.ts'
import { MAX_CONTENT_LENGTH } from '../files/post-record.ts'
import { ItemRejected, quoteValue } from '../item-rejected.ts'
import { makeImportedPost } from '../make-imported-post.ts'
import { readTelegramExtras } from './message-extras.ts'
import { joinText } from './message-text.ts'

export type TelegramChat = {
  name: string
  /** The channel's handle if the user gave it (the export does not contain it), otherwise "chat<id>". */
  account: string
  hasHandle: boolean
}

const MEDIA_TYPES = new Map<string, AttachmentType>(
  Object.entries({
    sticker: 'image',
    video_message: 'video',
    animation: 'video',
    video_file: 'video',
    voice_message: 'audio',
    audio_file: 'audio',
  }),
)

/**
 * Builds a post from one message of Telegram Desktop's result.json; null for service messages and those that the exporter could not
 * write. Throws ItemRejected with the reason when it cannot be a post. By design, likes = the sum of all emoji reactions, the nearest
 * thing to likes that Telegram has (paid stars are not people); who reacted is never read. Views, shares and comments are not in the
 * file: null.
 */
export function buildTelegramPost(message: JsonObject, chat: TelegramChat, parseDate: DateParser): ImportedPost | null {
  if (message.type !== 'message') return null
  const native_id = readId(message)
  const content = cleanText(joinText(message.text ?? message.text_entities))
  const media = listMedia(message)
  const extras = readTelegramExtras(message, chat.hasHandle ? `https://t.me/${chat.account}` : null, media.length)
  checkContent(content, media, extras)
  return makeImportedPost({
    platform: 'Telegram',
    account: chat.account,
    native_id,
    full_name: chat.name,
    date_created: readDate(message, parseDate),
    content,
    link: chat.hasHandle ? `https://t.me/${chat.account}/${native_id}` : null,
    likes: countReactions(message.reactions),
    media,
    duration: typeof message.duration_seconds === 'number' ? Math.max(0, message.duration_seconds) : null,
    hidden_links: listHiddenLinks(message),
    ...(extras && { extras }),
  })
}

function readId(message: JsonObject): string {
  if (typeof message.id === 'number' && Number.isSafeInteger(message.id)) return String(message.id)
  throw new ItemRejected('A mensagem não tem um número (id).')
}

function readDate(message: JsonObject, parseDate: DateParser): Date {
  // `date` is the local time of the exporter; `date_unixtime` is the instant itself.
  const value = message.date_unixtime ?? message.date
  const date = parseDate(value)
  if (date) return date
  throw new ItemRejected(
    value === undefined ? 'A mensagem não tem data.' : `A data ${quoteValue(value)} não foi entendida.`,
  )
}

function checkContent(content: string, media: ImportedMedia[], extras: Extras | undefined): void {
  if (content.length > MAX_CONTENT_LENGTH) {
    throw new ItemRejected(`O texto tem ${content.length} caracteres; são aceitos até ${MAX_CONTENT_LENGTH}.`)
  }
  if (content.trim() === '' && media.length === 0 && !extras?.poll && !extras?.place) {
    throw new ItemRejected('A mensagem não tem texto, anexo, enquete nem lugar (pode ser um contato).')
  }
}

function listHiddenLinks(message: JsonObject): string[] {
  const parts = Array.isArray(message.text_entities) ? message.text_entities : message.text
  if (!Array.isArray(parts)) return []
  return parts
    .filter(isJsonObject)
    .map(readAddress)
    .filter((address) => address !== null)
}

/** Hidden behind words, or written without its protocol ("noticia.example/urgente"), which Telegram opens as http. */
function readAddress({ type, text, href }: JsonObject): string | null {
  if (typeof href === 'string') return parseWebAddress(toWebAddress(href))
  if (type !== 'link' || typeof text !== 'string' || /^[a-z][a-z0-9+.-]*:/i.test(text.trim())) return null
  return parseWebAddress(`http://${text.trim()}`)
}

/**
 * The photo or file of a message. Its address is null: the files lie beside result.json, and only the bytes of result.json are read
 * here; a path from inside the file must not decide what is opened.
 */
function listMedia(message: JsonObject): ImportedMedia[] {
  const media: ImportedMedia[] = []
  if (typeof message.photo === 'string') media.push({ type: 'image', url: null, description: null })
  if (typeof message.file === 'string') media.push({ type: findFileType(message), url: null, description: null })
  return media
}

function findFileType(message: JsonObject): AttachmentType {
  const mime = typeof message.mime_type === 'string' ? message.mime_type : ''
  if (mime.startsWith('video/')) return 'video'
  if (mime.startsWith('audio/')) return 'audio'
  const type = typeof message.media_type === 'string' ? MEDIA_TYPES.get(message.media_type) : undefined
  return type ?? (mime.startsWith('image/') ? 'image' : 'document')
}

function countReactions(reactions: unknown): number | null {
  if (!Array.isArray(reactions)) return null
  let total = 0
  for (const reaction of reactions) {
    const counts = isJsonObject(reaction) && reaction.type !== 'paid' && typeof reaction.count === 'number'
    if (counts && typeof reaction.count === 'number') total += reaction.count
  }
  return Number.isInteger(total) && total >= 0 && total <= MAX_COUNT ? total : null
}
