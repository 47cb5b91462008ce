import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { renderSql } from '../sql.ts'
import { openChdb } from './chdb.ts'
import type { ClickHouseEngine, FoundSet, TemporarySet } from './clickhouse-engine.ts'

const directory = mkdtempSync(join(tmpdir(), 'lupascan-sets-'))
let engine: ClickHouseEngine
beforeAll(() => {
  engine = openChdb(directory)
})
afterAll(async () => {
  await engine.close()
  rmSync(directory, { recursive: true, force: true })
})

const STORE = new URL('./chdb.ts', import.meta.url).href
const HOLD_ONE = `
  import { openChdb } from '${STORE}'
  const engine = openChdb(process.env.DIRECTORY)
  const query = 'SELECT number FROM numbers(3) SETTINGS max_threads = 1'
  console.log((await engine.createSet({ query, params: {}, label: 'test' })).name.strings[0] + '1')`

const asked = (query: string) => ({ query: `${query} SETTINGS max_threads = 1`, params: {}, label: 'test' })
const hold = (query: string) => engine.createSet?.(asked(query)) as Promise<TemporarySet>
const countIn = async (set: TemporarySet) =>
  engine.ask(asked(`SELECT toUInt32(count()) AS n FROM numbers(10) WHERE number IN ${renderSql(set.name).text}`))

test('sets that are made at once are each their own, and gone when they are dropped', async () => {
  const sets = await Promise.all([1, 2, 3].map((n) => hold(`SELECT number FROM numbers(${n})`)))
  expect(await Promise.all(sets.map(countIn))).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]])
  const [first, second] = sets as [TemporarySet, TemporarySet, TemporarySet]
  await first.drop()
  await expect(countIn(first)).rejects.toThrow('held.set_')
  expect(await countIn(second)).toEqual([{ n: 2 }])
})

test('a set that cannot be filled leaves nothing behind', async () => {
  const count = () => engine.ask(asked("SELECT toUInt32(count()) AS n FROM system.tables WHERE database = 'held'"))
  const before = await count()
  await expect(hold("SELECT throwIf(number = 1, 'too many') FROM numbers(2)")).rejects.toThrow('too many')
  expect(await count()).toEqual(before)
})

const find = (query: string, signal: AbortSignal, params = {}) =>
  engine.findSet?.({ ...asked(query), params }, signal) as Promise<FoundSet>

test('a set that is found tells how many numbers it has, and takes values', async () => {
  const signal = new AbortController().signal
  const set = await find('SELECT number FROM numbers(9) WHERE number IN {p1:Array(UInt64)}', signal, { p1: [3, 5, 77] })
  expect([set.count, await countIn(set)]).toEqual([2, [{ n: 2 }]])
  await set.drop()
})

test('one that nobody waits for any more is not looked for, and leaves nothing behind', async () => {
  const count = () => engine.ask(asked("SELECT toUInt32(count()) AS n FROM system.tables WHERE database = 'held'"))
  const before = await count()
  const stop = new AbortController()
  const found = find('SELECT number FROM numbers(1000000000000) WHERE sipHash64(number) = 1', stop.signal)
  found.catch(() => {})
  const running = "SELECT count() > 0 AS is_running FROM system.processes WHERE query LIKE 'INSERT INTO held.%'"
  await vi.waitUntil(async () => ((await engine.ask(asked(running))) as [{ is_running: number }])[0].is_running)
  stop.abort()
  await expect(found).rejects.toThrow()
  expect(await count()).toEqual(before)
})

test('what was left by a process that was killed, damaged too, is in nobody’s way', async () => {
  const other = mkdtempSync(join(tmpdir(), 'lupascan-sets-killed-'))
  onTestFinished(() => rmSync(other, { recursive: true, force: true }))
  const run = (end: string) =>
    spawnSync(process.execPath, ['--input-type=module', '--eval', `${HOLD_ONE};${end}`], {
      env: { ...process.env, NODE_OPTIONS: '', DIRECTORY: other },
      encoding: 'utf8',
    })
  expect(run("process.kill(process.pid, 'SIGKILL')").signal).toBe('SIGKILL')
  expect(readdirSync(join(other, 'data', 'held'))).toEqual(['set_1'])
  writeFileSync(join(other, 'metadata', 'held.sql'), '')
  expect(run('await engine.close()')).toMatchObject({ status: 0, stdout: 'held.set_1\n' })
})
