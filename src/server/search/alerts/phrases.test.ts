/** A search finds the same posts whether the index answers it or the engine looks at each post, as where many are asked at once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { countPosts } from '../posts/posts.ts'
import { matchAlerts } from './match-alerts.ts'
import { countNews } from './news.ts'

const ZONE = 'America/Sao_Paulo'
const MANY = Array.from({ length: 9 }, (_, i) => `"assunto ${i}" OU "vacina na"`).join(' OU ')
const SEARCHES = [
  ...['vacina', '"na urna"', '"vacina na urna"', 'urna -vacina', 'urna OU fraude', 'ninguém', 'vacina partido:PDX'],
  ...['"na urna" "vacina na"', '-"na urna"', MANY],
]

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  const texts = ['vacina na urna', 'urna', 'fraude', 'vacinas']
  await storePosts(
    world.ch,
    Array.from({ length: 12 }, (_, i) => ({ native_id: String(i), content: `${texts[i % 4]} ${i}` })),
  )
})
afterAll(() => world.close())

test('phrases among many alerts, and in what is new since a visit', async () => {
  const found = await Promise.all(SEARCHES.map((search) => countPosts(world.ch, { search }, ZONE)))
  expect(found[2]).toBe(3)
  const news = SEARCHES.map((search) => ({ filters: { search }, seenNumber: 0 }))
  expect(await countNews(world.ch, news, ZONE)).toEqual(found)
  const alerts = SEARCHES.map((search, i) => ({
    ...{ id: String(i), filters: { search }, withFormer: false, sinceNumber: 0, changedSince: null },
  }))
  const written = { from: 0, until: Number.MAX_SAFE_INTEGER, isMore: false }
  const matches = await matchAlerts(world.ch, alerts, written, ZONE)
  expect(SEARCHES.map((_, i) => matches.filter(({ alertId }) => alertId === String(i)).length)).toEqual(found)
})
