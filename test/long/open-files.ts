/** Import after import: the process's open resources must not grow. */
import { pickInteger } from '../../src/server/sources/demo/random.ts'
import { MAX_OPEN_FILES } from '../../src/server/store/engines/pglite.ts'
import { importPosts } from './cluster-answers.ts'
import { openInstallation } from './installation.ts'
import type { LongProgram, LongRun } from './long-program.ts'
import { countFiles, countThreads, FILE_KINDS, type FileKind, nameThreads } from './read-process.ts'

const POSTS = 300
/**
 * Permitted growth since the second quarter of the imports, by which all thread pools are full. Compares medians,
 * because an insertion or merge in progress also has up to some hundreds of parts open, and closes them at its end.
 */
const MAX_MORE = 0.1
/** Open parts; like the others below, the median of the last quarter, because work in progress holds some briefly. */
const MAX_PARTS = 150
/** Pipes, sockets, libraries, polls. */
const MAX_OTHER = 80
/** Files under /proc, per engine thread that has executed a query. */
const FILES_OF_A_THREAD = 3

export const openFiles: LongProgram = {
  proves: 'open files and threads of the program do not grow with imports: each kind of file ends at a ceiling',
  round: 'an import of new posts and of some that were there, with other dates and counts',
  rounds: 200,
  short: 20,
  run,
}

type Counts = Record<FileKind | 'files' | 'threads', number[]>

async function run(long: LongRun): Promise<void> {
  const it = await openInstallation()
  const counts: Counts = { files: [], threads: [], postgres: [], clickhouse: [], proc: [], other: [] }
  try {
    for (let round = long.from; round < long.to; round += 1) {
      const { status } = await importPosts(it, planPosts(long, round))
      if (status !== 201) long.wrong(round, `the import is answered ${status}`)
      count(it.pid, counts)
      if (counts.files.length % 20 === 0) long.say(`${round}: ${tellLast(counts)}; threads ${nameThreads(it.pid)}`)
    }
  } finally {
    await it.close()
  }
  judge(long, counts)
}

function count(pid: number, counts: Counts): void {
  const files = countFiles(pid)
  counts.files.push(FILE_KINDS.reduce((sum, kind) => sum + files[kind], 0))
  counts.threads.push(countThreads(pid))
  for (const kind of FILE_KINDS) counts[kind].push(files[kind])
}

function judge(long: LongRun, counts: Counts): void {
  for (const [what, some] of Object.entries(counts))
    Object.assign(long.figures, {
      [what]: `first ${some[0]}, second quarter ${middleOf(some, 0.25, 0.5)}, last ${middleOf(some, 0.75, 1)}, most ${Math.max(...some)}`,
    })
  const { threads, postgres, clickhouse, proc, other } = counts
  const [early, late] = [middleOf(threads, 0.25, 0.5), middleOf(threads, 0.75, 1)]
  if (late > early * (1 + MAX_MORE))
    long.wrong('end', `threads grow: ${early} in the second quarter, ${late} in the last`)
  const ceilings = {
    'files of PostgreSQL': [Math.max(...postgres), MAX_OPEN_FILES],
    'files of threads': [Math.max(...proc), FILES_OF_A_THREAD * Math.max(...threads)],
    'files of parts': [middleOf(clickhouse, 0.75, 1), MAX_PARTS],
    'other files': [middleOf(other, 0.75, 1), MAX_OTHER],
  }
  for (const [what, [is = 0, most = 0]] of Object.entries(ceilings))
    if (is > most) long.wrong('end', `${is} ${what}, more than ${most}`)
}

const tellLast = (counts: Counts) =>
  Object.entries(counts)
    .map(([what, some]) => `${what} ${some.at(-1)}`)
    .join(', ')

function middleOf(counts: readonly number[], from: number, to: number): number {
  const some = counts.slice(Math.floor(counts.length * from), Math.ceil(counts.length * to)).sort((a, b) => a - b)
  return some[Math.floor(some.length / 2)] ?? 0
}

function planPosts(long: LongRun, round: number) {
  const random = long.random(round)
  return Array.from({ length: POSTS }, (_, i) => {
    const number = i % 3 === 0 ? pickInteger(random, 0, POSTS) : round * POSTS + i
    return {
      ...{ platform: 'X', account: `conta_${number % 40}`, id: String(number), views: pickInteger(random, 0, 9_999) },
      date: new Date(Date.UTC(2015, 0, 1 + pickInteger(random, 0, 4_000))).toISOString(),
      content: `Publicação ${number}, vacina e urna`,
    }
  })
}
