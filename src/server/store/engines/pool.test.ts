import { expect, test } from 'vitest'
import { openPool } from './pool.ts'

test('connects when needed, never more often than there are places, and serves in order', async () => {
  let connected = 0
  const pool = openPool(2, () => ++connected)
  await pool.use(async () => {})
  await pool.use(async () => {})
  expect(connected).toBe(1)

  const open: (() => void)[] = []
  const used: string[] = []
  const work = (name: string) =>
    pool.use(() => new Promise<void>((resolve) => open.push(resolve)).then(() => used.push(name)))
  const all = [work('a'), work('b'), work('c'), work('d')]
  await Promise.resolve()
  expect(connected).toBe(2)
  while (used.length < 4) {
    open.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all(all)
  expect(used).toEqual(['a', 'b', 'c', 'd'])
  expect(connected).toBe(2)
})

test('a failure gives the place back', async () => {
  const pool = openPool(1, () => 'connection')
  await expect(pool.use(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await pool.use(async (connection) => connection)).toBe('connection')
})

test('a line that is too long is refused', async () => {
  const pool = openPool(1, () => 'connection')
  let finish = () => {}
  const waiting = Array.from({ length: 201 }, () => pool.use(() => new Promise<void>((resolve) => (finish = resolve))))
  await expect(pool.use(async () => {})).rejects.toMatchObject({ fault: 'store_unavailable' })
  let done = false
  const all = Promise.all(waiting).then(() => (done = true))
  while (!done) {
    finish()
    await new Promise(setImmediate)
  }
  await all
})

test('who gives up while waiting leaves the line and takes no place', async () => {
  const pool = openPool(1, () => 'connection')
  let finish = () => {}
  const first = pool.use(() => new Promise<void>((resolve) => (finish = resolve)))
  const leaving = new AbortController()
  const second = pool.use(async () => 'second', leaving.signal)
  const third = pool.use(async () => 'third')
  leaving.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
  finish()
  await first
  expect(await third).toBe('third')
  await expect(pool.use(async () => 'late', leaving.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(await pool.use(async (connection) => connection, new AbortController().signal)).toBe('connection')
})

test('who gives up in the moment before a free place is theirs does no work', async () => {
  const pool = openPool(1, () => 'connection')
  const leaving = new AbortController()
  let isDone = false
  const first = pool.use(async () => {
    isDone = true
  }, leaving.signal)
  leaving.abort()
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
  expect(isDone).toBe(false)
  expect(await pool.use(async (connection) => connection)).toBe('connection')
})
