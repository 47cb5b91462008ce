import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import type { SortOrder } from '../../../contract/limits.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { exportPosts, exportWholePosts } from './export-posts.ts'
import type { PostRow } from './post-row.ts'
import { listPosts } from './posts.ts'

/** More than the first pieces hold, on seven days, with seconds that many posts share. */
const COUNT = 3_000
const DAYS = 7

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  const posts = Array.from({ length: COUNT }, (_, i) => ({
    date_created: new Date(Date.UTC(2026, 2, 1 + (i % DAYS), 0, 0, i % 90)),
    views: i % 5 === 0 ? null : i % 100,
    party: i % 2 === 0 ? 'PDX' : 'PBR',
  }))
  await storePosts(world.ch, posts)
})
afterAll(() => world.close())

async function exportAll(query: Parameters<typeof exportWholePosts>[1]): Promise<PostRow[]> {
  return (await Array.fromAsync(exportWholePosts(world.ch, query, 'America/Sao_Paulo'))).flat()
}

test.each<SortOrder>(['asc', 'desc'])(
  'by date (%s) every post comes once, in order across the pieces',
  async (sort_order) => {
    const rows = await exportAll({ sort_by: 'date_created', sort_order })
    expect(new Set(rows.map(({ id }) => id)).size).toBe(COUNT)
    expect(rows).toHaveLength(COUNT)
    const dates = rows.map(({ date_created }) => date_created)
    const sorted = [...dates].sort()
    expect(dates.join() === (sort_order === 'asc' ? sorted : sorted.reverse()).join()).toBe(true)
  },
)

test('the order is that of the list, ties included', async () => {
  const query = PostsQuery.parse({ page: '2', page_size: '100' })
  const { items } = await listPosts(world.ch, query, 'America/Sao_Paulo')
  const rows = await exportAll({ sort_by: 'date_created', sort_order: 'desc' })
  expect(rows.slice(100, 200).map(({ id }) => id)).toEqual(items.map(({ id }) => id))
})

test('a filter holds in every piece', async () => {
  const rows = await exportAll({
    sort_by: 'date_created',
    sort_order: 'desc',
    party: ['PDX'],
    start_date: '2026-03-02',
  })
  expect(rows).toHaveLength(
    Array.from({ length: COUNT }).filter((_, i) => i % 2 === 0 && (i % DAYS) * 86_400 + (i % 90) >= 97_200).length,
  )
})

test('any other order is one sort, unknown last', async () => {
  const views = (await exportAll({ sort_by: 'views', sort_order: 'desc' })).map((row) => row.views)
  expect(views).toHaveLength(COUNT)
  expect(views.slice(-COUNT / 5)).toEqual(Array(COUNT / 5).fill(null))
})

test('leaving early ends the reading', async () => {
  for await (const rows of exportPosts(
    ',',
    world.ch,
    { sort_by: 'date_created', sort_order: 'desc' },
    'America/Sao_Paulo',
  )) {
    expect(rows.length).toBeGreaterThan(0)
    break
  }
  expect(await exportAll({ sort_by: 'date_created', sort_order: 'desc', party: ['nenhum'] })).toEqual([])
})
