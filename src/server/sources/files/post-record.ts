import { HATES, type Hate, type Platform } from '../../../contract/labels.ts'
import { POST_FIELD_WORDS, type PostField } from '../../../contract/sources/import-fields.ts'
import type { ImportedPost, SourceItem } from '../../../contract/sources/imported-post.ts'
import { parseWebAddress, parseWebAddresses } from '../fields/address.ts'
import { parseCount } from '../fields/count.ts'
import { createDateParser, type DateParser } from '../fields/date.ts'
import { isDay, joinDayAndTime } from '../fields/day-and-time.ts'
import { parseDuration } from '../fields/duration.ts'
import { readExtras } from '../fields/extras-record.ts'
import { parseHandle } from '../fields/handle.ts'
import { parseMedia } from '../fields/media.ts'
import { normalizeParty } from '../fields/party.ts'
import { findPlatformOfLink, parsePlatform, requirePlatform } from '../fields/platform.ts'
import { normalizeRole } from '../fields/role.ts'
import { cleanLine, cleanText, foldLabel } from '../fields/text.ts'
import { parseUf } from '../fields/uf.ts'
import { ItemRejected, quoteValue } from '../item-rejected.ts'
import type { SourceOptions } from '../source.ts'
import type { FieldReader } from './field-reader.ts'

export const MAX_CONTENT_LENGTH = 100_000
const MAX_ID_LENGTH = 200
const MAX_HANDLE_LENGTH = 100
const MAX_LABEL_LENGTH = 200

/**
 * Creates the function that turns one record (a CSV row, a JSON line) into a post. It throws ItemRejected with the reason when the
 * record is not a post, or when a value cannot be parsed: nothing is dropped silently.
 */
export function createPostBuilder(options: SourceOptions): (read: FieldReader) => ImportedPost {
  const platform = options.platform ? requirePlatform(options.platform) : null
  const account = options.account ? parseHandle(options.account) : null
  const parseDate = createDateParser(options.timeZone)
  return (read) => buildPost(read, platform, account, parseDate)
}

/** The item at one position of a file: the post that `build` makes of the record, or why it could not. */
export function buildItem<Raw>(position: number, record: Raw, build: (record: Raw) => ImportedPost): SourceItem {
  try {
    return { position, post: build(record) }
  } catch (error) {
    if (error instanceof ItemRejected) return { position, reason: error.message }
    throw error
  }
}

function buildPost(
  read: FieldReader,
  fixedPlatform: Platform | null,
  fixedAccount: string | null,
  parseDate: DateParser,
): ImportedPost {
  const link = parseWebAddress(readText(read, 'link'))
  const platform = fixedPlatform ?? readPlatform(read, link)
  const account = fixedAccount ?? readAccount(read)
  const native_id = readId(read, link, platform === 'Telegram' ? `${account}-` : '')
  const content = readContent(read)
  const media = parseMedia(read('media'))
  const description = cleanText(readText(read, 'description')) || null
  const extras = readExtras(read)
  if (content.trim() === '' && media.length === 0 && !description && !extras?.poll && !extras?.card && !extras?.place) {
    throw new ItemRejected('A publicação não tem texto nem anexo.')
  }
  return {
    platform,
    account,
    native_id,
    full_name: readLabel(read, 'full_name') ?? account,
    date_created: readDate(read, parseDate),
    content,
    link: link ?? buildLink(platform, account, native_id),
    views: readCount(read, 'views'),
    likes: readCount(read, 'likes'),
    shares: readCount(read, 'shares'),
    comments: readCount(read, 'comments'),
    party: normalizeParty(readLabel(read, 'party') ?? ''),
    role: normalizeRole(readLabel(read, 'role') ?? ''),
    uf: readUf(read),
    media,
    duration: readDuration(read),
    description,
    hate: readHate(read),
    hate_score: readScore(read),
    misleading_links: parseWebAddresses(read('misleading_links')),
    hidden_links: parseWebAddresses(read('hidden_links')),
    ...(extras && { extras }),
  }
}

const nameField = (field: PostField) => POST_FIELD_WORDS[field].toLowerCase()

function readText(read: FieldReader, field: PostField): string {
  const value = read(field)
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new ItemRejected(`O campo ${nameField(field)} não é um texto: ${quoteValue(value)}.`)
}

function readLabel(read: FieldReader, field: PostField): string | null {
  const label = cleanLine(readText(read, field))
  if (label.length > MAX_LABEL_LENGTH) {
    throw new ItemRejected(
      `O campo ${nameField(field)} tem mais de ${MAX_LABEL_LENGTH} caracteres: ${quoteValue(label)}.`,
    )
  }
  return label === '' ? null : label
}

