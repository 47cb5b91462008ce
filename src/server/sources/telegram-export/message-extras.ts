import type { DisguisedLink, Extras, FileFacts, Forward, Place, Poll, Reply } from '../../../contract/posts/extras.ts'
import { isDisguised } from '../../../text/disguised-link.ts'
import { MAX_COUNT } from '../fields/count.ts'
import { createExtras, createFileFacts } from '../fields/extras.ts'
import { toWebAddress } from '../fields/telegram-address.ts'
import { isJsonObject, type JsonObject } from '../files/json-object.ts'
import { joinText } from './message-text.ts'

const KINDS = new Map<unknown, FileFacts['kind']>(
  Object.entries({
    voice_message: 'mensagem de voz',
    video_message: 'mensagem de vídeo',
    sticker: 'figurinha',
    animation: 'animação',
  }),
)

/**
 * The extras of a message of Telegram Desktop's result.json: everything besides text, files and counts.
 * @param place https://t.me/<channel>; null when the channel's handle is not known
 * @param media number of attachments; file facts belong to the last one, a photo has none
 */
export function readTelegramExtras(message: JsonObject, place: string | null, media: number): Extras | undefined {
  return createExtras({
    forward: readForward(message),
    reply: readReply(message, place),
    poll: isJsonObject(message.poll) ? readPoll(message.poll) : null,
    card: null,
    signature: readText(message.author),
    files: typeof message.file === 'string' ? [...Array(media - 1).fill(null), readFile(message)] : null,
    edited: readEdited(message),
    disguised: listDisguised(message),
    place: readPlace(message),
  })
}

function readPlace({ location_information: point, place_name, address }: JsonObject): Place | null {
  if (!isJsonObject(point)) return null
  const [latitude, longitude] = [point.latitude, point.longitude].map((one) => (typeof one === 'number' ? one : null))
  if (latitude == null || longitude == null) return null
  return { name: readText(place_name), address: readText(address), latitude, longitude, link: null }
}

function listDisguised({ text_entities, text }: JsonObject): DisguisedLink[] {
  const parts = Array.isArray(text_entities) ? text_entities : Array.isArray(text) ? text : []
  return parts.filter(isJsonObject).flatMap(({ text: words, href }) => {
    if (typeof words !== 'string' || typeof href !== 'string') return []
    const link = toWebAddress(href)
    return isDisguised(words, link) ? [{ words, link }] : []
  })
}

/** A deleted account has no name. */
function readForward(message: JsonObject): Forward | null {
  if (message.forwarded_from === undefined && message.forwarded_from_id === undefined) return null
  return { name: readText(message.forwarded_from) ?? 'Conta apagada', link: null, author: null }
}

function readReply(message: JsonObject, place: string | null): Reply | null {
  const id = readNumber(message.reply_to_message_id)
  if (id === null) return null
  // A message replied to in another chat has a number of that chat.
  const isHere = message.reply_to_peer_id === undefined
  return { link: place && isHere ? `${place}/${id}` : null, author: null, text: null }
}

function readPoll(poll: JsonObject): Poll {
  const answers = Array.isArray(poll.answers) ? poll.answers.filter(isJsonObject) : []
  return {
    question: joinText(poll.question),
    kind: poll.closed === true ? 'Final Results' : null,
    options: answers.map(({ text, voters }) => ({ text: joinText(text), percent: null, votes: readNumber(voters) })),
    voters: readNumber(poll.total_voters),
    votersStep: 1,
  }
}

function readFile(message: JsonObject): FileFacts | null {
  return createFileFacts({
    kind: KINDS.get(message.media_type) ?? null,
    name: readText(message.file_name),
    bytes: readNumber(message.file_size),
    seconds: readNumber(message.duration_seconds),
  })
}

/** Old exports write 1970 for messages that were never edited. */
function readEdited(message: JsonObject): { at: number } | null {
  const at = Number(message.edited_unixtime)
  return Number.isSafeInteger(at) && at > 0 && at <= MAX_COUNT ? { at } : null
}

const readText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null)
const readNumber = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null)
