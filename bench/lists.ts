/**
 * npm run bench:lists -- [--posts 1000000] [--keep FOLDER] [--terms 1000] [--port 8198]
 *
 * Time for a list of a thousand terms (names as phrases; the same as searches of words), through HTTP and the job, and
 * the slowdown of concurrent searches. Posts are generated inside the engine.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { SearchList } from '../src/contract/lists/lists.ts'
import { fillPosts } from './posts/fill-posts.ts'
import { surname } from './posts/posts.ts'
import { createServer, type Server } from './program.ts'
import { COMMON, SEARCHES } from './queries.ts'
import { printMachine } from './report.ts'
import { findMedian, findShare } from './times.ts'

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000000' },
    keep: { type: 'string' },
    terms: { type: 'string', default: '1000' },
    port: { type: 'string', default: '8198' },
  },
})
const posts = Number(values.posts)
const terms = Number(values.terms)
/** Goal in seconds for a thousand terms. */
const GOAL = posts > 1_000_000 ? 60 : 20
const GOAL_SLOWER = 1.5
const ALONE = 120

const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'lupascan-bench-lists-'))
mkdirSync(folder, { recursive: true })
try {
  printMachine(posts)
  if (!existsSync(join(folder, 'data'))) await fillPosts(join(folder, 'data'), posts)
  const server = await createServer(folder, Number(values.port))
  try {
    await measure(server, 'names', 'phrase', (i) => `${COMMON[i % COMMON.length]} ${surname(i * 37)}`)
    await measure(server, 'words', 'search', (i) => `${COMMON[i % COMMON.length]} ${surname(i * 37)} OU ${surname(i)}`)
  } finally {
    await server.stop()
  }
} finally {
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}

async function measure(server: Server, name: string, reading: string, term: (i: number) => string): Promise<void> {
  const alone: number[] = []
  for (let n = 0; n < ALONE; n += 1) alone.push(await search(server, n))
  const text = Array.from({ length: terms }, (_, i) => term(i)).join('\n')
  const body = JSON.stringify({ title: name, text, reading })
  const started = performance.now()
  const created = await server.post('/api/lists/', body, 'application/json')
  if (!created.ok) throw new Error(await created.text())
  let list = (await created.json()) as SearchList
  const busy: number[] = []
  for (let n = 0; list.state === 'running'; n += 1) {
    busy.push(await search(server, n))
    list = (await (await server.get(`/api/lists/${list.id}/`)).json()) as SearchList
  }
  const seconds = (performance.now() - started) / 1000
  const judge = (value: number, goal: number) => `(goal ${goal}${value > goal ? ', missed' : ''})`
  const slower = [0.5, 0.95].map((share) => findShare(busy, share) / findShare(alone, share))
  console.log(
    `${name}: ${list.questions} lines in ${seconds.toFixed(1)} s ${judge(seconds, GOAL)}, ${list.posts} posts in their sum; ` +
      `searches p50 ${findMedian(alone).toFixed(0)} → ${findMedian(busy).toFixed(0)} ms, ` +
      `slower p50 × ${slower[0]?.toFixed(2)}, p95 × ${slower[1]?.toFixed(2)} ${judge(slower[0] ?? 0, GOAL_SLOWER)}`,
  )
}

async function search(server: Server, n: number): Promise<number> {
  const path = SEARCHES[n % SEARCHES.length]?.path(Math.floor(n / SEARCHES.length)) ?? '/'
  const started = performance.now()
  await (await server.get(path)).text()
  return performance.now() - started
}
