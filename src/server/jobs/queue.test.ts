import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runJobs } from '../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { quietLog } from '../log.ts'
import { defineJob, type Outcome } from './job.ts'
import { openQueue, type Queue } from './queue.ts'
import { startWorker } from './worker.ts'

const QUIET = { ...quietLog, warn() {} }
const LATER = new Date('2100-01-01')
let world: TestStores

beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(async () => (await world.queue.open()).deleteAllJobs())

/** A worker with one job that does what the test says; `ended` resolves after so many runs. */
async function work(run: (nth: number, signal: AbortSignal) => Promise<Outcome>, runs: number) {
  const queue: Queue = openQueue(world.jobDatabase, 'worker', QUIET)
  let nth = 0
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const job = defineJob('remove-expired', async (_, signal) => {
    nth += 1
    if (nth === runs) resolve()
    return run(nth, signal)
  })
  const worker = await startWorker(queue, [job], { timeZone: 'America/Sao_Paulo', log: QUIET })
  return { queue, ended, worker, count: () => nth }
}

const states = async () => {
  const boss = await world.queue.open()
  return (await boss.findJobs('remove-expired')).map(({ state }) => state)
}

test('the same job waits once', async () => {
  expect(await world.queue.send('remove-expired', {}, { startAfter: LATER })).toBe(true)
  expect(await world.queue.send('remove-expired', {})).toBe(false)
  expect(await world.queue.send('remove-expired', {}, { singletonKey: 'another' })).toBe(true)
  expect(await runJobs(world)).toEqual(['remove-expired', 'remove-expired'])
})

test('a worker does what is sent, and goes on while there is more', async () => {
  const { queue, ended, worker, count } = await work(async (nth) => (nth < 3 ? 'again' : 'done'), 3)
  await queue.send('remove-expired', {})
  await ended
  await worker.stop()
  expect(count()).toBe(3)
  // In one go: sent anew each time it would have to wait for its turn.
  expect(await states()).toEqual(['completed'])
})

test('what has more to do soon waits for it; a worker that stops leaves it to the queue', async () => {
  const { queue, ended, worker, count } = await work(async () => 'soon', 1)
  await queue.send('remove-expired', {})
  await ended
  await worker.stop()
  expect(count()).toBe(1)
  const boss = await world.queue.open()
  const next = (await boss.findJobs('remove-expired')).find(({ state }) => state === 'created')
  expect(next && next.startAfter.getTime() - next.createdOn.getTime()).toBeGreaterThan(5_000)
})

test('what failed is tried again, later', async () => {
  const { queue, ended, worker } = await work(() => Promise.reject(new Error('the network is away')), 1)
  await queue.send('remove-expired', {})
  await ended
  await worker.stop()
  const boss = await world.queue.open()
  const [job] = await boss.findJobs('remove-expired')
  expect(job).toMatchObject({ state: 'retry', output: { message: 'the network is away' } })
  expect(job && job.startAfter.getTime() - job.startedOn.getTime()).toBeGreaterThan(5_000)
})

test('a stopped worker tells its job, and the rest is done by the next one', async () => {
  const first = await work(
    (_, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('again'))),
    1,
  )
  await first.queue.send('remove-expired', {})
  await first.ended
  await first.worker.stop()
  // The rest waits, or was taken by the worker that stopped and given back.
  expect(await states()).toEqual(expect.arrayContaining(['completed', expect.stringMatching(/^(created|retry)$/)]))
  const second = await work(async () => 'done', 1)
  await second.ended
  await second.worker.stop()
  expect(await states()).toEqual(['completed', 'completed'])
})

test('the work of a worker that died is taken over', async () => {
  const boss = await world.queue.open()
  await world.queue.send('remove-expired', {})
  await boss.fetch('remove-expired')
  expect(await states()).toEqual(['active'])
  await boss.getDb().executeSql(`UPDATE jobs.job SET heartbeat_on = heartbeat_on - interval '1 hour'`)
  // One that looks after the queue and does nothing: a worker might have begun it before it is looked at.
  const next = openQueue(world.jobDatabase, 'worker', quietLog)
  await (await next.open()).supervise()
  expect(await states()).toEqual(['retry'])
  expect(await runJobs(world)).toEqual(['remove-expired'])
  await next.close()
})

test('a job that an earlier version sent differently is refused', async () => {
  const job = defineJob('remove-expired', async () => 'done')
  await expect(job.run('not an object', new AbortController().signal)).rejects.toThrow()
})

test('a queue that cannot be opened now is opened at its next use', async () => {
  let asked = 0
  const away = createServer((connection) => {
    asked += 1
    connection.destroy()
  }).listen(0, '127.0.0.1')
  await once(away, 'listening')
  const { port } = away.address() as AddressInfo
  const queue = openQueue({ url: `postgres://lupascan@127.0.0.1:${port}/postgres` }, 'sender', QUIET)
  await expect(queue.send('remove-expired', {})).rejects.toThrow()
  const first = asked
  await expect(queue.send('remove-expired', {})).rejects.toThrow()
  expect(asked).toBeGreaterThan(first)
  await queue.close()
  away.close()
})
