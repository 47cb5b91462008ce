/** Previews an import from the beginning of its file: uses the same readers, stores nothing. */

import type { ImportFormat } from '../../contract/labels.ts'
import type { NewsItem } from '../../contract/news/imported-news.ts'
import type { ImportPreview, PreviewNews } from '../../contract/sources/import-preview.ts'
import { readHeadInWorker } from '../sources/file-head/read-head-in-worker.ts'
import type { Postgres } from '../store/postgres.ts'
import { type ImportChoices, toSourceOptions } from './import-options.ts'
import { previewPeople } from './preview-people.ts'
import { previewPosts } from './preview-posts.ts'

/** Maximum number of posts or people shown, and of set-aside places. */
const SHOWN = 5
const ASIDE_SHOWN = 20

export type PreviewTask = {
  /** The first bytes of the file. */
  bytes: Buffer
  /** Size of the whole file; null when `bytes` is all of it. */
  size: number | null
  /** undefined: the format is detected. */
  format: ImportFormat | undefined
  choices: ImportChoices
  timeZone: string
}

/** Does not throw for the contents of a file: errors in it are part of the result. */
export async function previewImport(pg: Postgres, task: PreviewTask): Promise<ImportPreview> {
  const { bytes, size, format, choices, timeZone } = task
  const isHead = size !== null && size > bytes.length
  const found = await readHeadInWorker({ bytes, isHead, format, options: toSourceOptions(choices, timeZone) })
  const posts = await previewPosts(pg, found.posts, choices.link_accounts_by_name === 'true')
  const list = await previewPeople(pg, found.people)
  const people = list.filter((item) => 'name' in item)
  const aside = [...found.posts, ...list, ...found.news].filter((item) => 'reason' in item)
  return {
    ...found,
    read: found.posts.length + list.length + found.news.length,
    of_people: posts.filter(({ person }) => person).length + people.filter(({ known }) => known).length,
    set_aside_count: aside.length,
    set_aside: aside.slice(0, ASIDE_SHOWN).map(({ position, reason }) => ({ position, reason })),
    posts: posts.slice(0, SHOWN),
    people: people.slice(0, SHOWN),
    news: found.news.flatMap(describeNews).slice(0, SHOWN),
  }
}

function describeNews(item: NewsItem): PreviewNews[] {
  if ('reason' in item) return []
  const { content_type, title, url, publisher, published_at, claim, rating } = item.news
  const date = published_at?.toISOString() ?? null
  return [{ position: item.position, content_type, title, url, publisher, published_at: date, claim, rating }]
}
