// npm run bench:lives -- --lives 10 --seconds 20: resources used by listening to lives (everything but the engine), and
// its cost for searches.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { PostsQuery } from '../../src/contract/posts/post-query.ts'
import { parseConfig } from '../../src/server/config.ts'
import { loadSteps } from '../../src/server/enrichment.ts'
import { importPosts } from '../../src/server/ingest/import/import-posts.ts'
import { captureLive } from '../../src/server/lives/capture-live.ts'
import { quietLog } from '../../src/server/log.ts'
import { openMedia } from '../../src/server/media/media.ts'
import { createLive } from '../../src/server/records/lives/lives.ts'
import { listPosts } from '../../src/server/search/posts/posts.ts'
import { readJsonl } from '../../src/server/sources/files/jsonl.ts'
import { openStores } from '../../src/server/store/open.ts'
import { createPosts } from '../posts/posts.ts'
import { readMemory } from '../program.ts'

const { values } = parseArgs({
  options: {
    lives: { type: 'string', default: '10' },
    posts: { type: 'string', default: '50000' },
    // Length of a turn; quiet and busy turns alternate, so that variations of the machine affect both.
    seconds: { type: 'string', default: '20' },
    turns: { type: 'string', default: '6' },
  },
})
const count = Number(values.lives)
const turnMs = Number(values.seconds) * 1000
const QUESTIONS = [{}, { search: 'vacina' }, { sort_by: 'views', search: 'domingo' }, { platform: ['Telegram'] }].map(
  (query) => PostsQuery.parse(query),
)
/** Frequency of the kernel's process clock. */
const TICKS_PER_SECOND = 100

const broadcaster = new Worker(new URL('hls-thread.ts', import.meta.url), { workerData: count })
const urls = await new Promise<string[]>((resolve) => broadcaster.once('message', resolve))
const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-bench-'))
const config = {
  ...parseConfig({ LUPASCAN_DATA_DIR: dataDir }),
  privateHosts: urls.map((url) => new URL(url).host),
}
const { ch, pg, close } = await openStores(config, quietLog)
const media = openMedia(config)
const lines = async function* () {
  for await (const post of createPosts(Number(values.posts))) yield `${JSON.stringify(post)}\n`
}
const steps = await loadSteps({ ch, pg })
await importPosts(ch, readJsonl(Readable.from(lines())), { steps, origin: 'import' })

const ids: number[] = []
for (const url of urls) {
  const about = { title: null, description: null, channel_title: null, listen: true }
  const live = await createLive(pg, { url, ...about }, {})
  if (live) ids.push(live.id)
}

await measureHearing()
await measureSearches()
await broadcaster.terminate()
await media.close()
await close()
rmSync(dataDir, { recursive: true, force: true })

/** Captures until the signal aborts; the next call continues. */
function captureAll(signal: AbortSignal) {
  const deps = { pg, media, config, log: quietLog, onSegment: () => Promise.resolve() }
  return Promise.all(ids.map((id) => captureLive(deps, id, signal)))
}

async function measureHearing(): Promise<void> {
  const stop = new AbortController()
  const before = { thread: process.threadCpuUsage(), memory: readMemory(process.pid).now }
  const hearing = captureAll(stop.signal)
  await wait(2 * turnMs)
  const { user, system } = process.threadCpuUsage(before.thread)
  const children = listChildren()
  const ffmpeg = children.reduce((sum, pid) => sum + readCpuSeconds(pid), 0)
  const rise = Math.max(0, readMemory(process.pid).now - before.memory)
  const memory = children.reduce((sum, pid) => sum + readMemory(pid).now, rise)
  stop.abort()
  await hearing
  const share = (seconds: number) => ((100 * seconds) / (2 * turnMs * 0.001) / count).toFixed(1)
  const own = (user + system) / 1e6
  console.log(
    `${count} lives heard for ${(2 * turnMs) / 1000} s: ${share(own + ffmpeg)}% of a core for each (ours ${share(own)}%, ` +
      `ffmpeg ${share(ffmpeg)}%; goal 5%), ${Math.round(memory / count)} MB for each (goal 100)`,
  )
}

async function measureSearches(): Promise<void> {
  const times = { quiet: [] as number[], busy: [] as number[] }
  for (let turn = 0; turn < Number(values.turns); turn += 1) {
    const isBusy = turn % 2 === 1
    const stop = new AbortController()
    const hearing = isBusy ? captureAll(stop.signal) : Promise.resolve([])
    const end = performance.now() + turnMs
    for (let round = 0; performance.now() < end; round += 1) {
      const start = performance.now()
      await listPosts(ch, QUESTIONS[round % QUESTIONS.length] ?? PostsQuery.parse({}), config.timeZone)
      times[isBusy ? 'busy' : 'quiet'].push(performance.now() - start)
      await wait(20)
    }
    stop.abort()
    await hearing
  }
  const [quiet, busy] = [findP95(times.quiet), findP95(times.busy)]
  console.log(
    `searches over ${values.posts} posts: p95 ${quiet.toFixed(1)} ms, ${busy.toFixed(1)} ms while ${count} lives are heard: ` +
      `${(busy / quiet).toFixed(2)} times (goal 1.5)`,
  )
}

function listChildren(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number)
}

/** User and system time of a process, parsed after its name, which may contain anything. */
function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

function findP95(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
}
