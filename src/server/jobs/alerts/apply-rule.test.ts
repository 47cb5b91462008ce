/** Days on which clocks are put back have 25 hours: the last one belongs to its day, and to the count of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores, testConfig } from '../../../../test/world.ts'
import { applyRule } from './apply-rule.ts'

/** 1 November 2026 in New York, from its midnight to the next one. */
const BEGIN = Date.parse('2026-11-01T04:00:00Z')
const NEXT = Date.parse('2026-11-02T05:00:00Z')
const AT = BEGIN / 1000

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(
    world.ch,
    [BEGIN + 60_000, BEGIN + 120_000, NEXT - 60_000].map((at, i) => ({
      ...{ native_id: String(i), content: `vacina ${i}`, date_created: new Date(at) },
    })),
  )
})
afterAll(() => world.close())

const alert = {
  ...{ id: 'a', user_id: 1, rule: 'more' as const, threshold: 2, span: 'day' as const },
  time_zone: 'America/New_York',
}
const post = (at: number) => ({
  ...{ id: 'p', number: 1, message_group: '0', name: '', account: 'a', platform: 'X' },
  ...{ published: at / 1000, text: '', link: '', versions: 1, deleted: 0 },
})

test.each([
  ['its last hour', NEXT - 60_000, [{ key: `w:${AT}`, posts: 3 }]],
  ['its first hour', BEGIN + 60_000, [{ key: `w:${AT}`, posts: 3 }]],
  ['the day after', NEXT + 60_000, []],
])('a post of %s counts in the day of 25 hours, or not', async (_, at, expected) => {
  const candidate = { filters: { search: 'vacina' }, withFormer: false, id: 'a', sinceNumber: 0, changedSince: null }
  const ready = { alert, candidate, isPrivate: false }
  const deps = { ch: world.ch, config: testConfig(world.dataDir) }
  const found = await applyRule(deps, ready, [post(at)], new Date(NEXT + 3_600_000))
  expect(found).toEqual(expected.map((one) => expect.objectContaining(one)))
})
