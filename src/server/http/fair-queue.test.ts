import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const open = new AbortController().signal

/** Starts work that ends when it is told to, and notes in which order it began. */
function startAll(most: Parameters<typeof createFairQueue>[0]) {
  const queue = createFairQueue<string>(most)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string, signal = open) =>
    queue.run(name.slice(0, 1), signal, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { begun, start, end }
}

test('places go to one user after the other, whoever asked for more', async () => {
  const { begun, start, end } = startAll({ atOnce: 2, perKey: 2, waitingPerKey: 10 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1']) void start(name)
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'a2'])
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5'])
})

test('one user has no more than their share, also when nobody else is there', async () => {
  const { begun, start, end } = startAll({ atOnce: 4, perKey: 1, waitingPerKey: 10 })
  void start('a1')
  void start('a2')
  void start('b1')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('a line that is too long is refused, of this user only', async () => {
  const { start, end } = startAll({ atOnce: 1, perKey: 1, waitingPerKey: 1 })
  const first = start('a1')
  void start('a2')
  await expect(start('a3')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '5' } })
  void start('b1')
  await end('a1')
  expect(await first).toBe('a1')
})

test('who leaves while waiting gives the place to the next; work that fails gives it back', async () => {
  const { begun, start, end } = startAll({ atOnce: 1, perKey: 1, waitingPerKey: 5 })
  const gone = new AbortController()
  void start('a1')
  const left = start('b1', gone.signal)
  void start('c1')
  gone.abort(new Error('foi embora'))
  await expect(left).rejects.toThrow('foi embora')
  await end('a1')
  expect(begun).toEqual(['a1', 'c1'])

  const queue = createFairQueue<string>({ atOnce: 1, perKey: 1, waitingPerKey: 1 })
  await expect(queue.run('a', open, () => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou')
  expect(await queue.run('a', open, async () => 'feito')).toBe('feito')
  const leave = await queue.enter('a', open)
  leave()
  leave()
  expect(await queue.run('b', open, async () => 'feito')).toBe('feito')
})
