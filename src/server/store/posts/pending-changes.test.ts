import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../../test/empty-posts.ts'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { settlePosts } from '../../ingest/rewrite/settle-posts.ts'
import { POSTS, renderSql, sql } from '../sql.ts'
import { openPendingChanges } from './pending-changes.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(() => emptyPosts(world.ch))

const Seen = z.object({ posts: z.number(), rows: z.number(), views: z.number() })
const count = async () => {
  const [seen] = await world.ch.rows(
    'test',
    sql`SELECT toUInt32(uniqExact(posts.id)) AS posts, toUInt32(count()) AS rows, toUInt32(sum(views)) AS views FROM ${POSTS}`,
    Seen,
  )
  return seen
}
const postsWith = (views: number) =>
  Array.from({ length: 200 }, (_, i) => ({
    native_id: String(i),
    content: `Publicação ${i}`,
    date_created: new Date(Date.UTC(2024, i % 12, 1 + (views % 27))),
    views,
  }))

test('whoever asks beside changes of count and date, and their settlements, always finds each post once', async () => {
  await storePosts(world.ch, postsWith(1))
  let isOver = false
  const wrong: unknown[] = []
  const ask = async () => {
    let asked = 0
    while (!isOver) {
      const seen = await count()
      if (seen?.posts !== 200 || seen.rows !== 200) wrong.push(seen)
      asked += 1
    }
    return asked
  }
  const askers = Promise.all([ask(), ask(), ask()])
  for (let views = 2; views < 7; views += 1) {
    await storePosts(world.ch, postsWith(views))
    expect(await count()).toMatchObject({ posts: 200, views: 200 * views })
    await settlePosts(world.ch)
    expect(await count()).toMatchObject({ posts: 200, views: 200 * views })
  }
  isOver = true
  expect(Math.min(...(await askers))).toBeGreaterThan(3)
  expect(wrong).toEqual([])
})

const range = (last: bigint) => ({ settled: 5n, last, first_second: 60 })

test('what is pending is asked once, and again after a write', async () => {
  let asked = 0
  const pending = openPendingChanges(async () => {
    asked += 1
    return range(asked === 1 ? 0n : 9n)
  })
  const render = (posts?: ReturnType<typeof sql>) => Promise.resolve(renderSql(sql`SELECT 1 FROM ${POSTS}`, posts).text)
  expect(await pending.ask(render)).toBe('SELECT 1 FROM post_rows AS posts')
  expect(await pending.ask(render)).toBe('SELECT 1 FROM post_rows AS posts')
  expect(asked).toBe(1)
  pending.forget()
  expect(await pending.ask(render)).toContain('version > 5 AND version <= 9')
  expect(asked).toBe(2)
})

test('a question that began before is waited for, also one that fails; what begins later is not', async () => {
  const pending = openPendingChanges(async () => range(0n))
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const asked = pending.ask(() => first.promise)
  let isEnded = false
  const ended = pending.questionsEnded().then(() => {
    isEnded = true
  })
  const later = pending.ask(() => second.promise)
  await new Promise(setImmediate)
  expect(isEnded).toBe(false)
  first.reject(new Error('too heavy'))
  await expect(asked).rejects.toThrow('too heavy')
  await ended
  second.resolve()
  await later
})

test('where it cannot be read, the next question tries again', async () => {
  let isDown = true
  const pending = openPendingChanges(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(range(0n))))
  await expect(pending.ask(() => Promise.resolve(1))).rejects.toThrow('down')
  isDown = false
  expect(await pending.ask(() => Promise.resolve(1))).toBe(1)
})
