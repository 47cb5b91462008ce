/** Every parser of external files, each reporting what it read and what it refused. */
import { readCaptions } from '../../../src/server/lives/captions.ts'
import { readPackedAudio } from '../../../src/server/lives/stream/packed-audio.ts'
import { parsePlaylist } from '../../../src/server/lives/stream/playlist.ts'
import { StreamError } from '../../../src/server/lives/stream/stream-error.ts'
import { SourceError } from '../../../src/server/net/source-error.ts'
import { readHead } from '../../../src/server/sources/file-head/read-head.ts'
import { SOURCES } from '../../../src/server/sources/index.ts'
import { readList } from '../../../src/server/sources/lists/read-list-file.ts'
import { feedPosts } from '../../../src/server/sources/networks/feed-posts.ts'
import { parseTelegramPage } from '../../../src/server/sources/networks/telegram-web/page.ts'
import { telegramWeb } from '../../../src/server/sources/networks/telegram-web/telegram-network.ts'
import { describeWebPage, isWebPage } from '../../../src/server/sources/news/feeds-of-page.ts'
import { readNews } from '../../../src/server/sources/news/news.ts'
import {
  decodeEntities,
  findHtmlImage,
  listHtmlLinks,
  readHtmlText,
} from '../../../src/server/sources/news/news-html.ts'
import { readWholeFeed } from '../../../src/server/sources/news/read-feed-in-worker.ts'
import { readPeople } from '../../../src/server/sources/people/people.ts'
import { judgeSentence } from '../bombs/refusal.ts'
import { MEDIA_READERS } from './media-readers.ts'
import {
  countArticles,
  countLines,
  countMessages,
  countPeople,
  countTelegramMessages,
  findLostOfTable,
} from './nothing-lost.ts'
import { countTold, expectAtLeast, type Read, type Reader, stream } from './told.ts'

const listItems =
  (read: (bytes: Buffer) => AsyncIterable<object>): Reader =>
  async (bytes) =>
    countTold(await Array.fromAsync(read(bytes)))

const withLeast =
  (reader: Reader, count: (bytes: Buffer) => number, what: string): Reader =>
  async (bytes) =>
    expectAtLeast(await reader(bytes), count(bytes), what)

const POSTS = { platform: 'X', account: 'conta' }
const FEED = 'https://j.example/feed'

async function readTable(reader: Reader, bytes: Buffer): Promise<Read> {
  const read = await reader(bytes)
  return { ...read, lost: await findLostOfTable(bytes) }
}

/** Like collection: a page yields posts, messages that are not posts, and items set aside. */
const readTelegram: Reader = async (bytes) => {
  const html = bytes.toString()
  const page = parseTelegramPage(html)
  if (page.kind !== 'history') return countTold([page])
  const asked = await telegramWeb('https://t.me').readPage('canal', null, async () => html)
  if (asked.kind !== 'page') throw new Error('the network reads no page where there is one')
  const told = countTold([...asked.posts, ...asked.rejected, ...page.service_ids.map((id) => ({ id }))])
  return expectAtLeast(told, countTelegramMessages(bytes), 'messages')
}

const readFollowedFeed: Reader = async (bytes) => {
  const text = bytes.toString().trimStart()
  const { items } = readWholeFeed({ text, address: FEED })
  const page = await feedPosts().readPage(FEED, null, async () => text)
  if (page.kind !== 'page') throw new Error('a feed is a page')
  const read = countTold([...page.posts, ...page.rejected])
  return expectAtLeast(read, Math.max(items.length, countArticles(bytes)), 'articles')
}

const readWebPage: Reader = async (bytes) => {
  const text = bytes.toString()
  const said = describeWebPage(text, 'https://j.example/')
  const [wrong] = judgeSentence(said)
  if (wrong) throw new Error(`said of a page: ${wrong}`)
  return { items: isWebPage(text) ? 1 : 0, setAside: 0, refused: null }
}

export const READERS: Readonly<Record<string, Reader>> = {
  'telegram-export': withLeast(
    listItems((bytes) => SOURCES['telegram-export'](stream(bytes), {})),
    countMessages,
    'messages',
  ),
  csv: (bytes) =>
    readTable(
      listItems((all) => SOURCES.csv(stream(all), POSTS)),
      bytes,
    ),
  jsonl: withLeast(
    listItems((bytes) => SOURCES.jsonl(stream(bytes), POSTS)),
    countLines,
    'lines',
  ),
  people: withLeast(
    listItems((bytes) => readPeople(stream(bytes), {})),
    countPeople,
    'people',
  ),
  news: withLeast(
    listItems((bytes) => readNews(stream(bytes))),
    countArticles,
    'articles',
  ),
  feed: readFollowedFeed,
  'feeds-of-page': readWebPage,
  head: async (bytes) => {
    const { posts, people, news, problem } = await readHead({ bytes, isHead: true, format: undefined, options: POSTS })
    if (problem) throw new SourceError(problem)
    return countTold([...posts, ...people, ...news])
  },
  list: async (bytes) => {
    const name = bytes.includes('PK\x03\x04') ? 'a.xlsx' : bytes.length % 2 === 0 ? 'a.csv' : 'a.txt'
    const { columns, unread, unread_count } = await readList({ name, bytes })
    const items = columns.flatMap(({ lines }) => lines).length
    return { ...countTold(unread), items, setAside: unread_count }
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
  'packed-audio': async (bytes) => {
    const { sound } = readPackedAudio(bytes)
    return { items: sound.length > 0 ? 1 : 0, setAside: 0, refused: null }
  },
  'telegram-page': readTelegram,
  ...MEDIA_READERS,
}

/** A parser's report about an unreadable file is not a fault. */
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
