import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { importNews, type NewsReport } from '../ingest/import/import-news.ts'
import { followFactChecks } from '../ingest/links/refresh-link-labels.ts'
import { fetchPublic } from '../net/fetch-public.ts'
import { auditAction, COMMAND_LINE } from '../records/audit.ts'
import { countPosts } from '../search/posts/posts.ts'
import { readNews } from '../sources/news/news.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'
import type { ImportNews } from './arguments.ts'
import { describeFailure } from './describe-failure.ts'
import { formatNumber, formatOutcome } from './format.ts'
import { openInputFile } from './input-file.ts'
import { withStores } from './open-stores.ts'
import { startProgress } from './progress.ts'

/** Imports the feeds and files one after the other and prints a report for each. Returns 1 when one could not be read. */
export async function runImportNews(command: ImportNews): Promise<number> {
  return withStores(async ({ ch, pg }) => {
    const reports: (NewsReport | null)[] = []
    for (const place of command.files) reports.push(await importPlace(ch, pg, place))
    await followChecks(ch, pg)
    return reports.includes(null) ? 1 : 0
  })
}

/** Updates posts that repeat a fact-checked claim, or link to where it was published. If interrupted, the next start resumes it. */
async function followChecks(ch: ClickHouse, pg: Postgres): Promise<void> {
  const total = await countPosts(ch, {}, 'UTC')
  const progress = startProgress(process.stderr)
  const { changed } = await followFactChecks(ch, pg, {
    onProgress: ({ read }) => progress.show(read, Math.min(1, read / Math.max(1, total))),
  })
  progress.end()
  if (changed > 0)
    console.log(`Publicações marcadas pelas checagens, ou sem a marca de antes: ${formatNumber(changed)}.`)
}

const isAddress = (place: string) => /^[a-z][a-z\d+.-]*:\/\//i.test(place)

/** null when it could not be read, which is reported. */
async function importPlace(ch: ClickHouse, pg: Postgres, place: string): Promise<NewsReport | null> {
  const name = isAddress(place) ? place : basename(place)
  try {
    const bytes = await openPlace(place)
    await auditAction(pg, COMMAND_LINE, 'news_imported', isAddress(place) ? new URL(place).host : name)
    const report = await importNews(ch, readNews(bytes, isAddress(place) ? { address: place } : {}), 'import')
    const outcome = { ...report, set_aside_count: report.set_aside.length }
    console.log(formatOutcome(`${name}: notícias e checagens`, outcome, 'item'))
    if (report.read === 0) console.log('  O arquivo é um feed, mas está sem notícias.')
    return report
  } catch (error) {
    console.error(isAddress(place) ? `${place}: ${describeFailure(error)}` : describeFailure(error, place))
    return null
  }
}

async function openPlace(place: string): Promise<Readable> {
  return isAddress(place) ? fetchPublic(place) : (await openInputFile(place)).bytes
}
