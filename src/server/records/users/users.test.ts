import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../../test/world.ts'
import { createFirstUser, findUserByUsername } from './users.ts'

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())

test('of several that start at once one creates the first user', async () => {
  for (let round = 0; round < 5; round++) {
    await world.pg.deleteFrom('users').execute()
    const created = await Promise.all(Array.from({ length: 10 }, (_, i) => createFirstUser(world.pg, `u${i}`, 'hash')))
    expect(created.filter(Boolean)).toHaveLength(1)
    expect(await world.pg.selectFrom('users').select('id').execute()).toHaveLength(1)
  }
})

test('a name is found in any case, and nothing else is', async () => {
  await world.pg.deleteFrom('users').execute()
  await createFirstUser(world.pg, 'Ana.Lu', 'hash')
  expect(await findUserByUsername(world.pg, 'ANA.LU')).toMatchObject({ username: 'Ana.Lu' })
  for (const name of ['ana', 'ana.lu ', 'ana_lu', 'ana%', 'ana.lu\0', '\ud800', '']) {
    expect(await findUserByUsername(world.pg, name)).toBeUndefined()
  }
})
