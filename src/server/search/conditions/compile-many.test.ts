import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { matchesSearch } from '../../../search-language/matches.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { findSizeProblem } from '../../../search-language/search-size.ts'
import { listMetrics } from '../metrics/metrics.ts'
import { listPosts } from '../posts/posts.ts'

const ZONE = 'America/Sao_Paulo'
const NAMES = 200
/** More than the engine takes at once. */
const LONG = Array.from({ length: 100 }, (_, i) => `palavra${i}`)
const POSTS = Array.from({ length: 60 }, (_, i) => [
  `Fulana${i} da Silva falou`,
  `Silva, de Fulana${i * 7}, e a vacina`,
  `vacinas de Fulana${i * 5} Silva e de Fulana1 da Silva`,
])
  .flat()
  .concat(LONG.join(' '), LONG.toReversed().join(' '))

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(
    world.ch,
    POSTS.map((content, i) => ({ native_id: String(i), content })),
  )
})
afterAll(() => world.close())

const join = (by: string, write: (i: number) => string, count = NAMES) =>
  Array.from({ length: count }, (_, i) => write(i * 3)).join(by)

test.each([
  ['names as phrases', join(' OU ', (i) => `"Fulana${i} da Silva"`)],
  ['names as words', join(' OU ', (i) => `Fulana${i} da Silva`)],
  ['single words', join(' OU ', (i) => `Fulana${i}`)],
  ['names and more', `vacina (${join(' OU ', (i) => `"Fulana${i} Silva"`)})`],
  ['without any of them', join(' ', (i) => `-"Fulana${i} da Silva"`)],
  ['words that are left out', `Silva ${join(' ', (i) => `-Fulana${i}`)}`],
  [
    'phrases of every length',
    join(' OU ', (i) => `"Fulana${i} da Silva" OU "Fulana${i}" OU "Fulana${i + 5} Silva"`, 60),
  ],
  ['many phrases at once', `"da Silva" ${join(' ', (i) => `-"Fulana${i} da Silva" -"vacina${i}" "Silva"`, 70)}`],
  ['all phrases at once', `"da Silva" "de Fulana5" ${join(' ', () => '"Fulana1 da"', 10)}`],
  ['several kinds', `${join(' OU ', (i) => `"Fulana${i} da Silva" OU (Fulana${i} vacina) OU x${i}`, 60)} OU -Silva`],
  ['a phrase of a hundred words', `"${LONG.join(' ')}"`],
  ['a phrase that ends otherwise than the text', `"${LONG.slice(0, 99).join(' ')} outra"`],
  ['a hundred words in any order', LONG.join(' ')],
  [
    'a long group among many',
    `${join(' OU ', (i) => `Fulana${i} Silva`, 9)} OU (${join(' ', () => 'vacina Fulana1', 40)})`,
  ],
])('%s: found as the language says, and counted in a chart', async (_, search) => {
  expect(findSizeProblem(search)).toBeNull()
  const wanted = POSTS.filter((text) => matchesSearch(text, parseSearch(search)))
  const { items, total_items } = await listPosts(world.ch, PostsQuery.parse({ search, page_size: '100' }), ZONE)
  expect(total_items).toBe(wanted.length)
  for (const { content } of items) expect(wanted).toContain(content)
  const filters = { search, found_in: ['texto' as const, 'imagem' as const], chart: ['posts-by-party' as const] }
  expect((await listMetrics(world.ch, filters, ZONE)).total_posts).toBe(wanted.length)
})
