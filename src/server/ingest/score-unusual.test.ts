import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { PostsQuery } from '../../contract/post-query.ts'
import { listPosts } from '../search/posts.ts'
import { insertPatiently } from './insert.ts'
import { createPostId } from './post-id.ts'
import { scoreUnusual } from './score-unusual.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const LATER = Math.floor(Date.now() / 1000) * 1000 + 60 * 60_000
const monthOf = (account: string, views: (day: number) => number | null) =>
  Array.from({ length: 15 }, (_, day) => ({
    account,
    native_id: String(day + 1),
    date_created: new Date(Date.UTC(2026, 2, day + 1)),
    views: views(day),
  }))

test('posts far above what their account usually has are found, once they are counted', async () => {
  await storePosts(world.ch, [
    ...monthOf('pequeno', (day) => (day === 14 ? 500 : 100)),
    ...monthOf('grande', (day) => (day === 14 ? 110_000 : 100_000)),
    ...monthOf('calado', () => null),
  ])
  expect(await scoreUnusual(world.ch, world.pg, LATER)).toEqual({ changed: 10, is_done: true })
  const found = await listPosts(world.ch, PostsQuery.parse({ unusual: 'true' }), 'America/Sao_Paulo')
  expect(found.items.map(({ author, unusual }) => [author, unusual])).toEqual([['pequeno', 5]])

  expect(await scoreUnusual(world.ch, world.pg, LATER)).toEqual({ changed: 0, is_done: true })

  const id = createPostId({ platform: 'Telegram', account: 'grande', native_id: '14' })
  const counts = { views: 400_000, likes: null, shares: null, comments: null }
  await insertPatiently(world.ch, 'post_counts', [{ post_id: id, taken_at: LATER / 1000, ...counts }])
  expect(await scoreUnusual(world.ch, world.pg, LATER + 60 * 60_000)).toEqual({ changed: 1, is_done: true })
  const again = await listPosts(world.ch, PostsQuery.parse({ sort_by: 'unusual' }), 'America/Sao_Paulo')
  expect(again.items.slice(0, 3).map(({ author, unusual }) => [author, unusual])).toEqual([
    ['pequeno', 5],
    ['grande', 4],
    ['grande', 1.1],
  ])
})
