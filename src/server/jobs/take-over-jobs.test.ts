import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { quietLog } from '../log.ts'
import { openQueue } from './queue.ts'
import { takeOverJobs } from './take-over-jobs.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(async () => (await world.queue.open()).deleteAllJobs())

/** A job that a process has when it dies, and that the queue has noted as under way. */
async function dieWith(...names: ('settle-posts' | 'listen-live')[]) {
  const boss = await world.queue.open()
  for (const name of names) {
    await (name === 'settle-posts' ? world.queue.send(name, {}) : world.queue.send(name, { liveId: 7 }))
    await boss.fetch(name)
  }
  await boss
    .getDb()
    .executeSql("UPDATE jobs.queue SET singletons_active = '{\\{\\}}', monitor_on = now() - interval '1 hour'")
  await boss.supervise()
}

/** As the next process finds it. */
async function openNext() {
  const queue = openQueue(world.jobDatabase, 'worker', quietLog)
  return { queue, boss: await queue.open() }
}

test('what the process before was at is done at once by the next, also where there is one at a time', async () => {
  await dieWith('settle-posts', 'listen-live')
  const waiting = await openNext()
  expect(await waiting.boss.fetch('settle-posts')).toEqual([])
  await waiting.queue.close()
  expect(await takeOverJobs(world.pg)).toBe(2)
  const { queue, boss } = await openNext()
  expect(await boss.fetch('settle-posts', { includeMetadata: true })).toMatchObject([{ retryCount: 1 }])
  expect(await boss.fetch('listen-live')).toMatchObject([{ data: { liveId: 7 } }])
  await queue.close()
})

test('one that is to be tried again already is not tried twice; one that was tried too often has failed', async () => {
  const boss = await world.queue.open()
  await dieWith('settle-posts')
  await boss
    .getDb()
    .executeSql("UPDATE jobs.job SET state = 'retry', start_after = now() + interval '1 hour' WHERE state = 'active'")
  await dieWith('settle-posts')
  expect(await takeOverJobs(world.pg)).toBe(0)
  const states = (await boss.findJobs('settle-posts')).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['failed', 'retry'])
  await dieWith('listen-live')
  await boss.getDb().executeSql("UPDATE jobs.job SET retry_count = retry_limit WHERE state = 'active'")
  expect(await takeOverJobs(world.pg)).toBe(0)
  expect((await boss.findJobs('listen-live')).map(({ state }) => state)).toEqual(['failed'])
})
