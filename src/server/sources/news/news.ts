import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { NewsItem } from '../../../contract/imported-news.ts'
import { SourceError } from '../../net/source-error.ts'
import { readNewsJson } from './news-json.ts'
import { readFeedAside } from './read-feed-aside.ts'

/** A feed has some hundred kilobytes; the largest collections of fact-checks some ten megabytes. */
const MAX_BYTES = 64_000_000

/**
 * Articles and fact-checks from the bytes of one file: RSS, RDF, Atom, JSON-LD or JSON lines, recognised by its content.
 * `position` is the number in the feed or the line. Throws SourceError when the file as a whole is none of these.
 * @param onName called with what a feed calls itself
 */
export async function* readNews(input: Readable, onName?: (name: string) => void): AsyncGenerator<NewsItem> {
  const text = decodeNews(await collect(input)).trimStart()
  if (text === '') throw new SourceError('O arquivo está vazio.')
  if (/^(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|script)\b/i.test(text.slice(0, 2_000))) {
    throw new SourceError('É uma página da web (HTML) no lugar de um feed.')
  }
  if (!text.startsWith('<')) return yield* readNewsJson(text)
  const { name, items } = await readFeedAside(text)
  if (name) onName?.(name)
  yield* items
}

async function collect(input: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MAX_BYTES) throw new SourceError(`O arquivo passa de ${MAX_BYTES / 1_000_000} MB; divida-o.`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/**
 * UTF-8 whenever the bytes are that, whatever is declared: feeds declare it wrongly, and a text in another encoding is
 * never valid UTF-8 by chance. Otherwise what the XML declares, otherwise Windows-1252.
 */
export function decodeNews(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const declared = /^[^>]*\bencoding\s*=\s*["']([\w:.-]{2,40})["']/.exec(bytes.toString('latin1', 0, 200))?.[1]
    return createDecoder(declared ?? 'windows-1252').decode(bytes)
  }
}

function createDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('windows-1252')
  }
}
