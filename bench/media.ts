/**
 * npm run bench:media [-- --posts 50000 --port 8198]
 *
 * Cost of one picture (goal: 4 s for everything on one core), and cost of picture processing for concurrent searches
 * (goal: p95 at most 1.5 times).
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseConfig } from '../src/server/config.ts'
import { type Media, openMedia } from '../src/server/media/media.ts'
import { drawDemoImage } from '../src/server/sources/demo/pictures/images.ts'
import { importFile } from './import.ts'
import { writePosts } from './posts/write-posts.ts'
import { createServer, type Server } from './program.ts'
import { printMachine } from './report.ts'

const { values } = parseArgs({
  options: { posts: { type: 'string', default: '50000' }, port: { type: 'string', default: '8198' } },
})
/** Searches per turn, and number of turns alone and during picture processing. */
const QUESTIONS = 60
const TURNS = 6

/** Drawn pictures, and the photographs with people included in the face package. */
async function listPictures(): Promise<Buffer[]> {
  const drawn = await Promise.all([0, 1, 2, 3, 4, 5].map(drawDemoImage))
  const folder = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo')
  const photographs = readdirSync(folder).filter((name) => /^sample\d\.jpg$/.test(name))
  return [...drawn, ...photographs.map((name) => readFileSync(join(folder, name)))]
}

const quantile = (times: number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

async function measure(count: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    const start = performance.now()
    await work(round)
    times.push(performance.now() - start)
  }
  return times
}

async function measurePictures(media: Media, pictures: Buffer[]): Promise<void> {
  const [first] = pictures
  if (first)
    console.log(
      `first picture, engines loaded: ${(await measure(1, () => media.analyse(first, ALL)))[0]?.toFixed(0)} ms`,
    )
  for (const [name, options] of Object.entries({
    'thumbnail and hashes': FEW,
    'and text': { ...FEW, text: true },
    'and faces': ALL,
  })) {
    const times = await measure(pictures.length, (round) => media.analyse(pictures[round] ?? Buffer.alloc(0), options))
    console.log(
      `${name}: median ${quantile(times, 0.5).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms (goal 4000)`,
    )
  }
}

const FEW = { text: false, faces: false }
const ALL = { text: true, faces: true }

const WORDS = ['vacina', 'escola', 'projeto', 'domingo', 'campo', 'reais']

const search = (server: Server) =>
  measure(QUESTIONS, async (round) => (await server.get(`/api/posts/?search=${WORDS[round % WORDS.length]}`)).text())

/** Analyses pictures until stopped. */
function startWork(media: Media, pictures: Buffer[]): () => Promise<void> {
  let stopped = false
  const work = (async () => {
    for (let round = 0; !stopped; round += 1) await media.analyse(pictures[round % pictures.length] ?? '', ALL)
  })()
  return () => {
    stopped = true
    return work
  }
}

/** Alternating, so that other work of the machine affects both. */
async function measureSearchBeside(media: Media, pictures: Buffer[], folder: string): Promise<void> {
  const file = join(folder, 'posts.jsonl')
  await writePosts(file, Number(values.posts))
  await importFile(file, folder, Number(values.posts))
  const server = await createServer(folder, Number(values.port))
  const alone: number[] = []
  const beside: number[] = []
  try {
    await search(server)
    for (let turn = 0; turn < TURNS; turn += 1) {
      alone.push(...(await search(server)))
      const stop = startWork(media, pictures)
      beside.push(...(await search(server)))
      await stop()
    }
  } finally {
    await server.stop()
  }
  const [before, during] = [quantile(alone, 0.95), quantile(beside, 0.95)]
  console.log(
    `p95 of a search: ${before.toFixed(1)} ms alone, ${during.toFixed(1)} ms beside pictures, ` +
      `${(during / before).toFixed(2)} times (goal 1.5)`,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'lupascan-bench-media-'))
const media = openMedia(parseConfig({ LUPASCAN_DATA_DIR: join(folder, 'files') }))
try {
  printMachine(Number(values.posts))
  const pictures = await listPictures()
  await measurePictures(media, pictures)
  await measureSearchBeside(media, pictures, folder)
} finally {
  await media.close()
  rmSync(folder, { recursive: true, force: true })
}
