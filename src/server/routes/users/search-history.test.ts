import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Ask, openNewsroom } from '../../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { MAX_SEARCH_HISTORY } from '../../../contract/limits.ts'
import type { SearchHistory } from '../../../contract/users/search-history.ts'
import { recordSearch } from '../../records/users/search-history.ts'

const URL = '/api/search-history/'
let world: TestApp
let ask: Ask
beforeAll(async () => {
  world = await openTestApp()
  ask = await openNewsroom(world, ['ana', 'bia'])
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const who of ['ana', 'bia']) {
    await ask(who, 'DELETE', URL)
    await ask(who, 'PATCH', URL, { is_on: true })
  }
})

const note = async (who: string, filters: object) => (await ask(who, 'POST', URL, { filters })).statusCode
const list = async (who: string) => (await ask(who, 'GET', URL)).json<SearchHistory>()
const texts = async (who: string) => (await list(who)).searches.map(({ filters }) => JSON.stringify(filters))

test('the last searches are kept, each once, the same question moves up, and nobody sees those of others', async () => {
  for (const filters of [{ search: 'urna', party: ['PDX'] }, { search: 'vacina' }, { party: ['PDX'], search: 'urna' }])
    expect(await note('ana', filters)).toBe(204)
  await note('bia', { search: 'dela' })
  expect(await texts('ana')).toEqual(['{"search":"urna","party":["PDX"]}', '{"search":"vacina"}'])
  expect(await texts('bia')).toEqual(['{"search":"dela"}'])
})

test('nothing is kept of no filter at all, of what is not accepted, or where it is turned off', async () => {
  await note('ana', { search: '', party: [] })
  expect(await note('ana', { nada: 'x' })).toBe(400)
  expect((await ask('ana', 'PATCH', URL, { is_on: 'não' })).statusCode).toBe(400)
  await note('ana', { search: 'antes' })
  expect((await ask('ana', 'PATCH', URL, { is_on: false })).json()).toMatchObject({ is_on: false, searches: [{}] })
  await note('ana', { search: 'depois' })
  expect(await texts('ana')).toEqual(['{"search":"antes"}'])
  expect((await list('bia')).is_on).toBe(true)
  expect((await ask('ana', 'DELETE', URL)).statusCode).toBe(204)
  expect(await list('ana')).toEqual({ is_on: false, searches: [] })
})

test('the oldest leave when there are too many', async () => {
  const { id } = await world.pg.selectFrom('users').select('id').where('username', '=', 'ana').executeTakeFirstOrThrow()
  for (let n = 0; n < MAX_SEARCH_HISTORY + 3; n += 1)
    await recordSearch(world.pg, id, { search: `busca ${n}` }, new Date(Date.UTC(2026, 0, 1, 0, 0, n)))
  const kept = await texts('ana')
  expect(kept).toHaveLength(MAX_SEARCH_HISTORY)
  expect(kept[0]).toBe(`{"search":"busca ${MAX_SEARCH_HISTORY + 2}"}`)
  expect(kept.at(-1)).toBe('{"search":"busca 3"}')
  const rows = await world.pg.selectFrom('search_history').select('digest').where('user_id', '=', id).execute()
  expect(rows).toHaveLength(MAX_SEARCH_HISTORY)
})

test('none of it is in the record of who did what, and it goes with its person', async () => {
  await note('bia', { search: 'assunto sigiloso' })
  await ask('bia', 'PATCH', URL, { is_on: false })
  await ask('bia', 'DELETE', URL)
  await ask('bia', 'PATCH', URL, { is_on: true })
  await note('bia', { search: 'assunto sigiloso' })
  expect(await world.pg.selectFrom('audit').select(['action', 'subject']).execute()).toEqual([])
  await world.pg.deleteFrom('users').where('username', '=', 'bia').execute()
  expect(await world.pg.selectFrom('search_history').selectAll().execute()).toEqual([])
})
