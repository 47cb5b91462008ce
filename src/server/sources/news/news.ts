import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { NewsItem } from '../../../contract/news/imported-news.ts'
import { decodeText } from '../../net/decode-text.ts'
import { SourceError } from '../../net/source-error.ts'
import { readFeedInWorker } from './read-feed-in-worker.ts'

/** `address`: of the feed, the base of its relative addresses. `onName`: called with the feed's own name. */
type NewsOptions = { address?: string; onName?: (name: string) => void }

/** A feed has some hundred kilobytes; the largest collections of fact-checks have some ten megabytes. */
const MAX_BYTES = 32_000_000

/**
 * Articles and fact-checks from the bytes of one file: RSS, RDF, Atom, JSON Feed, JSON-LD or JSON lines, recognised by its content.
 * `position` is the number in the feed or the line. Throws SourceError when the file as a whole is none of these.
 */
export async function* readNews(input: Readable, { address, onName }: NewsOptions = {}): AsyncGenerator<NewsItem> {
  const text = decodeText(await collect(input)).trimStart()
  if (text === '') throw new SourceError('O arquivo está vazio.')
  const { name, items } = await readFeedInWorker({ text, address, isFile: true })
  if (name) onName?.(name)
  for (const item of items) yield requireWords(item)
}

/** A post may be a single picture; news needs words, by which it is searched. */
function requireWords(item: NewsItem): NewsItem {
  const isWordless = 'news' in item && item.news.title === ''
  return isWordless ? { position: item.position, reason: 'Faltam o título e o texto.' } : item
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
