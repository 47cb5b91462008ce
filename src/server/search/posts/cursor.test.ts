import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { listPosts } from './posts.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

/** Several posts a second: the id decides there. */
const post = (n: number) => ({
  native_id: `c${n}`,
  content: `número ${n}`,
  date_created: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 3))),
})

test.each(['desc', 'asc'] as const)('%s: every post once, whatever is stored meanwhile', async (sort_order) => {
  const search = `de${sort_order}`
  const store = (from: number, to: number) =>
    storePosts(
      world.ch,
      Array.from({ length: to - from }, (_, i) => {
        const one = post(from + i)
        return { ...one, native_id: `${sort_order}${one.native_id}`, content: `${one.content} ${search}` }
      }),
    )
  await store(100, 165)
  const seen: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < 10; page += 1) {
    const query = PostsQuery.parse({ sort_order, search, page_size: '20', ...(cursor && { cursor }) })
    const { items, next_cursor } = await listPosts(world.ch, query, 'America/Sao_Paulo')
    seen.push(...items.map(({ content }) => content.split(' ')[1] ?? ''))
    if (!next_cursor) break
    cursor = next_cursor
    // Before all that was read, where page numbers would move.
    if (page < 3)
      await (sort_order === 'desc' ? store(200 + page * 10, 205 + page * 10) : store(page * 10, page * 10 + 5))
  }
  const numbers = seen.map(Number)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 65 }, (_, i) => 100 + i))
})

test('an order that has none says so, and what is no cursor is refused', async () => {
  const query = PostsQuery.parse({ sort_by: 'views' })
  expect(await listPosts(world.ch, query, 'America/Sao_Paulo')).not.toHaveProperty('next_cursor')
  const cursor = '1767225600-00000000-0000-8000-8000-000000000000'
  for (const wrong of [
    { cursor: 'x' },
    { cursor, sort_by: 'views' },
    { cursor, collapse: 'true' },
    { cursor, page: '2' },
  ])
    expect(PostsQuery.safeParse(wrong).success).toBe(false)
  expect(PostsQuery.safeParse({ cursor: `9999999999-${cursor.slice(11)}` }).success).toBe(false)
})
