/**
 * Simpler second parsers that count a file's records: a correct parser must report at least as many. They undercount
 * files too damaged to interpret.
 */
import { Readable } from 'node:stream'
import { openInput } from '../../../src/server/sources/file-head/file-head.ts'
import { readCsvRecords } from '../../../src/server/sources/files/csv.ts'

const isUtf16 = (bytes: Buffer) => ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2))

export const countLines = (bytes: Buffer): number =>
  isUtf16(bytes)
    ? 0
    : bytes
        .toString('latin1')
        .replace(/^\xef\xbb\xbf/, '')
        .split('\n')
        .filter((line) => /[!-~]/.test(line)).length

/** Messages of an export that is valid JSON. */
export function countMessages(bytes: Buffer): number {
  const { messages } = parse(bytes)
  if (!Array.isArray(messages)) return 0
  return messages.filter((message) => Number.isInteger(message?.id) && message.type === 'message').length
}

export function countPeople(bytes: Buffer): number {
  const { dados, ListaParlamentarEmExercicio: senate } = parse(bytes)
  const list = dados ?? (senate as Senate)?.Parlamentares?.Parlamentar
  return Array.isArray(list) ? list.length : 0
}
type Senate = { Parlamentares?: { Parlamentar?: unknown } } | undefined

function parse(bytes: Buffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(bytes.toString()))
  } catch {
    return {}
  }
}

const NO_MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<!DOCTYPE[\s\S]*?(?:\]>|$)/g
const NO_TEXT = /<(script|style|title|textarea|xmp|iframe|noembed|noframes|plaintext)\b[\s\S]*?(?:<\/\1\b|$)/gi

/** Complete articles: an unterminated one may not count. A feed inside a feed is ignored. */
export const countArticles = (bytes: Buffer): number => {
  const { items } = parse(bytes)
  if (Array.isArray(items)) return items.length
  const text = bytes.toString().replace(NO_MARKUP, '')
  if ((text.match(/<(rss|feed)[\s>]/g)?.length ?? 0) > 1) return 0
  return text.match(/<(item|entry)(?=[\s>])[^<>]*>(?:(?!<\/?(?:item|entry)[\s>])[\s\S])*?<\/\1>/g)?.length ?? 0
}

export const countTelegramMessages = (bytes: Buffer): number => {
  const text = bytes.toString().replace(NO_MARKUP, '').replace(NO_TEXT, '')
  return text.match(/(?:>|^)\s*<div class="tgme_widget_message(?: [\w -]*)?" data-post="[\w/]+"/g)?.length ?? 0
}

/** Letters and digits of accepted rows, which must equal those of their lines. */
export async function findLostOfTable(bytes: Buffer): Promise<string | undefined> {
  if (isUtf16(bytes)) return undefined
  const records = (await Array.fromAsync(readCsvRecords(await openInput(Readable.from([bytes]))))).flat()
  const text = bytes.toString('latin1').replace(/^(\xef\xbb\xbf)?\s*/, '')
  const lines = text.replace(/^sep=.\r?\n/, '').split('\n')
  const moved = bytes.toString('latin1').split('\n').length - lines.length
  for (const [at, record] of records.entries()) {
    const end = records[at + 1]?.line
    if ('reason' in record) continue
    const written = lines.slice(record.line - 1 - moved, end === undefined ? undefined : end - 1 - moved)
    if (keep(written.join('')) !== keep(record.fields.join('')))
      return `line ${record.line}: ${JSON.stringify(written.join('\n').slice(0, 200))} is read as ${JSON.stringify(record.fields).slice(0, 200)}`
  }
  return undefined
}
const keep = (text: string) => text.replace(/[^A-Za-z0-9]/g, '')
