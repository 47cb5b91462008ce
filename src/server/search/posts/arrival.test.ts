import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { listPosts } from './posts.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  for (const [i, content] of ['de ontem', 'de hoje', 'de longe'].entries())
    await storePosts(world.ch, [{ native_id: `p${i}`, content, date_created: new Date(Date.UTC(2026, 2, 3 - i)) }])
  // Written again, it came when it came.
  await storePosts(world.ch, [
    { native_id: 'p0', content: 'de ontem', likes: 5, date_created: new Date(Date.UTC(2026, 2, 3)) },
  ])
})
afterAll(() => world.close())

test.each(['true', 'false'])(
  'posts in the order in which they came, whatever their dates (collapsed: %s)',
  async (collapse) => {
    const list = async (sort_order: string) => {
      const query = PostsQuery.parse({ sort_by: 'arrival', sort_order, collapse })
      return (await listPosts(world.ch, query, 'America/Sao_Paulo')).items.map(({ content }) => content)
    }
    expect(await list('desc')).toEqual(['de longe', 'de hoje', 'de ontem'])
    expect(await list('asc')).toEqual(['de ontem', 'de hoje', 'de longe'])
  },
)
