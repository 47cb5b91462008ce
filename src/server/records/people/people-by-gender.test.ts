import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../../test/world.ts'
import type { Gender } from '../../../contract/people/offices.ts'
import { listPeopleByGender } from './people-by-gender.ts'

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())

const read = async () => {
  const people = await listPeopleByGender(world.pg)
  return people && [people.feminino, people.masculino].map((ids) => [...ids].sort((a, b) => a - b))
}
const create = async (name: string, gender: Gender | '') => {
  const person = { name, name_key: name.toLowerCase(), gender }
  return (await world.pg.insertInto('people').values(person).returning('id').executeTakeFirstOrThrow()).id
}
const setGender = (id: number, gender: Gender | '') =>
  world.pg.updateTable('people').set({ gender }).where('id', '=', id).execute()

test('whoever changes a gender, the next question knows it', async () => {
  expect(await read()).toEqual([[], []])
  const [ana, rui, ninguem] = [await create('Ana', 'feminino'), await create('Rui', 'masculino'), await create('N', '')]
  expect(await read()).toEqual([[ana], [rui]])
  const before = await listPeopleByGender(world.pg)
  expect(await listPeopleByGender(world.pg)).toBe(before)
  // The number of each stays the same.
  await setGender(ana, 'masculino')
  await setGender(rui, 'feminino')
  expect(await read()).toEqual([[rui], [ana]])
  await setGender(ninguem, 'feminino')
  expect(await read()).toEqual([[rui, ninguem], [ana]])
  await world.pg.deleteFrom('people').where('id', '=', ana).execute()
  expect(await read()).toEqual([[rui, ninguem], []])
  await world.pg.deleteFrom('people').execute()
  expect(await read()).toEqual([[], []])
})

test('more people than one answer may count over are not listed', async () => {
  const id = await create('Ana', 'feminino')
  await create('Rui', 'masculino')
  expect(await listPeopleByGender(world.pg, 1)).toBe(null)
  await setGender(id, '')
  expect((await listPeopleByGender(world.pg, 1))?.feminino).toEqual([])
})
