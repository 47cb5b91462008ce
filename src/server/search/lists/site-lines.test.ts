import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { countPosts } from '../posts/posts.ts'
import { countSearches } from './count-searches.ts'
import { readLines } from './read-lines.ts'

const ZONE = 'America/Sao_Paulo'
const LINKS = [
  ...[
    'https://twitter.com/',
    'https://twitter.com',
    'https://x.com/',
    'https://x.com/ana/status/1',
    'https://m.g1.example',
  ],
  ...['https://www.g1.example/a', 'https://josé.com.br/', 'https://josé.com.br/a', 'http://www2.caixa.example/'],
]

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(
    world.ch,
    LINKS.map((link, i) => ({ native_id: String(i), content: `veja ${link}` })),
  )
})
afterAll(() => world.close())

test.each([
  ['https://x.com', 4],
  ['http://www.X.com/', 4],
  ['https://twitter.com', 3],
  ['https://g1.example/', 2],
  ['https://m.g1.example', 1],
  ['https://josé.com.br', 2],
  ['https://xn--jos-dma.com.br/', 1],
  ['https://caixa.example', 1],
])('the address of a site finds its first page by other names too: %s', async (address, least) => {
  const [line] = readLines(address, 'phrase', '2026-03-12')
  const search = line?.search ?? ''
  const all = { after: 0, until: Number.MAX_SAFE_INTEGER, period: {}, timeZone: ZONE }
  const [counted] = await countSearches(world.ch, [{ search }], all)
  expect([search, counted?.posts]).toEqual([search, await countPosts(world.ch, { search }, ZONE)])
  expect(counted?.posts).toBeGreaterThanOrEqual(least)
  expect(counted?.posts).toBeGreaterThanOrEqual(await countPosts(world.ch, { search: `link:"${address}"` }, ZONE))
})
