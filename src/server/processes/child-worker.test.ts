import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type ChildWorker, openChildWorker } from './child-worker.ts'
import { NO_RIGHTS } from './confine/rights.ts'

/** Returns its input and its process id; or dies, or stays silent. */
const PROGRAM = `
process.on('message', ({ id, text }) => {
  if (text === 'die') process.exit(1)
  if (text !== 'hang') process.send({ id, text, pid: process.pid })
})
process.on('disconnect', () => process.exit(0))
`
type Said = { id: number; text: string; pid: number }

const folder = mkdtempSync(join(tmpdir(), 'lupascan-worker-'))
const path = join(folder, 'program.mjs')
writeFileSync(path, PROGRAM)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let worker: ChildWorker<{ text: string }, Said>
afterEach(() => worker.close())

function open(timeoutMs = 60_000) {
  worker = openChildWorker<{ text: string }, Said>(
    { script: pathToFileURL(path), env: { PATH: process.env.PATH }, rights: NO_RIGHTS },
    { timeoutMs: ({ text }) => (text === 'hang' ? timeoutMs : 60_000), idleMs: () => 60_000 },
  )
}
const say = (text: string) => worker.ask({ text })

test('one process answers one after the other', async () => {
  open()
  const said = await Promise.all(['a', 'b', 'c'].map(say))
  expect(said.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
  expect(new Set(said.map(({ pid }) => pid)).size).toBe(1)
})

test('when it dies only the work at hand is lost: the next gets another process', async () => {
  open()
  const before = await say('a')
  const [died, next] = await Promise.allSettled([say('die'), say('b')])
  expect(died).toMatchObject({ status: 'rejected', reason: { reason: 'ended' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { text: 'b' } })
  expect(next.status === 'fulfilled' && next.value.pid).not.toBe(before.pid)
})

test('one that died while nothing was asked, for want of memory, costs no work', async () => {
  open()
  const { pid } = await say('a')
  process.kill(pid, 'SIGKILL')
  await waitUntilGone(pid)
  const next = await say('b')
  expect(next).toMatchObject({ text: 'b' })
  expect(next.pid).not.toBe(pid)
})

/** Gone for this process too: the exit has been reported. */
async function waitUntilGone(pid: number) {
  const isThere = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  while (isThere()) await setImmediate()
  await setImmediate()
}

test('what takes too long is given up', async () => {
  open(50)
  await expect(say('hang')).rejects.toMatchObject({ reason: 'timeout' })
  expect(await say('a')).toMatchObject({ text: 'a' })
})

test('a signal takes work back before its turn, and ends the process meanwhile only where it is to', async () => {
  open()
  const [first, second] = [new AbortController(), new AbortController()]
  const running = worker.ask({ text: 'hang' }, { signal: first.signal, cutsShort: true })
  const waiting = worker.ask({ text: 'a' }, { signal: second.signal })
  second.abort(new Error('not wanted'))
  first.abort(new Error('gone'))
  await expect(running).rejects.toThrow('gone')
  await expect(waiting).rejects.toThrow('not wanted')
  expect(await say('b')).toMatchObject({ text: 'b' })
})

test('a closed one takes nothing more', async () => {
  open()
  await worker.close()
  await expect(say('a')).rejects.toMatchObject({ reason: 'ended' })
})
