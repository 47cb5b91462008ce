import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../test/factory.ts'
import { jobDeps } from '../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { PostsQuery } from '../../contract/posts/post-query.ts'
import { insertWithRetries } from '../ingest/write/insert.ts'
import { createPostId } from '../ingest/write/post-id.ts'
import { listPosts } from '../search/posts/posts.ts'
import { sql } from '../store/sql.ts'
import { scoreUnusualJob } from './score-unusual.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

test('what it writes is settled when it is done, so that questions go on as before', async () => {
  await storePosts(
    world.ch,
    Array.from({ length: 15 }, (_, day) => ({
      account: 'pequeno',
      native_id: String(day + 1),
      date_created: new Date(Date.UTC(2026, 2, day + 1)),
      views: day === 14 ? 500 : 100,
    })),
  )
  const post_id = createPostId({ platform: 'Telegram', account: 'pequeno', native_id: '15' })
  // What was counted a moment ago waits until all of it is surely there.
  const taken_at = Math.floor(Date.now() / 1000) - 600
  await insertWithRetries(world.ch, 'post_counts', [
    { post_id, taken_at, views: 500, likes: 0, shares: 0, comments: 0 },
  ])
  expect(await scoreUnusualJob(jobDeps(world)).run({}, new AbortController().signal)).toBe('done')
  const { items } = await listPosts(world.ch, PostsQuery.parse({ unusual: 'true' }), 'America/Sao_Paulo')
  expect(items.map(({ author, unusual }) => [author, unusual])).toEqual([['pequeno', 5]])
  const pending = await world.ch.rows(
    'test',
    sql`SELECT toUInt32(count()) AS n FROM post_changes
      WHERE version > (SELECT max(version) FROM post_settlements WHERE is_finished = 1)`,
    z.object({ n: z.number() }),
  )
  expect(pending).toEqual([{ n: 0 }])
})
