import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { readWhole } from './read-whole.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

test('a turn that began while something was read has ended when it is told', async () => {
  const ended: string[] = []
  const found = await readWhole(world.ch, async () => {
    // As another process would, when this one stood still for too long.
    void world.ch.withWriteLock(async () => {
      await setImmediate()
      ended.push('the other')
    })
    return 'read'
  })
  expect([found, ...ended]).toEqual(['read', 'the other'])
})
