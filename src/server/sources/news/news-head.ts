/** Reads news from a file of which only the beginning is available. */
import { Readable } from 'node:stream'
import type { NewsItem } from '../../../contract/news/imported-news.ts'
import { readNews } from './news.ts'

const LINE_END = 0x0a

/** From a partial file, only complete lines of JSON; XML and a single JSON object cannot be parsed before their end. */
export async function* readNewsHead({ bytes, isHead }: { bytes: Buffer; isHead: boolean }): AsyncGenerator<NewsItem> {
  if (!isHead) return yield* readNews(Readable.from([bytes]))
  const end = bytes.lastIndexOf(LINE_END)
  const first = bytes
    .subarray(0, Math.max(0, bytes.indexOf(LINE_END)))
    .toString('utf8')
    .trim()
  if (first.startsWith('{') && first.endsWith('}')) yield* readNews(Readable.from([bytes.subarray(0, end)]))
}
