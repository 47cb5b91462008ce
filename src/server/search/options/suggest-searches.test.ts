import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { suggestSearches } from './suggest-searches.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, [
    { native_id: '1', platform: 'X', content: 'A VACINAÇÃO em Serra Clara começou' },
    { native_id: '2', platform: 'X', content: 'vacinação e prefeituras' },
    { native_id: '3', platform: 'X', content: 'A vacinacao acabou' },
    { native_id: '4', platform: 'Telegram', content: 'prefeitura de Serra Clara' },
    { native_id: '5', platform: 'Telegram', content: 'gato' },
  ])
})
afterAll(() => world.close())

const suggest = (search: string, filters: object = {}) =>
  suggestSearches(world.ch, { search, ...filters }, 'America/Sao_Paulo')

test('a word that nobody wrote is replaced by the nearest that somebody did, with its accents', async () => {
  expect(await suggest('vacinacoa')).toEqual([{ search: 'vacinação', total: 3 }])
  expect(await suggest('Vacinasao')).toEqual([{ search: 'vacinação', total: 3 }])
})

test('everything else of the search stays, and every filter counts', async () => {
  expect(await suggest('(prefetura OU "Serra Clraa") -gato')).toEqual([
    { search: '(prefeitura OU "Serra clara") -gato', total: 3 },
  ])
  expect(await suggest('prefetura', { platform: ['Telegram'] })).toEqual([{ search: 'prefeitura', total: 1 }])
  expect(await suggest('prefeiturra')).toEqual([{ search: 'prefeitura', total: 2 }])
  expect(await suggest('vacinacoa', { platform: ['Telegram'] })).toEqual([])
})

test.each(['vacinação gato', 'xyzxyzxyz', 'gat', 'gatu cao', '', '-vacinacoa', 'OU', 'a b c d e f g h i vacinacoa'])(
  'nothing is offered for %j',
  async (search) => expect(await suggest(search)).toEqual([]),
)

test('another slip is not offered where what was meant is written a hundred times as often', async () => {
  const often = Array.from({ length: 100 }, (_, i) => ({ native_id: `often-${i}`, content: 'hipopótamo' }))
  await storePosts(world.ch, [...often, { native_id: 'slip', content: 'hipopotano' }])
  expect(await suggest('hipopotaco')).toEqual([
    { search: 'hipopótamo', total: 100 },
    { search: 'hipopotano', total: 1 },
  ])
  await storePosts(world.ch, [{ native_id: 'once-more', content: 'hipopótamo' }])
  expect(await suggest('hipopotaco')).toEqual([{ search: 'hipopótamo', total: 101 }])
})
