/**
 * npm run bench:related-news [-- --set kept|anew] [--show] [--real 2000]
 *
 * Which articles short posts find, and how long that takes: the fact-checks and feeds of ../shared/data against
 * handwritten posts (short-posts.ts); `--real` also uses a sample of real posts, to be reviewed with `--show`.
 */
import { createReadStream, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { RelatedNews } from '../../src/contract/news/news.ts'
import type { ImportedPost } from '../../src/contract/sources/imported-post.ts'
import { enrichmentSteps, enrichPost } from '../../src/server/enrich/index.ts'
import { importNews } from '../../src/server/ingest/import/import-news.ts'
import { createPostId } from '../../src/server/ingest/write/post-id.ts'
import { writePosts } from '../../src/server/ingest/write/write.ts'
import { listRelatedNews } from '../../src/server/search/news/related-news.ts'
import { makeImportedPost } from '../../src/server/sources/make-imported-post.ts'
import { readNews } from '../../src/server/sources/news/news.ts'
import { type ClickHouse, openClickHouse } from '../../src/server/store/clickhouse.ts'
import { migrateClickHouse } from '../../src/server/store/migrate.ts'
import { readRealPosts, sample } from '../posts/real-posts.ts'
import { printMachine } from '../report.ts'
import { ANEW, KEPT, type ShortPost, TRIED } from './short-posts.ts'

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'tried' },
    show: { type: 'boolean', default: false },
    real: { type: 'string', default: '0' },
  },
})
const DATA = resolve(import.meta.dirname, '../../../shared/data')
const PAGE = 5
const SETS: Readonly<Record<string, readonly ShortPost[]>> = { tried: TRIED, kept: KEPT, anew: ANEW }
const GOALS = { precision: 0.9, found: 20 / 23 }

/** The post with this number in the form a source yields. */
function toImported({ text, date }: { text: string; date: string }, index: number): ImportedPost {
  return makeImportedPost({
    platform: 'X',
    account: 'conta',
    native_id: String(index),
    full_name: 'Conta',
    date_created: new Date(`${date}T12:00:00Z`),
    content: text,
  })
}

async function fill(ch: ClickHouse, posts: ImportedPost[]): Promise<void> {
  for (const file of [`${DATA}/factckbr/claimreview.jsonl`, ...globSync(`${DATA}/rss-brasil/*.xml`)]) {
    await importNews(ch, readNews(createReadStream(file)), 'import')
  }
  const steps = enrichmentSteps({ people: new Map() })
  await writePosts(
    ch,
    posts.map((post) => enrichPost(post, steps)),
    'import',
  )
}

const isAbout = (post: ShortPost, news: RelatedNews) =>
  post.about?.test(`${news.title} ${news.url} ${news.claim ?? ''}`) ?? false

function show(text: string, date: string, items: RelatedNews[], marks: boolean[] = []): void {
  if (!values.show) return
  console.log(`\n${date}  ${text.replace(/\s+/g, ' ').slice(0, 200)}`)
  for (const [at, { title, claim }] of items.entries()) {
    console.log(`   ${marks[at] === undefined ? ' ' : marks[at] ? '+' : '-'} ${title} | ${(claim ?? '').slice(0, 90)}`)
  }
}

async function main(ch: ClickHouse): Promise<void> {
  const posts = SETS[values.set] ?? TRIED
  const count = Number(values.real)
  // None of them is about these articles, except by chance.
  const real = count > 0 ? sample(await readRealPosts(), count) : []
  await fill(ch, [...posts.map(toImported), ...real])
  const times: number[] = []
  const ask = async (post: ImportedPost) => {
    const start = performance.now()
    const reply = await listRelatedNews(ch, createPostId(post), { page: 1, page_size: PAGE })
    times.push(performance.now() - start)
    return reply?.items ?? []
  }
  const sums = { asked: 0, found: 0, shown: 0, right: 0, none: 0, wrong: 0 }
  for (const [index, post] of posts.entries()) {
    const items = await ask(toImported(post, index))
    const marks = items.map((news) => isAbout(post, news))
    show(post.text, post.date, items, marks)
    if (post.about) {
      sums.asked += 1
      sums.found += Number(marks.includes(true))
      sums.shown += marks.length
      sums.right += marks.filter(Boolean).length
    } else {
      sums.none += 1
      sums.wrong += Number(items.length > 0)
    }
  }
  report(sums)
  let some = 0
  for (const post of real) {
    const items = await ask(post)
    if (items.length === 0) continue
    some += 1
    show(post.content, post.date_created.toISOString().slice(0, 10), items)
  }
  if (real.length > 0) console.log(`\nreal posts: ${some} of ${real.length} find something`)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(0)
  console.log(`times of ${times.length} answers: median ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}

type Sums = Record<'asked' | 'found' | 'shown' | 'right' | 'none' | 'wrong', number>

function report({ asked, found, shown, right, none, wrong }: Sums): void {
  const precision = right / Math.max(1, shown)
  console.log(
    `\nset ${values.set}: ${found} of ${asked} posts with an article find it (goal ${GOALS.found.toFixed(2)})`,
  )
  console.log(`precision of the first ${PAGE}: ${precision.toFixed(2)}, ${right} of ${shown} (goal ${GOALS.precision})`)
  console.log(`posts without an article: ${wrong} of ${none} find something`)
}

const folder = mkdtempSync(join(tmpdir(), 'lupascan-related-news-'))
const ch = await openClickHouse({ directory: folder })
try {
  printMachine(0)
  await migrateClickHouse(ch)
  await main(ch)
} finally {
  await ch.close()
  rmSync(folder, { recursive: true, force: true })
}
