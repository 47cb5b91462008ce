import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { UNSPECIFIED } from '../../../contract/labels.ts'
import { LIST_DIMENSIONS } from '../../../contract/limits.ts'
import { toCellFilters } from '../../../contract/lists/cell-filters.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { countPosts } from '../posts/posts.ts'
import { countSearches, takeBatch } from './count-searches.ts'

const ZONE = 'America/Sao_Paulo'
const ALL = { after: 0, until: Number.MAX_SAFE_INTEGER }
const PHRASES = ['"vacina"', '"na urna"', '"vacina na urna"', '"fraude na urna hoje"', '"ninguém"', '"urna 1"']
const OTHERS = [
  ...['vacina', 'urna -vacina', 'urna OU fraude', 'ninguém', 'vacina partido:PDX', '"na urna" fraude', 'frau*'],
  ...['2de{vacina, urna, fraude}', '="Fraude"', '-vacina', '"urna fraude"~5', 'onde:texto vacina', 'tem:link', '🔥'],
]

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  const texts = ['vacina na urna', 'urna', 'Fraude na urna hoje', 'vacinas 🔥', 'urnas']
  await storePosts(
    world.ch,
    Array.from({ length: 60 }, (_, i) => ({
      ...{ native_id: String(i), content: `${texts[i % 5]} ${i}`, party: ['PDX', 'PBR', null][i % 3] ?? null },
      ...{ uf: ['SP', null][i % 2] ?? null, platform: i % 4 === 0 ? ('X' as const) : ('Telegram' as const) },
      // The last hour of a month in Brasília is the first of the next one in UTC.
      date_created: new Date(i % 7 === 0 ? '2026-03-01T01:30:00Z' : '2026-03-12T15:00:00Z'),
    })),
  )
})
afterAll(() => world.close())

/** On servers all of them in one list: how lists are taken apart needs no server. */
const hasServers = Boolean(process.env.TEST_CLICKHOUSE_URL)
const LISTS: [string, string[]][] = [
  ['both together', [...PHRASES, ...OTHERS]],
  ['words side by side', PHRASES],
  ['whatever else', OTHERS],
]

test.each(hasServers ? LISTS.slice(0, 1) : LISTS)('each cell counts what its filters find: %s', async (_, searches) => {
  const period = { start_date: '2026-02-10', end_date: '2026-03-20' }
  const questions = searches.map((search) => ({ search }))
  const counts = await countSearches(world.ch, questions, { ...ALL, period, timeZone: ZONE })
  let compared = 0
  for (const [i, { posts, values }] of counts.entries()) {
    const search = searches[i] ?? ''
    const find = (filters: object) => countPosts(world.ch, filters as PostFilters, ZONE)
    expect([search, posts]).toEqual([search, await find({ search, ...period })])
    for (const dimension of LIST_DIMENSIONS) {
      expect([...values[dimension].values()].reduce((sum, one) => sum + one, 0)).toBe(posts)
      for (const [stored, count] of values[dimension]) {
        const filters = toCellFilters(search, period, { dimension, value: stored || UNSPECIFIED })
        if (!filters) continue
        expect([search, stored, count]).toEqual([search, stored, await find(filters)])
        compared += 1
      }
    }
  }
  expect(compared).toBeGreaterThan(20)
})

test('only what came after a number, and up to one', async () => {
  const written = { period: {}, timeZone: ZONE }
  const all = { after: 0, until: Date.now() * 1000 }
  const [before] = await countSearches(world.ch, [{ search: '"na urna"' }], { ...all, ...written })
  await storePosts(world.ch, [{ native_id: 'new', content: 'na urna de novo' }])
  const later = { after: all.until, until: Number.MAX_SAFE_INTEGER }
  const [fresh] = await countSearches(world.ch, [{ search: '"na urna"' }], { ...later, ...written })
  const [same] = await countSearches(world.ch, [{ search: '"na urna"' }], { ...all, ...written })
  expect([before?.posts, fresh?.posts, same?.posts]).toEqual([24, 1, 24])
})

test('questions of one kind are asked together', () => {
  const lines = ['"a b"', 'a', '"c"', 'b c'].map((search) => ({ search }))
  expect(takeBatch(lines)).toEqual([lines[0], lines[2]])
  expect(takeBatch(lines.slice(1))).toEqual([lines[1], lines[3]])
})
