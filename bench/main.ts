/**
 * npm run bench -- --posts 1000000 [--keep FOLDER] [--port 8199]
 *
 * Generates posts, imports them through the command line (the real write path; more than a million are written inside the
 * engine), starts the real program and asks it over
 * HTTP with rotating terms. Speed is measured here and nowhere else; the machine decides the figures, so quote them
 * with it, and compare medians of one run with another's.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { askAll } from './ask.ts'
import { downloadCsv } from './download.ts'
import { fillPosts } from './fill-posts.ts'
import { importFile } from './import.ts'
import { importBenchNews } from './news.ts'
import { createServer } from './program.ts'
import { printDownload, printImport, printMachine, printQuestions, printServer } from './report.ts'
import { writePosts } from './write-posts.ts'

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '100000' },
    /** Keeps the data under this folder and uses what is there, so that a second run skips the import. */
    keep: { type: 'string' },
    port: { type: 'string', default: '8199' },
    rounds: { type: 'string', default: '60' },
  },
})

const MOST_IMPORTED = 1_000_000
const count = Number(values.posts)
const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'lupascan-bench-'))
mkdirSync(folder, { recursive: true })

try {
  printMachine(count)
  await bringPosts()
  await importBenchNews(folder)
  const server = await createServer(folder, Number(values.port))
  try {
    const questions = await askAll(server, count, Number(values.rounds))
    printQuestions(questions)
    printDownload(await downloadCsv(server))
    printServer(server.memory(), folder)
  } finally {
    await server.stop()
  }
} finally {
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}

/** Up to a million they are imported, which is measured; more are written inside the engine. */
async function bringPosts(): Promise<void> {
  if (count <= MOST_IMPORTED) {
    const file = join(folder, `posts-${count}.jsonl`)
    if (await writePosts(file, count)) printImport(await importFile(file, folder, count))
  } else if (!existsSync(join(folder, 'data'))) {
    console.log(`written inside the engine in ${(await fillPosts(folder, count)).toFixed(0)} s`)
  }
}
