import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { RULES } from '../src/server/jobs/queue.ts'
import { SIMULATION, Told } from './simulation/clock-messages.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-05-01T12:00:00Z')
const CLOCK = new URL('./simulation/program-clock.ts', import.meta.url).href
const STORE = new URL('../src/server/store/engines/chdb.ts', import.meta.url).href

/** A slow query. The timer set after it must be reported only once the query has ended. */
const SLOW = `{ label: 'test', query: 'SELECT sleep(0.3) SETTINGS max_threads = 1', params: {} }`
const WORKS = {
  'an insertion': `await store.insert('slow', [{ n: 1 }])`,
  'a question': `await store.ask(${SLOW})`,
  'a download': `for await (const rows of store.read(${SLOW})) void rows`,
}
const write = (work: string) => `
  import { createServer } from 'node:net'
  import { openChdb } from '${STORE}'
  createServer().listen(0, '127.0.0.1')
  const store = openChdb(process.env.DIRECTORY)
  await store.command('CREATE TABLE slow (n UInt8, waited UInt8 DEFAULT sleep(0.3)) ENGINE = Memory', {})
  setTimeout(async () => {
    ${work}
    setTimeout(() => {}, ${5 * HOUR})
  }, 30_000)
  process.send('ready')`

let folder: string
let program: ChildProcess
let ended: Promise<never>
afterEach(async () => {
  program.kill('SIGKILL')
  await ended.catch(() => {})
  rmSync(folder, { recursive: true, force: true })
})
const hear = async () => (await Promise.race([once(program, 'message'), ended]))[0]

/** Starts a program with this clock, ready, in steps of a minute. */
async function start(source: string): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'lupascan-clock-'))
  program = spawn(process.execPath, ['--import', CLOCK, '--input-type=module', '--eval', source], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', DIRECTORY: folder, [SIMULATION]: `${START}/60000` },
  })
  ended = once(program, 'exit').then(([code]) => Promise.reject(new Error(`The program ended with ${code}`)))
  ended.catch(() => {})
  expect(await hear()).toBe('ready')
}

async function moveTo(moment: number): Promise<number | null> {
  program.send(moment)
  return Told.parse(await hear()).next
}

test.each(Object.entries(WORKS))('time waits for %s of the embedded store', async (_, work) => {
  await start(write(work))
  expect(await moveTo(START + 60_000)).toBeGreaterThanOrEqual(START + 5 * HOUR)
})

test('no queue looks for work so often that its looks are followed one by one', async () => {
  const seconds = Math.min(...Object.values(RULES).map(({ lookEverySeconds = 10 }) => lookEverySeconds))
  await start(`
    import { createServer } from 'node:net'
    createServer().listen(0, '127.0.0.1')
    setTimeout(() => {}, ${seconds * 1000})
    process.send('ready')`)
  expect(await moveTo(START)).toBe(START + 60_000)
})
