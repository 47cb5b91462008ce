import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { createPostId } from '../../ingest/write/post-id.ts'
import { findPostHistory } from './post-history.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const nameOf = (native_id: string) => createPostId({ platform: 'Telegram', account: 'canal_de_teste', native_id })

test('every text and the counts of a post, the present ones last', async () => {
  for (const [content, views] of [
    ['Primeiro texto', 10],
    ['Segundo texto', 10],
    ['Primeiro texto', 250],
  ] as const)
    await storePosts(world.ch, [{ native_id: '1', content, views }])
  const history = await findPostHistory(world.ch, nameOf('1'))
  expect(history?.versions.at(-1)).toMatchObject({ content: 'Primeiro texto', media: 0 })
  expect(history?.versions.map(({ content }) => content)).toContain('Segundo texto')
  for (const { seenAt } of history?.versions ?? []) expect(Date.parse(seenAt ?? '')).toBeGreaterThan(0)
  expect(history?.counts.at(-1)?.views).toBe(250)
})

test('a post that never changed has its one text and its counts', async () => {
  await storePosts(world.ch, [{ native_id: '2', content: 'Um só', views: 7 }])
  const history = await findPostHistory(world.ch, nameOf('2'))
  expect(history?.versions.map(({ content }) => content)).toEqual(['Um só'])
  expect(history?.counts.map(({ views, likes }) => [views, likes])).toEqual([[7, null]])
})

test('a text that was noted, and noted again because the first writing broke off, is one version', async () => {
  const start = Date.parse('2026-05-01T12:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await storePosts(world.ch, [{ native_id: '3', content: 'Antes' }])
  // What is left when the program dies after the history and before the post.
  const form = { post_id: nameOf('3'), links: [], media_type: [], media_url: [] }
  await world.ch.insert('post_versions', [
    { ...form, content: 'Antes', seen_at: start / 1000 },
    { ...form, content: 'Depois', seen_at: start / 1000 + 600 },
  ])
  vi.setSystemTime(start + 1_200_000)
  await storePosts(world.ch, [{ native_id: '3', content: 'Depois' }])
  vi.useRealTimers()
  const history = await findPostHistory(world.ch, nameOf('3'))
  expect(history?.versions).toEqual([
    { content: 'Antes', media: 0, seenAt: '2026-05-01T12:00:00.000Z' },
    { content: 'Depois', media: 0, seenAt: '2026-05-01T12:10:00.000Z' },
  ])
})

test('there is no history of a post that is not stored', async () => {
  expect(await findPostHistory(world.ch, nameOf('99'))).toBeUndefined()
})
