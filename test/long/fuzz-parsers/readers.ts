/** Every reader of strangers' files, each told as what it read and what it refused. */
import { Readable } from 'node:stream'
import { readCaptions } from '../../../src/server/lives/captions.ts'
import { parsePlaylist } from '../../../src/server/lives/stream/playlist.ts'
import { StreamError } from '../../../src/server/lives/stream/stream-error.ts'
import { SourceError } from '../../../src/server/net/source-error.ts'
import { SOURCES } from '../../../src/server/sources/index.ts'
import { parseTelegramPage } from '../../../src/server/sources/networks/telegram-web/page.ts'
import { readNews } from '../../../src/server/sources/news/news.ts'
import {
  decodeEntities,
  findHtmlImage,
  listHtmlLinks,
  readHtmlText,
} from '../../../src/server/sources/news/news-html.ts'
import { readWholeFeed } from '../../../src/server/sources/news/read-feed-aside.ts'
import { readPeople } from '../../../src/server/sources/people/people.ts'
import { judgeSentence } from '../bombs/refusal.ts'

/** `refused`: as it is shown. */
export type Read = { items: number; setAside: number; refused: string | null }
type Reader = (bytes: Buffer) => Promise<Read>

const stream = (bytes: Buffer) =>
  Readable.from([bytes.subarray(0, 1_000), bytes.subarray(1_000)], { objectMode: false })

/** Items that carry a reason are set aside; each reason is a sentence. */
const listItems =
  (read: (bytes: Buffer) => AsyncIterable<object>): Reader =>
  async (bytes) =>
    countTold(await Array.fromAsync(read(bytes)))

function countTold(items: readonly object[]): Read {
  const aside = items.filter((item) => 'reason' in item)
  for (const { reason } of aside) {
    if (typeof reason !== 'string' || reason === '') throw new Error('set aside without a reason')
    const [wrong] = judgeSentence(reason)
    if (wrong) throw new Error(`set aside: ${wrong}`)
  }
  return { items: items.length - aside.length, setAside: aside.length, refused: null }
}

const POSTS = { platform: 'X', account: 'conta' }

export const READERS: Readonly<Record<string, Reader>> = {
  'telegram-export': listItems((bytes) => SOURCES['telegram-export'](stream(bytes), {})),
  csv: listItems((bytes) => SOURCES.csv(stream(bytes), POSTS)),
  jsonl: listItems((bytes) => SOURCES.jsonl(stream(bytes), POSTS)),
  people: listItems((bytes) => readPeople(stream(bytes), {})),
  news: listItems((bytes) => readNews(stream(bytes))),
  feed: async (bytes) => {
    const { items } = readWholeFeed({ text: bytes.toString().trimStart(), address: 'https://j.example/feed' })
    return countTold(items)
  },
  html: async (bytes) => {
    const text = bytes.toString()
    const found = [readHtmlText(text), decodeEntities(text), findHtmlImage(text), ...listHtmlLinks(text, 100)]
    return { items: found.length, setAside: 0, refused: null }
  },
  captions: async (bytes) => {
    const { chapters, rejections } = readCaptions(bytes.toString())
    return { items: chapters.length, setAside: rejections.length, refused: null }
  },
  playlist: async (bytes) => {
    const playlist = parsePlaylist(bytes.toString(), 'https://tv.example/live/a.m3u8')
    const items = 'segments' in playlist ? playlist.segments.length : playlist.renditions.length
    return { items, setAside: 0, refused: null }
  },
  'telegram-page': async (bytes) => {
    const page = parseTelegramPage(bytes.toString())
    return page.kind === 'history' ? countTold([...page.posts, ...page.rejected]) : countTold([page])
  },
}

/** What a reader says about a file it cannot read is no fault. */
export async function readWith(name: string, bytes: Buffer): Promise<Read> {
  const reader = READERS[name]
  if (!reader) throw new Error(`no reader ${name}`)
  try {
    return await reader(bytes)
  } catch (error) {
    if (error instanceof SourceError || error instanceof StreamError)
      return { items: 0, setAside: 0, refused: error instanceof SourceError ? error.plain : error.message }
    throw error
  }
}
