import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { EMPTY_CURSOR } from '../../../contract/sources/sync-cursor.ts'
import { claimDueSource, createSources, finishRun } from './sources.ts'

const MINUTE = 60_000
const NOW = Date.parse('2026-05-10T12:00:00Z')

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(() => world.pg.deleteFrom('sources').execute())

const claimAt = (time: number) => claimDueSource(world.pg, { networks: ['telegram'], now: new Date(time) })

/** A source read at NOW by the program's clock, and due again in fifty minutes. */
async function readOnce() {
  await createSources(world.pg, [{ network: 'telegram', handle: 'canal', since: null, created_by: null }])
  await world.pg
    .updateTable('sources')
    .set({ next_run_at: new Date(0) })
    .execute()
  const source = await claimAt(NOW)
  if (!source) throw new Error('nothing is due')
  const result = {
    reading: EMPTY_CURSOR,
    state: 'ativa',
    problem: null,
    failures: 0,
    name: null,
    followers: null,
  } as const
  const brought = { posts_stored: 0, posts_changed: 0, posts_deleted: 0 }
  await finishRun(world.pg, source, { ...result, ...brought, next_run_at: new Date(NOW + 50 * MINUTE) }, new Date(NOW))
}

test('a source is due at its moment, not before', async () => {
  await readOnce()
  expect(await claimAt(NOW + 49 * MINUTE)).toBeUndefined()
  expect(await claimAt(NOW + 50 * MINUTE)).toMatchObject({ handle: 'canal' })
})

test('a clock that was put back an hour keeps no source waiting for it', async () => {
  await readOnce()
  expect(await claimAt(NOW - 60 * MINUTE)).toMatchObject({ handle: 'canal' })
})

test('processes whose clocks differ by seconds do not read a source twice', async () => {
  await readOnce()
  expect(await claimAt(NOW - 30_000)).toBeUndefined()
})
