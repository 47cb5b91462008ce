import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { sql, string } from '../../store/sql.ts'
import { createPostId } from './post-id.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') })
  return () => vi.useRealTimers()
})

const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)
const idOf = (native_id: string) => createPostId({ platform: 'Telegram', account: 'canal_de_teste', native_id })

const Texts = z.object({ seen_at: z.string(), content: z.string() })
const listTexts = (native_id: string) =>
  world.ch.rows(
    'versions',
    sql`SELECT seen_at, content FROM post_versions FINAL WHERE toString(post_id) = ${string(idOf(native_id))} ORDER BY seen_at, content`,
    Texts,
  )
const Views = z.object({ taken_at: z.string(), views: z.number().nullable() })
const listViews = (native_id: string) =>
  world.ch.rows(
    'counts',
    sql`SELECT taken_at, views FROM post_counts FINAL WHERE toString(post_id) = ${string(idOf(native_id))} ORDER BY taken_at`,
    Views,
  )
const Marks = z.object({ versions: z.number(), edited_at: z.string().nullable(), text_first_seen_at: z.string() })
const getMarks = async (native_id: string) =>
  (
    await world.ch.rows(
      'marks',
      sql`SELECT versions, edited_at, text_first_seen_at FROM posts WHERE native_id = ${string(native_id)}`,
      Marks,
    )
  )[0]

test('every text a post had is kept, with the moment it was first seen', async () => {
  await storePosts(world.ch, [{ native_id: '1', content: 'primeiro texto' }])
  expect(await listTexts('1')).toEqual([])
  wait(10)
  await storePosts(world.ch, [{ native_id: '1', content: 'segundo texto' }])
  wait(10)
  await storePosts(world.ch, [{ native_id: '1', content: 'segundo texto', likes: 3 }])
  wait(10)
  await storePosts(world.ch, [{ native_id: '1', content: 'primeiro texto' }])
  expect(await listTexts('1')).toEqual([
    { seen_at: '2026-05-01T12:00:00Z', content: 'primeiro texto' },
    { seen_at: '2026-05-01T12:10:00Z', content: 'segundo texto' },
    { seen_at: '2026-05-01T12:30:00Z', content: 'primeiro texto' },
  ])
  expect(await getMarks('1')).toEqual({
    versions: 3,
    edited_at: '2026-05-01T12:30:00Z',
    text_first_seen_at: '2026-05-01T12:30:00Z',
  })
})

test('two texts of one post in one file are both kept', async () => {
  await storePosts(world.ch, [
    { native_id: '2', content: 'antes' },
    { native_id: '2', content: 'depois' },
  ])
  expect((await listTexts('2')).map(({ content }) => content)).toEqual(['antes', 'depois'])
  expect(await getMarks('2')).toMatchObject({ versions: 2 })
})

test('another picture is another version', async () => {
  const media = (url: string) => [{ type: 'image' as const, url, description: null }]
  await storePosts(world.ch, [{ native_id: '3', media: media('https://a.example/1.jpg') }])
  wait(5)
  await storePosts(world.ch, [{ native_id: '3', media: media('https://a.example/2.jpg') }])
  expect(await listTexts('3')).toHaveLength(2)
})

test.each([
  [null, 'https://a.example/1.jpg'],
  ['https://a.example/1.jpg', null],
  ['fotos/1.jpg', 'https://a.example/1.jpg'],
])('the same picture from another source, %s and then %s, is no version', async (before, after) => {
  const native_id = `5 ${before} ${after}`
  for (const url of [before, after]) {
    await storePosts(world.ch, [{ native_id, media: [{ type: 'image', url, description: null }] }])
    wait(5)
  }
  expect(await listTexts(native_id)).toEqual([])
  expect(await getMarks(native_id)).toMatchObject({ versions: 1, edited_at: null })
})

test('counts that change are kept with their moments; a text that stays is not a version', async () => {
  for (const views of [100, 250, 250, 900]) {
    await storePosts(world.ch, [{ native_id: '4', views }])
    wait(15)
  }
  expect(await listViews('4')).toEqual([
    { taken_at: '2026-05-01T12:00:00Z', views: 100 },
    { taken_at: '2026-05-01T12:15:00Z', views: 250 },
    { taken_at: '2026-05-01T12:45:00Z', views: 900 },
  ])
  expect(await listTexts('4')).toEqual([])
  expect(await getMarks('4')).toEqual({ versions: 1, edited_at: null, text_first_seen_at: '2026-05-01T12:00:00Z' })
})

test('the same again leaves nothing behind', async () => {
  await storePosts(world.ch, [{ native_id: '5', content: 'igual', views: 7 }])
  wait(60)
  await storePosts(world.ch, [{ native_id: '5', content: 'igual', views: 7 }])
  expect([await listTexts('5'), await listViews('5')]).toEqual([[], []])
})

test('paragraphs that our reader of feeds keeps now are no edit of the publisher; what the publisher changes is', async () => {
  const article = { native_id: 'https://jornal.example/a', platform: 'Outra' }
  await storePosts(world.ch, [{ ...article, content: 'Título\n\nPrimeira frase. Segunda frase.' }])
  wait(10)
  await storePosts(world.ch, [{ ...article, content: 'Título\n\nPrimeira frase.\n\nSegunda frase.' }])
  expect(await getMarks(article.native_id)).toEqual({
    versions: 1,
    edited_at: null,
    text_first_seen_at: '2026-05-01T12:00:00Z',
  })
  wait(10)
  await storePosts(world.ch, [{ ...article, content: 'Título\n\nPrimeira frase.\n\nOutra frase.' }])
  expect(await getMarks(article.native_id)).toMatchObject({ versions: 2, edited_at: '2026-05-01T12:20:00Z' })
})

test('of a message another line end is an edit', async () => {
  await storePosts(world.ch, [{ native_id: 'linhas', content: 'Primeira frase. Segunda frase.' }])
  await storePosts(world.ch, [{ native_id: 'linhas', content: 'Primeira frase.\n\nSegunda frase.' }])
  expect(await getMarks('linhas')).toMatchObject({ versions: 2 })
})
