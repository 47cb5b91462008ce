/**
 * npm run bench -- --posts 1000000 [--keep FOLDER] [--port 8199]
 *
 * Generates posts, imports them through the command line (the real write path), starts the real program and asks it over
 * HTTP with rotating terms. Speed is measured here and nowhere else; the machine decides the figures, so quote them
 * with it, and compare medians of one run with another's.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { askAll } from './ask.ts'
import { downloadCsv } from './download.ts'
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

const count = Number(values.posts)
const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'lupascan-bench-'))
mkdirSync(folder, { recursive: true })

try {
  printMachine(count)
  const file = join(folder, `posts-${count}.jsonl`)
  const written = await writePosts(file, count)
  if (written) printImport(await importFile(file, folder, count))
  await importBenchNews(folder)
  const server = await createServer(folder, Number(values.port))
  try {
    const questions = await askAll(server, Number(values.rounds))
    printQuestions(questions)
    printDownload(await downloadCsv(server))
    printServer(server.memory(), folder)
  } finally {
    await server.stop()
  }
} finally {
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}
