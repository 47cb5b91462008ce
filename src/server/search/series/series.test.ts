import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { askUntil } from '../../store/clickhouse.ts'
import { sql } from '../../store/sql.ts'
import { getPostSeries } from './series.ts'
import { countTogether } from './shared-counts.ts'

const ZONE = 'America/Sao_Paulo'
/** Noon in Brasília. */
const at = (day: string) => new Date(`${day}T15:00:00Z`)

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, [
    { party: 'PDX', account: 'a', content: 'reforma', views: 100, date_created: at('2026-03-01') },
    { party: 'PDX', account: 'A', content: 'reforma', views: 50, likes: 3, date_created: at('2026-03-07') },
    { party: 'PDX', account: 'b', content: 'outra coisa', date_created: at('2026-03-08') },
    { party: 'PDX', account: 'b', content: 'reforma', date_created: new Date('2026-03-09T02:30:00Z') },
    { party: 'PBR', account: 'c', content: 'reforma', views: 9, date_created: at('2026-03-08') },
    { party: 'PBR', account: 'c', content: 'nada', views: 1, date_created: at('2026-04-08') },
  ])
})
afterAll(() => world.close())

test('counts by week, from Sunday and in the time zone, beside all that the group posted', async () => {
  const { found, group } = await getPostSeries(world.ch, { search: 'reforma', party: ['PDX'], unit: 'week' }, ZONE)
  const none = { views: null, likes: null, shares: null, comments: null }
  expect(found).toEqual({
    total: { posts: 3, ...none, views: 150, likes: 3, authors: 2 },
    places: [
      { day: '2026-03-01', posts: 2, ...none, views: 150, likes: 3 },
      { day: '2026-03-08', posts: 1, ...none },
    ],
  })
  expect(group.total).toEqual({ posts: 4, ...none, views: 150, likes: 3, authors: 2 })
  expect(group.places.map(({ day, posts }) => [day, posts])).toEqual([
    ['2026-03-01', 2],
    ['2026-03-08', 2],
  ])
})

test('the group keeps who, where and when, and nothing else', async () => {
  const filters = { party: ['PBR'], end_date: '2026-03-31', hate: ['ofensivo' as const], unit: 'month' as const }
  const { found, group } = await getPostSeries(world.ch, filters, ZONE)
  expect(found).toMatchObject({ total: { posts: 0, views: null, authors: 0 }, places: [] })
  expect(group).toMatchObject({ total: { posts: 1, views: 9, authors: 1 }, places: [{ day: '2026-03-01', posts: 1 }] })
})

test('of a search in words the group keeps the fields that say who, where and when', async () => {
  const search = 'reforma partido:PDX (uf:SP OU ate:2026-03-31) curtidas:>1'
  const { found, group } = await getPostSeries(world.ch, { search, unit: 'month' }, ZONE)
  expect([found.total.posts, group.total.posts]).toEqual([1, 4])
})

test('series of one group that are asked for at once count it once, whoever asks', async () => {
  const alone = await getPostSeries(world.ch, { search: 'reforma', unit: 'month' }, ZONE)
  const began: string[] = []
  const { promise: all, resolve: go } = Promise.withResolvers<void>()
  const count = async () => {
    began.push('count')
    await all
    return alone.group
  }
  const asks = [1, 2, 3].map(() => {
    const { signal } = new AbortController()
    return countTogether(askUntil(world.ch, signal), sql`SELECT 1`, count)
  })
  const other = countTogether(world.ch, sql`SELECT 2`, count)
  go()
  expect(await Promise.all([...asks, other])).toEqual(Array(4).fill(alone.group))
  expect(began).toHaveLength(2)
  await countTogether(world.ch, sql`SELECT 1`, count)
  expect(began).toHaveLength(3)
})

test('when the first asker gives up one of those who wait counts for all, and what goes wrong otherwise is told to all', async () => {
  const counted = {
    total: { posts: 1, views: null, likes: null, shares: null, comments: null, authors: 1 },
    places: [],
  }
  let counts = 0
  const fail = (error: Error) => countTogether(world.ch, sql`SELECT 1`, () => Promise.reject(error))
  const wait = () =>
    countTogether(world.ch, sql`SELECT 1`, async () => {
      counts += 1
      return counted
    })
  const [gone, ...others] = await Promise.allSettled([fail(new DOMException('gone', 'AbortError')), wait(), wait()])
  expect(gone.status).toBe('rejected')
  expect(others).toEqual(Array(2).fill({ status: 'fulfilled', value: counted }))
  expect(counts).toBe(1)
  const wrong = new Error('too heavy')
  expect(await Promise.allSettled([fail(wrong), wait()])).toEqual(Array(2).fill({ status: 'rejected', reason: wrong }))
})
