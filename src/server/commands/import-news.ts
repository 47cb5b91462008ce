import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { importNews, type NewsReport } from '../ingest/import-news.ts'
import { fetchPublic } from '../sources/fetch-public.ts'
import { readNews } from '../sources/news.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { ImportNews } from './arguments.ts'
import { describeFailure } from './describe-failure.ts'
import { formatOutcome } from './format.ts'
import { openInputFile } from './input-file.ts'
import { withStores } from './open-stores.ts'

/** Imports the feeds and files one after the other and prints a report for each. Returns 1 when one could not be read. */
export async function runImportNews(command: ImportNews): Promise<number> {
  return withStores(async ({ ch }) => {
    const reports: (NewsReport | null)[] = []
    for (const place of command.files) reports.push(await importPlace(ch, place))
    return reports.includes(null) ? 1 : 0
  })
}

const isAddress = (place: string) => /^[a-z][a-z\d+.-]*:\/\//i.test(place)

/** null when it could not be read, which is told. */
async function importPlace(ch: ClickHouse, place: string): Promise<NewsReport | null> {
  const name = isAddress(place) ? place : basename(place)
  try {
    const report = await importNews(ch, readNews(await openPlace(place)), 'import')
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
