import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../../test/empty-posts.ts'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import type { ImportedPost } from '../../../contract/sources/imported-post.ts'
import { sql } from '../../store/sql.ts'
import { listPlacesAfter } from './post-places.ts'
import { rewritePosts } from './rewrite.ts'
import { settlePosts } from './settle-posts.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(() => emptyPosts(world.ch))

const post = (native_id: string, other: Partial<ImportedPost> = {}) => ({
  native_id,
  content: `Publicação ${native_id}`,
  date_created: new Date('2024-05-01T12:00:00Z'),
  ...other,
})

const Row = z.object({ native_id: z.string(), content: z.string(), day: z.string(), views: z.number().nullable() })
const list = () =>
  world.ch.rows(
    'test',
    sql`SELECT native_id, content, toString(toDate(date_created)) AS day, views FROM posts ORDER BY native_id`,
    Row,
  )
const find = (word: ReturnType<typeof sql>) =>
  world.ch.rows(
    'test',
    sql`SELECT native_id FROM posts WHERE hasAllTokens(folded, ${word}) ORDER BY native_id`,
    z.object({ native_id: z.string() }),
  )
const count = async (table: ReturnType<typeof sql>) => {
  const [row] = await world.ch.rows(
    'test',
    sql`SELECT toUInt32(count()) AS n FROM ${table}`,
    z.object({ n: z.number() }),
  )
  return row?.n
}
/** As if the seconds had passed in which questions that began before may still be read. */
const passSeconds = () =>
  world.ch.command(
    sql`ALTER TABLE post_settlements UPDATE noted_at = noted_at - 60 WHERE true SETTINGS mutations_sync = 2`,
  )

test('every reader has one row a post: before a change, after it, while it is settled and afterwards', async () => {
  await storePosts(world.ch, [post('1'), post('2'), post('3')])
  await storePosts(world.ch, [
    post('1', { content: 'Outro texto' }),
    post('2', { date_created: new Date('2019-01-01T12:00:00Z') }),
    post('3', { views: 7 }),
  ])
  const changed = [
    { native_id: '1', content: 'Outro texto', day: '2024-05-01', views: null },
    { native_id: '2', content: 'Publicação 2', day: '2019-01-01', views: null },
    { native_id: '3', content: 'Publicação 3', day: '2024-05-01', views: 7 },
  ]
  expect(await list()).toMatchObject(changed)
  expect(await count(sql`post_changes`)).toBe(3)
  expect(await settlePosts(world.ch)).toBe(3)
  expect(await list()).toMatchObject(changed)
  await passSeconds()
  expect(await list()).toMatchObject(changed)
  expect(await find(sql`['outro']`)).toEqual([{ native_id: '1' }])
  expect(await find(sql`['publicacao']`)).toEqual([{ native_id: '2' }, { native_id: '3' }])
  expect(await count(sql`post_rows`)).toBe(3)
  expect(await settlePosts(world.ch)).toBe(0)
})

test('a change of a post whose last change is just being settled wins, also where the settlement is repeated', async () => {
  await storePosts(world.ch, [post('1')])
  await storePosts(world.ch, [post('1', { views: 1, date_created: new Date('2023-05-01T12:00:00Z') })])
  await settlePosts(world.ch)
  await storePosts(world.ch, [post('1', { views: 2, date_created: new Date('2025-05-01T12:00:00Z') })])
  expect(await list()).toMatchObject([{ day: '2025-05-01', views: 2 }])
  // As if the settlement had ended before it was noted.
  await world.ch.command(sql`TRUNCATE TABLE post_settlements`)
  expect(await settlePosts(world.ch)).toBe(2)
  await passSeconds()
  expect(await list()).toMatchObject([{ day: '2025-05-01', views: 2 }])
  expect(await count(sql`post_rows`)).toBe(1)
})

test('settled changes are forgotten after a while', async () => {
  await storePosts(world.ch, [post('1')])
  await storePosts(world.ch, [post('1', { views: 1 })])
  await settlePosts(world.ch)
  await world.ch.command(
    sql`ALTER TABLE post_settlements UPDATE noted_at = noted_at - 4000 WHERE true SETTINGS mutations_sync = 2`,
  )
  await storePosts(world.ch, [post('1', { views: 2 })])
  await settlePosts(world.ch)
  expect(await list()).toMatchObject([{ views: 2 }])
})

test('a post without a key, as a kill leaves it, is not stored a second time', async () => {
  await storePosts(world.ch, [post('1'), post('2')])
  await world.ch.command(sql`ALTER TABLE post_keys DELETE WHERE true SETTINGS mutations_sync = 2`)
  // A turn that fails is what this process has in common with one that begins.
  await expect(world.ch.withWriteLock(() => Promise.reject(new Error('ended')))).rejects.toThrow('ended')
  await storePosts(world.ch, [post('1'), post('2', { views: 3 })])
  expect(await list()).toMatchObject([{ views: null }, { views: 3 }])
})

test('few changes wait', async () => {
  await storePosts(world.ch, [post('1')])
  const places = await listPlacesAfter(world.ch, null)
  await rewritePosts(world.ch, places, ({ draft, later }) => ({ draft, later: { ...later, engagement_ratio: 3 } }))
  expect(await settlePosts(world.ch, 20_000)).toBe(0)
  expect(await settlePosts(world.ch)).toBe(1)
})

test('what the engine derives is copied, and derived anew where a migration has come to the posts alone', async () => {
  const { ch } = world
  const read = async () =>
    ch.rows(
      'test',
      sql`SELECT hashtags, mentions, hex(word_codes) AS codes, hex(letter_forms) AS forms, live_id FROM posts`,
      z.unknown(),
    )
  const text = 'Educação e SAÚDE já! #Água com @ana.lima ⭐'
  await storePosts(ch, [post('1', { content: text })])
  const stored = await read()
  await storePosts(ch, [post('1', { content: 'Outra coisa' })])
  await storePosts(ch, [post('1', { content: text })])
  expect(await settlePosts(ch)).toBe(2)
  await passSeconds()
  expect(await read()).toEqual(stored)
  const define = (value: ReturnType<typeof sql>) =>
    ch.command(sql`ALTER TABLE post_rows MODIFY COLUMN live_id UInt32 MATERIALIZED ${value}`)
  await define(sql`7`)
  await storePosts(ch, [post('1', { content: text, views: 1 })])
  await settlePosts(ch)
  await passSeconds()
  expect(await read()).toEqual([{ ...Object(stored[0]), live_id: 7 }])
  await define(sql`JSONExtractUInt(extras, 'live', 'id')`)
})
