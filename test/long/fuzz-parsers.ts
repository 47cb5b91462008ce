/** Every parser of external files with mutated files: none crashes, hangs or leaves a promise rejected, and every refusal is reported. */
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pickOne } from '../../src/server/sources/demo/random.ts'
import { judgeSentence } from './bombs/refusal.ts'
import { listSamples } from './fuzz-parsers/files.ts'
import { mutate } from './fuzz-parsers/mutate.ts'
import { READERS } from './fuzz-parsers/readers.ts'
import type { Read } from './fuzz-parsers/told.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'

const PROCESS = join(import.meta.dirname, 'fuzz-parsers/reading-process.ts')
/** Processor time; on a busy machine the same work takes longer, but not forever. */
const MAX_MS = 10_000
const MAX_WAIT = 20

const NAMES = Object.keys(READERS)

export const fuzzParsers: LongProgram = {
  proves:
    'no mutated file crashes, hangs or silently ends a reader of posts, people, news, lists, captions, pages, pictures, clips or answers; what is refused or set aside is said in a sentence of ours, and what a simpler reading finds in a file comes out or is told',
  round: 'a file',
  rounds: 20_000,
  short: 200,
  options: { reader: { means: 'all rounds for one reader', usual: 0, short: 0, names: NAMES } },
  run,
}

type Told = { read?: Read; fault?: string }

async function run(long: LongRun): Promise<void> {
  const samples = await listSamples()
  const bySample = Map.groupBy(samples, ({ reader }) => reader)
  const only = NAMES[long.option('reader') - 1]
  const readers = only ? [only] : NAMES.filter((name) => bySample.has(name))
  const tally = { files: 0, read: 0, refused: 0, items: 0, set_aside: 0 }
  const times: number[] = []
  let child = startReader()
  try {
    for (let step = long.from; step < long.to; step += 1) {
      const random = long.random(step)
      const reader = readers[step % readers.length] as string
      const { name, bytes } = pickOne(random, bySample.get(reader) ?? [])
      const file = mutate(random, bytes, pickOne(random, samples).bytes)
      const begin = performance.now()
      const told = await askReader(child, { reader, bytes: file })
      times.push(performance.now() - begin)
      tally.files += 1
      tally[told.read?.refused != null ? 'refused' : 'read'] += 1
      tally.items += told.read?.items ?? 0
      tally.set_aside += told.read?.setAside ?? 0
      for (const one of judge(told)) long.wrong(step, `${reader} of ${name}: ${one}`)
      if (child.exitCode !== null || child.signalCode !== null) child = startReader()
    }
    Object.assign(long.figures, {
      samples: samples.length,
      readers: readers.join(', '),
      ...tally,
      time: describeTimes(times),
    })
  } finally {
    child.kill('SIGKILL')
  }
}

function judge({ read, fault }: Told): string[] {
  const said = read?.refused ? judgeSentence(read.refused) : []
  const isLost = read?.lost !== undefined && read.refused === null
  return [...said, ...(isLost ? [`lost: ${read.lost}`] : []), ...(fault ? [fault.slice(0, 500)] : [])]
}

const startReader = () =>
  fork(PROCESS, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], serialization: 'advanced' })

/** Kills a parser that takes too long. */
function askReader(child: ChildProcess, task: { reader: string; bytes: Buffer }): Promise<Told> {
  return new Promise((done) => {
    const end = (told: Told) => {
      clearInterval(patience)
      child.removeAllListeners()
      done(told)
    }
    const [begin, workedBefore] = [performance.now(), readWorkedMs(child)]
    const patience = setInterval(() => {
      const passed = performance.now() - begin
      const worked = workedBefore === null ? passed : (readWorkedMs(child) ?? passed) - workedBefore
      if (worked < MAX_MS && passed < MAX_WAIT * MAX_MS) return
      clearInterval(patience)
      child.removeAllListeners()
      child.once('exit', () => done({ fault: `takes longer than ${MAX_MS} ms` }))
      child.kill('SIGKILL')
    }, MAX_MS)
    child.once('message', (message) => end(message as Told))
    child.once('exit', (code, signal) => end({ fault: `the process ended (${code ?? signal})` }))
    child.send(task)
  })
}

const TICKS_A_SECOND = 100

/** Processor time of a process; null if the system does not provide it. */
function readWorkedMs({ pid }: ChildProcess): number | null {
  try {
    // After the name in brackets, which may contain anything: user and system time are fields 12 and 13.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/)
    const [user, system] = rest.split(' ').slice(11, 13).map(Number)
    return ((user ?? 0) + (system ?? 0)) * (1000 / TICKS_A_SECOND)
  } catch {
    return null
  }
}
