import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { CHART_IDS, MetricsReply } from '../../../contract/posts/metrics.ts'

let world: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  world = await openTestApp()
  await storePosts(world.ch, [
    { content: 'Vacina', party: 'PDX' },
    { content: 'Urna', party: 'PBR' },
  ])
  headers = { authorization: `Bearer ${await world.enter('ana')}` }
})
afterAll(() => world.close())

const get = (query: string) => world.app.inject({ url: `/api/metrics/?${query}`, headers })

test('GET /api/metrics/ answers all charts for the filters in one reply', async () => {
  const answer = await get('party=PDX&search=vacina')
  expect(answer.statusCode).toBe(200)
  const reply = MetricsReply.parse(answer.json())
  expect(reply.items.map(({ id }) => id)).toEqual(CHART_IDS)
  expect(reply.total_posts).toBe(1)
})

test.each([
  'nome=x',
  'page=2',
  'chart=pizza',
  'chart=hashtags&chart=pizza',
  'chart=hashtags&'.repeat(CHART_IDS.length + 1),
  'start_date=2026-02-30',
  'start_date=2026-03-02&end_date=2026-03-01',
  'hate=muito',
  'misleading_links=sim',
  `search=${'a'.repeat(10_001)}`,
  'search=%00',
  Array.from({ length: 10_000 }, (_, i) => `party=P${i}`).join('&'),
])('GET /api/metrics/?%.40s is refused with a sentence', async (query) => {
  const answer = await get(query)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toMatch(/[a-zà-ú]+ .*\./i)
  expect(answer.body).not.toMatch(/SELECT|FROM posts|node_modules/)
})

test.each([
  'search=%22%28%28',
  'party=PDX%27%29--',
  'start_date=1900-01-01&end_date=1900-01-02',
  'start_date=1900-01-01&end_date=2199-12-31',
  'end_date=1950-01-01',
])('GET /api/metrics/?%s is answered', async (query) => {
  expect((await get(query)).statusCode).toBe(200)
})
