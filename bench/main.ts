/**
 * npm run bench -- --posts 1000000 [--keep FOLDER] [--minutes 10] [--beside postgres] [--rounds 60] [--port 8199]
 * [--only WORDS] [--fill]
 *
 * Generates posts, imports them through the command line (the real write path; more than a million are generated inside
 * the engine), starts the real program and queries it over HTTP with rotating terms: alone, at a fixed arrival rate,
 * and while posts and counts come in; optionally beside PostgreSQL. Speed is measured here and nowhere else; figures
 * depend on the machine, so quote them with it, and compare medians of different runs.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { PostsReply } from '../src/contract/posts/post.ts'
import { startPostgres } from '../test/servers/postgres.ts'
import { askOften, WARM_UP } from './ask.ts'
import { compareWithPostgres } from './beside/compare.ts'
import { fillPostgres, SETTINGS } from './beside/fill.ts'
import { printBeside } from './beside/report.ts'
import { letComeIn } from './coming-in.ts'
import { downloadCsv } from './download.ts'
import { importFile } from './import.ts'
import { measureOpenLoop } from './open-loop/measure.ts'
import { printOpenLoop } from './open-loop/report.ts'
import { fillPosts } from './posts/fill-posts.ts'
import { importBenchNews } from './posts/news.ts'
import { writePosts } from './posts/write-posts.ts'
import { createServer, type Server } from './program.ts'
import { listBenchQueries } from './queries.ts'
import {
  printCameIn,
  printDownload,
  printImport,
  printMachine,
  printQueries,
  printQuiet,
  printServer,
  printStart,
  readDisk,
} from './report.ts'

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '100000' },
    /**
     * Keeps the data under this folder and reuses existing data, so that a second run skips the import; posts that came
     * in stay there too.
     */
    keep: { type: 'string' },
    port: { type: 'string', default: '8199' },
    rounds: { type: 'string', default: '60' },
    /** Minutes of searches at 40 a second; then as many at 400, for at most one minute. 0: neither. */
    minutes: { type: 'string', default: '10' },
    /** postgres: fills a PostgreSQL server with the same posts and sends it the same queries. */
    beside: { type: 'string', default: '' },
    /** Only queries whose name contains this, on a quiet store, and nothing else. */
    only: { type: 'string', default: '' },
    /** Generates the posts inside the engine, however few. */
    fill: { type: 'boolean', default: false },
  },
})

const MAX_IMPORTED = 1_000_000
const count = Number(values.posts)
const rounds = Number(values.rounds)
if (!['', 'postgres'].includes(values.beside)) throw new Error('--beside knows postgres')
const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'lupascan-bench-'))
mkdirSync(folder, { recursive: true })

try {
  printMachine(count)
  await bringPosts()
  await importBenchNews(folder)
  const disk = readDisk(folder)
  const postgres = values.beside ? await startPostgres(SETTINGS) : null
  try {
    const fillSeconds = postgres ? await fillPostgres(postgres.url, folder) : 0
    const server = await createServer(folder, Number(values.port))
    try {
      printStart(server.readySeconds, server.memory())
      if (postgres) printBeside(await compareWithPostgres(server, postgres.url, rounds), fillSeconds)
      // More than requested, if earlier runs left incoming posts.
      const stored = await countStored(server)
      await measure(server)
      printServer(server.memory(), disk, stored)
    } finally {
      await server.stop()
    }
  } finally {
    await postgres?.stop()
  }
} finally {
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}

async function countStored(server: Server): Promise<number> {
  const { total_items } = (await (await server.get('/api/posts/')).json()) as PostsReply
  return total_items
}

/** Measures that change the store come last. */
async function measure(server: Server): Promise<void> {
  const questions = (await listBenchQueries(server, rounds + WARM_UP)).filter(({ name }) => name.includes(values.only))
  const quiet = []
  for (const question of questions) quiet.push(await askOften(server, question, rounds))
  if (values.only !== '') return printQuiet(questions, quiet, count)
  printDownload(await downloadCsv(server))
  const minutes = Number(values.minutes)
  if (minutes > 0) printOpenLoop(await measureOpenLoop(server, minutes))
  const coming = await letComeIn(server)
  const all = []
  for (const [i, question] of questions.entries()) {
    const alone = quiet[i]
    if (alone) all.push({ question, quiet: alone, busy: await askOften(server, question, rounds) })
  }
  const came = await coming.stop()
  printQueries(all, count)
  printCameIn(came)
}

/** Up to a million posts are imported, which is measured; more are generated inside the engine. */
async function bringPosts(): Promise<void> {
  if (count <= MAX_IMPORTED && !values.fill) {
    const file = join(folder, `posts-${count}.jsonl`)
    if (await writePosts(file, count)) printImport(await importFile(file, folder, count))
  } else if (!existsSync(join(folder, 'data'))) {
    console.log(`written inside the engine in ${(await fillPosts(join(folder, 'data'), count)).toFixed(0)} s`)
  }
}
