import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'
import { openWriteLease } from '../store/writes/write-lease.ts'
import { takeList } from './lists/list-runs.ts'
import { claimLive } from './lives/live-listening.ts'
import { releaseLeases } from './release-leases.ts'

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())

const now = new Date()

test('a list that a dead process was counting is counted on at once', async () => {
  const { pg } = world
  const user = await pg
    .insertInto('users')
    .values({ username: 'ana', username_key: 'ana' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await pg
    .insertInto('lists')
    .values({
      ...{ id: randomUUID(), owner_id: user.id, title: 'Nomes', reading: 'phrase', filters: '{}' },
      ...{ questions: 1, refused: 0 },
    })
    .execute()
  expect(await takeList(pg, now)).toBeDefined()
  expect(await takeList(pg, now)).toBeUndefined()
  await releaseLeases(pg)
  expect(await takeList(pg, now)).toBeDefined()
})

test('a live that a dead process was hearing is heard on at once, from where it was', async () => {
  const { pg } = world
  const live = await pg
    .insertInto('lives')
    .values({ url: 'https://sitio.example/live', title: 'Live', search_key: 'live', listening: 'queued' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const claim = { leaseMs: 30_000, now }
  expect(await claimLive(pg, live.id, { listener: 'um', ...claim })).toMatchObject({ id: live.id })
  expect(await claimLive(pg, live.id, { listener: 'dois', ...claim })).toBe('busy')
  await releaseLeases(pg)
  expect(await claimLive(pg, live.id, { listener: 'dois', ...claim })).toMatchObject({ id: live.id })
})

test('the turn to write of a dead process is anybody’s at once', async () => {
  await openWriteLease(world.pg).take(randomUUID())
  await releaseLeases(world.pg)
  const { rows } = await sql<{ is_free: boolean }>`
    SELECT expires_at < clock_timestamp() AS is_free FROM write_lease`.execute(world.pg)
  expect(rows).toEqual([{ is_free: true }])
})
