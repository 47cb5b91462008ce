import { z } from 'zod'
import type { NewsItem } from '../../../contract/news/imported-news.ts'
import { type DraftNews, enrichNews } from '../../enrich/news.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { sql, string, uuids } from '../../store/sql.ts'
import type { Origin } from '../write/changed-rows.ts'
import { insertWithRetries } from '../write/insert.ts'
import type { SetAside } from './import-report.ts'
import { createNewsId, createNewsRow, hashNews } from './news-row.ts'

const BATCH_SIZE = 2_000

/** With the title of the article, if it has one. */
type NewsInWorker = SetAside & { title?: string }

/** read = stored + updated + unchanged + set_aside.length, if the source was read completely. */
export type NewsReport = { read: number; stored: number; updated: number; unchanged: number; set_aside: NewsInWorker[] }

/** `onProgress` is called after each stored batch, and at the end. */
export type NewsListener = {
  signal?: AbortSignal
  onProgress?: (report: NewsReport) => void
  /** Called with the ids of the new articles of each batch before they are stored, and awaited. */
  beforeWrite?: (fresh: string[]) => Promise<void>
}

type Stored = { version: number; fingerprint: string }

/**
 * Imports articles and fact-checks. Idempotent; a changed article replaces its earlier form; of an article that occurs twice the first
 * counts. Throws the errors of the source, after the articles before it are stored.
 */
export async function importNews(
  ch: ClickHouse,
  items: AsyncIterable<NewsItem> | Iterable<NewsItem>,
  origin: Origin,
  listener: NewsListener = {},
): Promise<NewsReport> {
  const { signal, onProgress } = listener
  const report: NewsReport = { read: 0, stored: 0, updated: 0, unchanged: 0, set_aside: [] }
  let batch: DraftNews[] = []
  const seen = new Set<string>()
  try {
    for await (const item of items) {
      if (signal?.aborted) break
      report.read += 1
      if ('reason' in item) {
        report.set_aside.push(item)
        continue
      }
      const news = enrichNews(item.news)
      const id = createNewsId(news)
      if (seen.has(id)) report.unchanged += 1
      else batch.push(news)
      seen.add(id)
      if (batch.length < BATCH_SIZE) continue
      await writeNews(ch, batch, origin, report, listener)
      batch = []
      onProgress?.(report)
    }
  } finally {
    await writeNews(ch, batch, origin, report, listener)
    onProgress?.(report)
  }
  return report
}

async function writeNews(
  ch: ClickHouse,
  batch: DraftNews[],
  origin: Origin,
  report: NewsReport,
  { beforeWrite }: NewsListener,
): Promise<void> {
  if (batch.length === 0) return
  const ids = batch.map(createNewsId)
  const known = await findStored(ch, ids)
  await beforeWrite?.(ids.filter((id) => !known.has(id)))
  const importedAt = Math.floor(Date.now() / 1000)
  const rows = []
  for (const news of batch) {
    const id = createNewsId(news)
    const before = known.get(id)
    const fingerprint = hashNews(news)
    if (before?.fingerprint === fingerprint) {
      report.unchanged += 1
      continue
    }
    const version = (before?.version ?? 0) + 1
    rows.push(createNewsRow(id, version, news, origin, importedAt))
    if (before) report.updated += 1
    else report.stored += 1
  }
  if (rows.length > 0) await insertWithRetries(ch, 'news', rows)
}

/** How many of these are stored. */
export const countStoredNews = async (ch: ClickHouse, ids: string[]): Promise<number> =>
  (await findStored(ch, ids)).size

async function findStored(ch: ClickHouse, ids: string[]): Promise<Map<string, Stored>> {
  const row = z.object({ id: z.string(), version: z.number(), fingerprint: z.string() })
  const question = sql`SELECT toString(id) AS id, toFloat64(version) AS version, toString(fingerprint) AS fingerprint
    FROM news FINAL WHERE news.id IN ${uuids(ids)}`
  return new Map((await ch.rows('find-stored-news', question, row)).map((one) => [one.id, one]))
}

/** Deletes the articles of an origin permanently. */
export async function removeNews(ch: ClickHouse, origin: Origin): Promise<void> {
  await ch.command(sql`ALTER TABLE news DELETE WHERE origin = ${string(origin)} SETTINGS mutations_sync = 2`)
}
