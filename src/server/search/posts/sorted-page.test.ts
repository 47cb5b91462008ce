import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { POSTS, type Sql, sql } from '../../store/sql.ts'
import { listPosts } from './posts.ts'

const COUNT = 40

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  // Runs of equal likes, most of them of one second, over the ends of pages and within them; some unknown.
  await storePosts(
    world.ch,
    Array.from({ length: COUNT }, (_, i) => ({
      native_id: String(i),
      content: i % 2 ? 'urna' : 'voto',
      date_created: new Date(Date.UTC(2026, 1, 3, 4, 5, i % 11 === 0 ? i : 0)),
      likes: i % 5 === 4 ? null : Math.floor(i / 9),
    })),
  )
})
afterAll(() => world.close())

const DIRECTIONS: Record<'asc' | 'desc', Sql> = {
  asc: sql`likes_rank < 0, likes_rank ASC`,
  desc: sql`likes_rank DESC`,
}

async function readOrder(order: 'asc' | 'desc', condition: Sql): Promise<string[]> {
  const rows = await world.ch.rows(
    'test',
    sql`SELECT toString(posts.id) AS name FROM ${POSTS} WHERE ${condition}
      ORDER BY ${DIRECTIONS[order]}, date_created DESC, number DESC`,
    z.object({ name: z.string() }),
  )
  return rows.map(({ name }) => name)
}

test.each(['asc', 'desc'] as const)(
  'posts that are alike stand in the order of all, on whatever page (%s)',
  async (sort_order) => {
    for (const [search, condition] of [
      ['', sql`true`],
      ['urna', sql`content = 'urna'`],
    ] as const) {
      const all = await readOrder(sort_order, condition)
      for (const page_size of [1, 3, 7, COUNT]) {
        const seen: string[] = []
        for (let page = 1; page <= Math.ceil(all.length / page_size) + 1; page += 1) {
          const asked = { sort_by: 'likes', sort_order, search, page: String(page) }
          const { items, total_items } = await listPosts(
            world.ch,
            { ...PostsQuery.parse(asked), page_size } as PostsQuery,
            'UTC',
          )
          expect(total_items).toBe(all.length)
          seen.push(...items.map(({ id }) => id))
        }
        expect(seen).toEqual(all)
      }
    }
  },
)
