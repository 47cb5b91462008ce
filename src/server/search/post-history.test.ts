import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { createPostId } from '../ingest/post-id.ts'
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

test('there is no history of a post that is not stored', async () => {
  expect(await findPostHistory(world.ch, nameOf('99'))).toBeUndefined()
})
