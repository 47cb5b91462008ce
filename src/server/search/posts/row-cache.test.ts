import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { settlePosts } from '../../ingest/rewrite/settle-posts.ts'
import { askUntil, type ClickHouse } from '../../store/clickhouse.ts'
import { listPosts } from './posts.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(
    world.ch,
    Array.from({ length: 30 }, (_, i) => ({ native_id: String(i), content: `Praça ${i}`, likes: i })),
  )
})
afterAll(() => world.close())

/** What is asked, by the form of the store that an asker has. */
function watch(): { ch: ClickHouse; asked: string[] } {
  const asked: string[] = []
  const ch = askUntil(world.ch, new AbortController().signal)
  const rows: ClickHouse['rows'] = (label, ...rest) => {
    asked.push(label)
    return ch.rows(label, ...rest)
  }
  return { ch: { ...ch, rows }, asked }
}

const list = async (ch: ClickHouse, query: Record<string, string> = {}) =>
  (await listPosts(ch, PostsQuery.parse({ page_size: '20', sort_by: 'likes', ...query }), 'UTC')).items

test('documents that were shown are not read again, by whomever', async () => {
  const first = watch()
  const shown = await list(first.ch)
  expect(first.asked).toContain('find-documents')
  const second = watch()
  expect(await list(second.ch)).toEqual(shown)
  expect(second.asked).not.toContain('find-documents')
  const third = watch()
  expect((await list(third.ch, { page: '2' })).map(({ likes }) => likes)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  expect(third.asked).toContain('find-documents')
})

test('a post that was changed is shown as it is, before and after the change is settled', async () => {
  await list(world.ch)
  await storePosts(world.ch, [{ native_id: '29', content: 'Praça 29', likes: 700 }])
  expect((await list(world.ch))[0]).toMatchObject({ content: 'Praça 29', likes: 700 })
  await settlePosts(world.ch)
  expect((await list(world.ch))[0]).toMatchObject({ content: 'Praça 29', likes: 700 })
})

test('nobody can change what others are shown', async () => {
  const [post] = await list(world.ch)
  expect(() => post?.links.push('https://exemplo.example/')).toThrow(TypeError)
})
