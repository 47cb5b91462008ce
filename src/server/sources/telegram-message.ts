import type { ImportedMedia, ImportedPost } from '../../contract/imported-post.ts'
import type { AttachmentType } from '../../contract/labels.ts'
import { parseWebAddress } from './address.ts'
import { MAX_COUNT } from './count.ts'
import type { DateParser } from './date.ts'
import { isJsonObject, type JsonObject } from './json-object.ts'
import { MAX_CONTENT_LENGTH } from './post-record.ts'
import { ItemRejected, quoteValue } from './source-error.ts'
import { cleanLine, cleanText } from './text.ts'

export type TelegramChat = {
  name: string
  /** The channel's handle when the user gave it (the export does not have it), otherwise "chat<id>". */
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
 * Makes a post of one message of Telegram Desktop's result.json; null for service messages and those that the exporter
 * could not write. Throws ItemRejected with the reason when it cannot be a post. Taken on purpose:
 * likes = the sum of all emoji reactions, the nearest thing to likes that Telegram has (stars paid are no persons);
 * who reacted is never read. Views, shares and comments are not in the file: null.
 */
export function buildTelegramPost(message: JsonObject, chat: TelegramChat, parseDate: DateParser): ImportedPost | null {
  if (message.type !== 'message') return null
  const native_id = readId(message)
  const content = cleanText(joinText(message.text ?? message.text_entities))
  const media = listMedia(message)
  const description = describePoll(message.poll)
  checkContent(content, media, description)
  return {
    platform: 'Telegram',
    account: chat.account,
    native_id,
    full_name: chat.name,
    date_created: readDate(message, parseDate),
    content,
    link: chat.hasHandle ? `https://t.me/${chat.account}/${native_id}` : null,
    views: null,
    likes: countReactions(message.reactions),
    shares: null,
    comments: null,
    party: null,
    role: null,
    uf: null,
    media,
    duration: typeof message.duration_seconds === 'number' ? Math.max(0, message.duration_seconds) : null,
    description,
    hate: null,
    hate_score: null,
    misleading_links: [],
    hidden_links: listHiddenLinks(message),
  }
}

function readId(message: JsonObject): string {
  if (typeof message.id === 'number' && Number.isSafeInteger(message.id)) return String(message.id)
  throw new ItemRejected('A mensagem não tem um número (id).')
}

function readDate(message: JsonObject, parseDate: DateParser): Date {
  // `date` is the clock of whoever exported; `date_unixtime` is the moment itself.
  const value = message.date_unixtime ?? message.date
  const date = parseDate(value)
  if (date) return date
  throw new ItemRejected(
    value === undefined ? 'A mensagem não tem data.' : `A data ${quoteValue(value)} não foi entendida.`,
  )
}

function checkContent(content: string, media: ImportedMedia[], description: string | null): void {
  if (content.length > MAX_CONTENT_LENGTH) {
    throw new ItemRejected(`O texto tem ${content.length} caracteres; são aceitos até ${MAX_CONTENT_LENGTH}.`)
  }
  if (content.trim() === '' && media.length === 0 && !description) {
    throw new ItemRejected('A mensagem não tem texto, anexo nem enquete (pode ser uma localização ou um contato).')
  }
}

/** `text` is a text, or a list of texts and of objects that have one. */
function joinText(text: unknown): string {
  if (typeof text === 'string') return text
  return Array.isArray(text) ? text.map(readPart).join('') : readPart(text)
}

function readPart(part: unknown): string {
  if (typeof part === 'string') return part
  return isJsonObject(part) && typeof part.text === 'string' ? part.text : ''
}

function listHiddenLinks(message: JsonObject): string[] {
  const parts = Array.isArray(message.text_entities) ? message.text_entities : message.text
  if (!Array.isArray(parts)) return []
  const addresses = parts.map((part) => (isJsonObject(part) && typeof part.href === 'string' ? part.href : ''))
  return addresses.map(parseWebAddress).filter((address) => address !== null)
}

/**
 * The photo or file of a message. Its address is null: the files lie beside result.json, and only its bytes are read
 * here; a path from inside the file must not decide what is opened.
 */
function listMedia(message: JsonObject): ImportedMedia[] {
  const media: ImportedMedia[] = []
  if (typeof message.photo === 'string') media.push({ type: 'image', url: null, description: null })
  if (typeof message.file === 'string') {
    const type = findFileType(message)
    const name = type === 'document' && typeof message.file_name === 'string' ? cleanLine(message.file_name) : null
    media.push({ type, url: null, description: name })
  }
  return media
}

function findFileType(message: JsonObject): AttachmentType {
  const mime = typeof message.mime_type === 'string' ? message.mime_type : ''
  if (mime.startsWith('video/')) return 'video'
  if (mime.startsWith('audio/')) return 'audio'
  const type = typeof message.media_type === 'string' ? MEDIA_TYPES.get(message.media_type) : undefined
  return type ?? (mime.startsWith('image/') ? 'image' : 'document')
}

function describePoll(poll: unknown): string | null {
  if (!isJsonObject(poll)) return null
  const answers = Array.isArray(poll.answers) ? poll.answers.filter(isJsonObject) : []
  const lines = answers.map((answer) => {
    const votes = typeof answer.voters === 'number' ? ` (${answer.voters.toLocaleString('pt-BR')})` : ''
    return `– ${joinText(answer.text)}${votes}`
  })
  return cleanText([`Enquete: ${joinText(poll.question)}`, ...lines].join('\n'))
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
