import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { countSearchTerms } from './search-terms.ts'
import { findWordFamily } from './word-family.ts'

const timeZone = 'America/Sao_Paulo'
let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, [
    { native_id: '1', platform: 'X', content: 'A vacina e a fraude' },
    { native_id: '2', platform: 'X', content: 'vacinas, vacinação e uma vacinação' },
    { native_id: '3', platform: 'X', content: 'a vacinação' },
    { native_id: '4', platform: 'Telegram', content: 'ela foi vacinar a vaca na fraude da urna eletrônica' },
    { native_id: '5', platform: 'Telegram', content: 'Vacinaram, vacinaremos' },
  ])
})
afterAll(() => world.close())

const count = (search: string, filters: object = {}) => countSearchTerms(world.ch, { search, ...filters }, timeZone)
const family = (word: string, filters: object = {}) => findWordFamily(world.ch, { word, filters, timeZone })

test('each term is counted alone, what is excluded too, with the filters beside the text', async () => {
  const search = 'vacina fraude -"urna eletrônica" nada'
  expect(await count(search)).toEqual({
    terms: [
      { term: 'vacina', total_posts: 2 },
      { term: 'fraude', total_posts: 2 },
      { term: '"urna eletrônica"', total_posts: 1 },
      { term: 'nada', total_posts: 0 },
    ],
    uncounted: 0,
  })
  const { terms } = await count(search, { platform: ['Telegram'] })
  expect(terms.map(({ total_posts }) => total_posts)).toEqual([0, 1, 1, 0])
})

test('a term is counted where the search looks for it', async () => {
  expect((await count('onde:imagem vacina')).terms).toEqual([{ term: 'vacina', total_posts: 0 }])
})

test('terms that are not counted are told', async () => {
  const { terms, uncounted } = await count(Array.from({ length: 14 }, (_, i) => `palavra${i}`).join(' OU '))
  expect([terms.length, uncounted]).toEqual([10, 4])
  expect(await count('')).toEqual({ terms: [], uncounted: 0 })
})

test('the family of a word: what posts have of it, as they write it, singular and plural once', async () => {
  expect(await family('vacina')).toEqual({
    words: [
      { word: 'vacina', total_posts: 2 },
      { word: 'vacinação', total_posts: 2 },
      { word: 'vacinar', total_posts: 1 },
      { word: 'vacinaram', total_posts: 1 },
      { word: 'vacinaremos', total_posts: 1 },
    ],
    has_more: false,
  })
  expect((await family('vacina', { platform: ['X'] })).words.map(({ word }) => word)).toEqual(['vacina', 'vacinação'])
})

test('a word without relatives stands alone', async () => {
  expect(await family('urna')).toEqual({ words: [{ word: 'urna', total_posts: 1 }], has_more: false })
})
