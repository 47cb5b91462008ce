import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const open = new AbortController().signal

/** Starts work that ends on command, and records the order in which it began. */
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

describe('a wait that would be too long', () => {
  // A wait times out after some seconds; the test does not wait that long in real time.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  const busy = { status: 503, code: 'too_many_requests', headers: { 'retry-after': '3' } }

  /** Two places at once, each held for one second of a clock that the test advances. */
  async function openQueue() {
    let time = 0
    const queue = createFairQueue<string>(
      { atOnce: 2, perKey: 2, waitingPerKey: 100, longestWaitMs: 2_000 },
      () => time,
    )
    const first = await queue.enter('a', open)
    time += 1_000
    first()
    const leave = [await queue.enter('a', open), await queue.enter('a', open)]
    return { queue, leave, pass: () => (time += 1_000) }
  }

  test('is refused at once, and says when to ask again', async () => {
    const { queue } = await openQueue()
    for (let waiting = 0; waiting < 4; waiting += 1) void queue.enter('a', open)
    expect(queue.countPlaces()).toEqual({ running: 2, waiting: 4 })
    await expect(queue.enter('a', open)).rejects.toMatchObject(busy)
    await expect(queue.enter('a', open)).rejects.toThrow('Tente de novo em 3 segundos.')
    expect(queue.countPlaces()).toEqual({ running: 2, waiting: 4 })
  })

  test('is that of the user who asks for much, not of others', async () => {
    const { queue, leave } = await openQueue()
    for (let waiting = 0; waiting < 4; waiting += 1) void queue.enter('a', open)
    const other = queue.enter('b', open)
    leave[0]?.()
    leave[1]?.()
    expect(await other).toBeInstanceOf(Function)
  })

  test('is one of many users too', async () => {
    const { queue } = await openQueue()
    for (const user of ['b', 'c', 'd', 'e']) void queue.enter(user, open)
    await expect(queue.enter('f', open)).rejects.toMatchObject(busy)
  })

  test('counts those who will come again before the turn: each of them has one for each of its own', async () => {
    const { queue } = await openQueue()
    for (const user of ['b', 'c', 'd']) void queue.enter(user, open)
    // Each of the others now has one request waiting, as d does; each gets two places before the second request of d gets one.
    const second = queue.enter('d', open)
    expect(queue.countPlaces().waiting).toBe(3)
    await expect(second).rejects.toMatchObject(busy)
  })

  test('that nobody could foresee ends after twice that time', async () => {
    const { queue, leave, pass } = await openQueue()
    const [inTime, late] = [queue.enter('b', open), queue.enter('c', open)]
    void late.catch(() => {})
    for (let seconds = 0; seconds < 3; seconds += 1) pass()
    await vi.advanceTimersByTimeAsync(3_999)
    leave[0]?.()
    expect(await inTime).toBeInstanceOf(Function)
    await vi.advanceTimersByTimeAsync(1)
    await expect(late).rejects.toMatchObject({ status: 503, code: 'too_many_requests' })
    expect(queue.countPlaces()).toEqual({ running: 2, waiting: 0 })
  })

  test('is over with the line: whoever comes then is let in', async () => {
    const { queue, leave, pass } = await openQueue()
    const waiting = [1, 2, 3, 4].map(() => queue.enter('a', open))
    await expect(queue.enter('a', open)).rejects.toMatchObject(busy)
    for (const place of waiting) {
      pass()
      leave.shift()?.()
      leave.push(await place)
    }
    void queue.enter('a', open)
    expect(queue.countPlaces()).toEqual({ running: 2, waiting: 1 })
  })

  test('is told by those who have a place, too, when none of them comes to an end', async () => {
    const { queue, pass } = await openQueue()
    void queue.enter('a', open)
    for (let seconds = 0; seconds < 4; seconds += 1) pass()
    await expect(queue.enter('a', open)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '4' } })
  })
})
