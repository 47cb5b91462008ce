import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { finishImport, saveImportProgress, startImport } from '../../records/sources/imports.ts'
import { createImportTurns, type ImportTurns } from './import-turns.ts'

let world: TestApp
beforeAll(async () => {
  world = await openTestApp()
  await world.enter('dora')
})
afterAll(() => world.close())
beforeEach(async () => void (await world.pg.deleteFrom('imports').execute()))

const run = { name: 'a', format: 'csv', started_by: 1 }
const begin = () => startImport(world.pg, run, new Date())
const counts = { portion: 1, read: 0, of_people: 0, stored: 0, updated: 0, unchanged: 0, set_aside_count: 0 }
const end = (id: number) =>
  finishImport(world.pg, id, { ...counts, linked: null, state: 'concluída', problem: null, set_aside: [] }, new Date())

/** Imports that end when they are told to; in which order they began. */
function follow(turns: ImportTurns) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string, userId: number, signal = new AbortController().signal) =>
    turns.take({ userId, signal }, begin, async (id) => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      await end(id)
      return name
    })
  return { begun, start, end: (name: string) => ends.get(name)?.() }
}

test('who comes while a short import runs waits for its turn, one user after the other', async () => {
  const turns = createImportTurns(world.pg)
  const { begun, start, end } = follow(turns)
  const works = [start('a1', 1)]
  await expect.poll(() => begun).toEqual(['a1'])
  for (const [name, user] of [
    ['a2', 1],
    ['a3', 1],
    ['b1', 2],
  ] as const) {
    works.push(start(name, user))
    await expect.poll(() => turns.countPlaces().waiting).toBe(works.length - 1)
  }
  for (const name of ['a1', 'a2', 'b1', 'a3']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)
  }
  expect(await Promise.all(works)).toEqual(['a1', 'a2', 'a3', 'b1'])
  expect(turns.countPlaces()).toEqual({ running: 0, waiting: 0 })
})

test('it waits for one of another process too, and learns when that one will take longer', async () => {
  const turns = createImportTurns(world.pg)
  const { start, end: finish, begun } = follow(turns)
  const other = Number(await begin())
  const first = start('a1', 1)
  await expect.poll(() => turns.countPlaces().running).toBe(1)
  await end(other)
  await expect.poll(() => begun).toEqual(['a1'])
  finish('a1')
  expect(await first).toBe('a1')

  const long = Number(await begin())
  const second = start('a2', 1)
  await expect.poll(() => turns.countPlaces().running).toBe(1)
  await saveImportProgress(world.pg, long, { portion: 0.001 }, new Date())
  await expect(second).rejects.toMatchObject({ status: 409, headers: { 'retry-after': '60' } })
  expect(turns.countPlaces()).toEqual({ running: 0, waiting: 0 })
})

test('nobody waits for longer than ten seconds; who goes away waits no more', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
  const turns = createImportTurns(world.pg)
  const id = Number(await begin())
  await saveImportProgress(world.pg, id, { portion: 0.5 }, new Date())
  const { start } = follow(turns)
  await expect(start('a1', 1)).rejects.toMatchObject({ status: 409, headers: { 'retry-after': '1' } })
  vi.restoreAllMocks()
  const gone = new AbortController()
  const left = start('a2', 1, gone.signal)
  await expect.poll(() => turns.countPlaces().running).toBe(1)
  gone.abort(new Error('foi embora'))
  await expect(left).rejects.toThrow()
  expect(turns.countPlaces()).toEqual({ running: 0, waiting: 0 })
})
