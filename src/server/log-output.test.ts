import { execFileSync } from 'node:child_process'
import { closeSync, ftruncateSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

/** A stand-in for a disk: `room` is its free space, in bytes. */
const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  type Done = (error: NodeJS.ErrnoException | null, count: number) => void
  const write = (fd: number, bytes: Buffer, done: Done) => {
    const taken = Math.min(bytes.length, disk.room)
    if (taken === 0) return setImmediate(done, Object.assign(new Error('full'), { code: 'ENOSPC' }), 0)
    disk.room -= taken
    return fs.write(fd, bytes.subarray(0, taken), done)
  }
  return { ...fs, write }
})
const { openLogOutput } = await import('./log-output.ts')

const folder = mkdtempSync(join(tmpdir(), 'lupascan-log-'))
const path = join(folder, 'log')
const fd = openSync(path, 'a')
afterAll(() => {
  closeSync(fd)
  rmSync(folder, { recursive: true })
})
const read = () => readFileSync(path, 'utf8').split('\n').filter(Boolean)

test('lines come out whole and in their order', async () => {
  const output = openLogOutput(fd)
  for (let i = 0; i < 100; i += 1) output.write(`linha ${i}\n`)
  await expect.poll(read).toEqual(Array.from({ length: 100 }, (_, i) => `linha ${i}`))
})

test('on a full disk lines wait, and what did not wait is counted when there is room again', async () => {
  ftruncateSync(fd)
  const output = openLogOutput(fd, 100)
  disk.room = 4
  for (let i = 0; i < 30; i += 1) output.write(`linha ${i}\n`)
  await expect.poll(() => disk.room).toBe(0)
  disk.room = Number.POSITIVE_INFINITY
  await expect.poll(() => read().length, { timeout: 5_000 }).toBeGreaterThan(2)
  await expect.poll(() => read().at(-1), { timeout: 5_000 }).toContain('lines of the log were lost')
  const lines = read()
  const { lines: lost } = JSON.parse(lines.at(-1) ?? '')
  expect(lines.slice(0, -1)).toEqual(Array.from({ length: 30 - lost }, (_, i) => `linha ${i}`))
})

test('what waits behind a write that is under way comes out when the process ends', () => {
  const module = new URL('log-output.ts', import.meta.url).href
  const program = `
    const { openLogOutput } = await import(${JSON.stringify(module)})
    const output = openLogOutput(1)
    for (let i = 0; i < 100; i += 1) output.write('linha ' + i + '\\n')
    process.exit(0)`
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  const lines = Array.from({ length: 100 }, (_, i) => `linha ${i}`)
  expect(said.split('\n').filter(Boolean).toSorted()).toEqual(lines.toSorted())
})
