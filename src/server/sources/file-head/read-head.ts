import type { ImportFormat } from '../../../contract/labels.ts'
import type { NewsItem } from '../../../contract/news/imported-news.ts'
import type { PersonItem } from '../../../contract/people/imported-person.ts'
import type { SourceItem } from '../../../contract/sources/imported-post.ts'
import { decodeText } from '../../net/decode-text.ts'
import { SourceError } from '../../net/source-error.ts'
import { ColumnsSeen } from '../files/columns-seen.ts'
import { readCsvRecords, requireHeader } from '../files/csv.ts'
import { isOwnExport } from '../files/own-export.ts'
import { SOURCES } from '../index.ts'
import { readNewsHead } from '../news/news-head.ts'
import { readPeople } from '../people/people.ts'
import type { SourceOptions } from '../source.ts'
import { beginsLikeNews, detectFormat, listsPeople } from './detect-format.ts'
import { openInput } from './file-head.ts'
import { type InputHead, openHead, streamHead } from './input-head.ts'

/** Maximum records read from a file, however short its lines are. */
const MAX_READ = 1_000

export type HeadTask = {
  /** The first bytes of a file. */
  bytes: Uint8Array
  /** Whether the file continues. */
  isHead: boolean
  /** undefined: the format is to be detected. */
  format: ImportFormat | undefined
  options: SourceOptions
}

/** The beginning of a file, as the import reads it; `problem`: why it cannot be imported, in a sentence. */
export type HeadRead = ReturnType<ColumnsSeen['describe']> & {
  format: ImportFormat | null
  is_compressed: boolean
  is_head: boolean
  is_own_export: boolean
  problem: string | null
  posts: SourceItem[]
  people: PersonItem[]
  news: NewsItem[]
}

export async function readHead(task: HeadTask): Promise<HeadRead> {
  const seen = new ColumnsSeen()
  const items = { posts: [] as SourceItem[], people: [] as PersonItem[], news: [] as NewsItem[] }
  const found = { ...NOTHING, ...items, format: task.format ?? null }
  try {
    const head = await openHead(Buffer.from(task.bytes), task.isHead)
    found.is_compressed = head.isCompressed
    found.is_head = head.isHead
    found.format = task.format ?? (await recognise(head))
    const options = { ...task.options, isHead: head.isHead, watch: seen }
    const bytes = streamHead(head)
    if (found.format === 'news') await take(readNewsHead(head), found.news)
    else if (found.format === 'people') await take(readPeople(bytes, options), found.people)
    else await take(SOURCES[found.format](bytes, options), found.posts)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    found.problem = error.plain
  }
  // Without the required columns no record could be imported: the columns are the answer.
  const nothing = seen.missing.length > 0 ? { posts: [], people: [] } : {}
  return { ...found, ...nothing, ...seen.describe(), is_own_export: isOwnExport(seen.names) }
}

async function take<Item>(items: AsyncIterable<Item>, into: Item[]): Promise<void> {
  for await (const item of items) {
    into.push(item)
    if (into.length >= MAX_READ) return
  }
}

/** Characters read to detect what kind of file it is. */
const START = 4_096

async function recognise(head: InputHead): Promise<ImportFormat> {
  if (beginsLikeNews(decodeText(head.bytes.subarray(0, START)).trimStart())) return 'news'
  const opened = await openInput(streamHead(head))
  const format = detectFormat(opened.start)
  if (format !== 'csv') {
    await opened.chunks.return(undefined)
    return format
  }
  for await (const [header] of readCsvRecords(opened, head.isHead)) {
    if (header) return listsPeople(requireHeader(header)) ? 'people' : 'csv'
  }
  return 'csv'
}

const NOTHING = { is_compressed: false, is_head: false, problem: null as string | null }
