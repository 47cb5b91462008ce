import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../test/factory.ts'
import { drawScene, makeCopy } from '../../../test/media/pictures.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { PostsQuery } from '../../contract/posts/post-query.ts'
import { listPosts } from '../search/posts/posts.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

test('posts that show the same picture, or a copy of it, with little text are the same message', async () => {
  const [one, other] = [await drawScene(31), await drawScene(32)]
  const pictures = [one, await makeCopy(one), other, one]
  const urls = await Promise.all(pictures.map(async (bytes) => `media/${(await world.media.put(bytes)).name}`))
  await storePosts(
    world.ch,
    urls.map((url, i) => ({
      account: `canal_${i}`,
      content: i === 3 ? '' : 'Vejam',
      date_created: new Date(Date.UTC(2026, 4, 1 + i)),
      media: [{ type: 'image', url, description: null }],
    })),
  )
  await world.queue.send('process-attachments', {})
  await runJobs(world)
  const query = PostsQuery.parse({ sort_order: 'asc' })
  const { items } = await listPosts(world.ch, query, 'America/Sao_Paulo')
  const [first, copy, different, again] = items.map(({ messageGroup }) => messageGroup)
  expect(first).not.toBeNull()
  expect([copy, again]).toEqual([first, first])
  expect(different).not.toBe(first)
})