function readContent(read: FieldReader): string {
  const content = cleanText(readText(read, 'content'))
  if (content.length > MAX_CONTENT_LENGTH) {
    throw new ItemRejected(`O texto tem ${content.length} caracteres; são aceitos até ${MAX_CONTENT_LENGTH}.`)
  }
  return content
}

function readPlatform(read: FieldReader, link: string | null): string {
  const name = cleanLine(readText(read, 'platform'))
  // A network that is not on our list is reported as "other".
  if (name !== '') return parsePlatform(name) ?? 'Outra'
  const platform = link ? findPlatformOfLink(link) : undefined
  if (platform) return platform
  throw new ItemRejected('Não se sabe de que plataforma é a publicação.')
}

function readAccount(read: FieldReader): string {
  const account = parseHandle(readText(read, 'account'))
  if (account === '') throw new ItemRejected('Falta a conta que publicou.')
  if (account.length > MAX_HANDLE_LENGTH) {
    throw new ItemRejected(`A conta tem mais de ${MAX_HANDLE_LENGTH} caracteres: ${quoteValue(account)}.`)
  }
  return account
}

/** The post's own id; in a file without ids (CrowdTangle) the post's address, which is as stable. */
function readId(read: FieldReader, link: string | null, prefix: string): string {
  const id = cleanLine(readText(read, 'id')) || (link ?? '')
  if (id === '') throw new ItemRejected('Falta o identificador da publicação.')
  if (id.length > MAX_ID_LENGTH) {
    throw new ItemRejected(`O identificador tem mais de ${MAX_ID_LENGTH} caracteres: ${quoteValue(id)}.`)
  }
  if (/^\d(?:[.,]\d+)?e\+?\d+$/i.test(id)) {
    throw new ItemRejected(`O identificador ${quoteValue(id)} perdeu algarismos numa planilha; exporte-o como texto.`)
  }
  // 4CAT writes "<chat>-<message>" for Telegram; other formats have the message's number alone.
  return prefix !== '' && id.startsWith(prefix) ? id.slice(prefix.length) : id
}

function readDate(read: FieldReader, parseDate: DateParser): Date {
  const value = read('date')
  if (value === undefined || value === null || value === '') throw new ItemRejected('Falta a data da publicação.')
  const date = parseDate(isDay(value) ? readTimeOf(value, read) : value)
  if (date) return date
  throw new ItemRejected(`A data ${quoteValue(value)} não existe, não foi entendida ou está fora de 1990 a 2100.`)
}

function readTimeOf(day: string, read: FieldReader): string {
  const time = readText(read, 'time').trim()
  if (time === '') return day
  const joined = joinDayAndTime(day, time)
  if (joined) return joined
  throw new ItemRejected(`A hora ${quoteValue(time)} não foi entendida; escreva-a como 14:30.`)
}

function readCount(read: FieldReader, field: PostField): number | null {
  const value = read(field)
  const count = parseCount(value)
  if (count !== undefined) return count
  throw new ItemRejected(
    `O número ${quoteValue(value)} do campo ${nameField(field)} não foi entendido. Escreva um número inteiro, como 1234 ou 1,2 mil.`,
  )
}

function readDuration(read: FieldReader): number | null {
  const duration = parseDuration(read('duration'))
  if (duration !== undefined) return duration
  throw new ItemRejected(`A duração ${quoteValue(read('duration'))} não foi entendida; use segundos ou hh:mm:ss.`)
}

function readUf(read: FieldReader): string | null {
  const text = readText(read, 'uf')
  const uf = parseUf(text)
  if (uf !== undefined) return uf
  throw new ItemRejected(`A UF ${quoteValue(text)} não existe.`)
}

function readHate(read: FieldReader): Hate | null {
  const folded = foldLabel(readText(read, 'hate'))
  if (folded === '') return null
  const hate = HATES.find((known) => foldLabel(known) === folded)
  if (hate) return hate
  throw new ItemRejected(`A avaliação de ódio ${quoteValue(folded)} não existe; use uma destas: ${HATES.join(', ')}.`)
}

function readScore(read: FieldReader): number | null {
  const text = readText(read, 'hate_score').trim().replace(',', '.')
  if (text === '') return null
  const score = Number(text)
  if (score >= 0 && score <= 1) return score
  throw new ItemRejected(`O valor ${quoteValue(text)} do campo ${nameField('hate_score')} não está entre 0 e 1.`)
}

/** X's addresses follow from account and id, so that in a table without links each post still has one. */
function buildLink(platform: string, account: string, id: string): string | null {
  const known = platform === 'X' && /^\w{1,15}$/.test(account) && /^\d{1,20}$/.test(id)
  return known ? `https://x.com/${account}/status/${id}` : null
}
