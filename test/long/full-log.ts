/** The program's output goes to a device that is always full: it keeps running, and reads and writes succeed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { environmentOf } from '../../scripts/start-program.ts'
import { ADMIN, callProgram, logIn } from './installation.ts'
import type { LongProgram, LongRun } from './long-program.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const READY_WITHIN_MS = 300_000
const CALLS = 40

export const fullLog: LongProgram = {
  proves: 'with standard output and errors on a full device the program starts, and is read and written',
  round: 'a start, and some dozens of calls that each want a line in the log',
  rounds: 3,
  short: 1,
  run,
}

async function run(long: LongRun): Promise<void> {
  const tally = { starts: 0, reads: 0, writes: 0 }
  for (let round = long.from; round < long.to; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-full-log-'))
    long.prepare(dataDir)
    const port = await findPort()
    // Every query counts as slow, so every call writes a log line.
    const env = { LUPASCAN_DEMO: '0', PORT: String(port), LUPASCAN_SLOW_QUESTION_MS: '1' }
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, ['src/server/main.ts'], {
      ...{ cwd: ROOT, stdio: ['ignore', full, full] as const },
      env: environmentOf({ dataDir, admin: ADMIN, env }),
    })
    const ended = once(child, 'exit')
    const address = `http://127.0.0.1:${port}`
    try {
      await waitUntilReady(address, () => child.exitCode ?? child.signalCode)
      tally.starts += 1
      const token = await logIn(address, ADMIN)
      for (let i = 0; i < CALLS; i += 1) {
        const read = await callProgram(address, `/api/posts/?search=palavra${i}`, { token })
        const json = { name: `Pessoa ${i}` }
        const written = await callProgram(address, '/api/public-persons/', { method: 'POST', token, json })
        if (read.status !== 200) long.wrong(round, `a search is answered ${read.status}: ${read.text.slice(0, 200)}`)
        else tally.reads += 1
        if (written.status !== 201) long.wrong(round, `a person is answered ${written.status}`)
        else tally.writes += 1
      }
      child.kill('SIGTERM')
      const [code] = await ended
      if (code !== 0) long.wrong(round, `it ends with ${code}`)
    } finally {
      child.kill('SIGKILL')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  Object.assign(long.figures, tally)
}

async function waitUntilReady(address: string, ended: () => number | string | null): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS
  while (performance.now() < until) {
    if (ended() !== null) throw new Error(`the program ended with ${ended()}`)
    const answer = await callProgram(address, '/api/health/ready', {}).catch(() => null)
    if (answer?.status === 200) return
    await sleep(100)
  }
  throw new Error('the program did not become ready')
}

/** Finds a currently unused port. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
