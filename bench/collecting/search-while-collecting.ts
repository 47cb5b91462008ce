import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { PostsQuery } from '../../src/contract/posts/post-query.ts'
import { loadSteps } from '../../src/server/enrichment.ts'
import { importPosts } from '../../src/server/ingest/import/import-posts.ts'
import { listPosts } from '../../src/server/search/posts/posts.ts'
import { readJsonl } from '../../src/server/sources/files/jsonl.ts'
import { parseTelegramPage } from '../../src/server/sources/networks/telegram-web/page.ts'
import type { Stores } from '../../src/server/store/open.ts'
import { showPage } from '../../test/telegram/telegram-page.ts'
import { createPosts } from '../posts/posts.ts'

const PAGES_A_SECOND = 10
const POSTS_A_PAGE = 20
/** Quiet and busy turns alternate, so that variations of the machine affect both. */
const TURNS = 6
const QUESTIONS = [
  {},
  { search: 'vacina' },
  { search: 'escola projeto' },
  { sort_by: 'views', search: 'domingo' },
  { platform: ['Telegram'] },
  { search: '"do campo"' },
].map((query) => PostsQuery.parse(query))

/** Cost of 200 incoming posts a second, parsed from pages and stored, for concurrent searches. */
export async function measureSearches({ ch, pg }: Stores, posts: number, secondsATurn: number): Promise<void> {
  const steps = await loadSteps({ ch, pg })
  const lines = async function* () {
    for await (const post of createPosts(posts)) yield `${JSON.stringify(post)}\n`
  }
  await importPosts(ch, readJsonl(Readable.from(lines())), { steps, origin: 'import' })
  const times = { quiet: [] as number[], busy: [] as number[] }
  let came = 0
  for (let turn = 0; turn < TURNS; turn += 1) {
    const isBusy = turn % 2 === 1
    const stop = new AbortController()
    const coming = isBusy ? bringIn({ ch, steps }, turn, stop.signal) : Promise.resolve(0)
    const end = performance.now() + secondsATurn * 1000
    for (let round = 0; performance.now() < end; round += 1) {
      const start = performance.now()
      await listPosts(ch, QUESTIONS[round % QUESTIONS.length] ?? PostsQuery.parse({}), 'America/Sao_Paulo')
      // The first turns of each kind are a warm-up.
      if (turn > 1) times[isBusy ? 'busy' : 'quiet'].push(performance.now() - start)
      await wait(20)
    }
    stop.abort()
    came += await coming
  }
  const [quiet, busy] = [findP95(times.quiet), findP95(times.busy)]
  const rate = Math.round(came / ((TURNS / 2) * secondsATurn))
  console.log(
    `searches over ${posts} posts: p95 ${quiet.toFixed(1)} ms, ${busy.toFixed(1)} ms while ${rate} posts/s come in: ` +
      `${(busy / quiet).toFixed(2)} times (goal 1.5 at 200)`,
  )
}

type Store = Pick<Stores, 'ch'> & { steps: Awaited<ReturnType<typeof loadSteps>> }

/** Stores posts and returns how many. */
async function bringIn({ ch, steps }: Store, turn: number, signal: AbortSignal): Promise<number> {
  let stored = 0
  for (let second = 0; !signal.aborted; second += 1) {
    const next = wait(1_000)
    const posts = Array.from({ length: PAGES_A_SECOND }, (_, page) =>
      readPage(turn * 100_000 + second * 100 + page),
    ).flat()
    const items = posts.map((post, position) => ({ position, post }))
    stored += (await importPosts(ch, items, { steps, origin: 'import' })).stored
    await next
  }
  return stored
}

function readPage(number: number) {
  const messages = Array.from({ length: POSTS_A_PAGE }, (_, i) => ({
    id: number * POSTS_A_PAGE + i + 1,
    at: new Date(),
    text: `Hoje a escola do campo ${number} recebe a vacina ${i}; o projeto foi votado no domingo por ${number % 97} pessoas`,
    views: '1.2K',
  }))
  const handle = `medida_${number % 500}`
  const page = parseTelegramPage(showPage({ channel: { handle, name: handle }, messages, before: 1 }))
  return page.kind === 'history' ? page.posts.map(({ post }) => post) : []
}

function findP95(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
}
