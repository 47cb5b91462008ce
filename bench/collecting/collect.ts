// npm run bench:collect -- --channels 1000: time to parse a page of t.me, cost of polling every followed channel, and
// cost of incoming posts for searches.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { parseConfig } from '../../src/server/config.ts'
import { collectSourcesJob } from '../../src/server/jobs/collecting/collect-sources.ts'
import { openQueue } from '../../src/server/jobs/queue.ts'
import { quietLog } from '../../src/server/log.ts'
import { openMedia } from '../../src/server/media/media.ts'
import { createSources } from '../../src/server/records/sources/sources.ts'
import { parseTelegramPage } from '../../src/server/sources/networks/telegram-web/page.ts'
import { openStores } from '../../src/server/store/open.ts'
import { measureSearches } from './search-while-collecting.ts'

const { values } = parseArgs({
  options: {
    channels: { type: 'string', default: '200' },
    // Stored while searches are measured, and the length of each turn.
    posts: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '15' },
  },
})
const channels = Number(values.channels)

// A separate thread, so that generating the pages does not count as reading time.
const telegram = new Worker(new URL('telegram-thread.ts', import.meta.url), { workerData: channels })
const next = () => new Promise<string>((resolve) => telegram.once('message', resolve))

const LOOK_SECONDS = 5 * 60

const base = await next()
await measurePage(`${base}/s/canal_0`)
await measureLooks(base)
await telegram.terminate()

async function measurePage(address: string): Promise<void> {
  const html = await (await fetch(address)).text()
  const times = Array.from({ length: 400 }, () => {
    // Processor time, so that other work of the machine does not count.
    const before = process.threadCpuUsage()
    parseTelegramPage(html)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
    .slice(100)
    .sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(2)
  console.log(`a page of ${Math.round(html.length / 1000)} kB: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (goal 5)`)
}

/** Of the whole process, including the stores' threads, without the thread that simulates Telegram. */
async function readCpuSeconds(): Promise<number> {
  const played = next()
  telegram.postMessage('cpu')
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 - Number(await played)
}

/** The first poll stores twenty posts of each channel; in later ones each has a new one. */
async function measureLooks(telegramBase: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-bench-'))
  const config = parseConfig({
    LUPASCAN_DATA_DIR: dataDir,
    LUPASCAN_TELEGRAM_WEB_BASE: telegramBase,
    LUPASCAN_COLLECT_PER_SECOND: '1000',
  })
  const stores = await openStores(config, quietLog)
  const queue = openQueue(stores.jobDatabase, 'sender', quietLog)
  const media = openMedia(config)
  const source = { network: 'telegram-web', since: null, created_by: null }
  const handles = Array.from({ length: channels }, (_, i) => `canal_${i}`)
  await createSources(
    stores.pg,
    handles.map((handle) => ({ ...source, handle })),
  )
  const job = collectSourcesJob({ ...stores, media, queue, config, log: quietLog })
  for (const look of ['first', 'second', 'third']) {
    const before = await readCpuSeconds()
    const start = performance.now()
    await job.run({}, new AbortController().signal)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const cpu = (await readCpuSeconds()) - before
    console.log(
      `${look} look at ${channels} channels: ${seconds} s, ${cpu.toFixed(1)} s of processor, stores included: ` +
        `one core follows ${Math.floor((channels * LOOK_SECONDS) / cpu)} channels at five minutes (goal 1000)`,
    )
    telegram.postMessage('publish')
    await next()
    await stores.pg
      .updateTable('sources')
      .set({ next_run_at: new Date(0) })
      .execute()
  }
  await measureSearches(stores, Number(values.posts), Number(values.seconds))
  await media.close()
  await queue.close()
  await stores.close()
  rmSync(dataDir, { recursive: true, force: true })
}
