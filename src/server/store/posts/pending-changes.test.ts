import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../../test/empty-posts.ts'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { settlePosts } from '../../ingest/rewrite/settle-posts.ts'
import { numeral, POSTS, renderSql, type Sql, sql } from '../sql.ts'
import { openPendingChanges, type PostsSource } from './pending-changes.ts'

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

const range = (last: bigint, changes = 3) => ({ settled: 5n, last, first_second: 60, changes })
const QUESTION = sql`SELECT likes FROM ${POSTS}`
const render = (posts?: PostsSource) => Promise.resolve(renderSql(QUESTION, posts?.('SELECT likes FROM')).text)
/** As the engine holds them: by name, in the order in which they were asked for. */
function holdSets() {
  const asked: string[] = []
  const dropped: string[] = []
  const createSet = async (values: Sql) => {
    const name = sql`held.set_${numeral(BigInt(asked.push(renderSql(values).text)))}`
    return { name, drop: async () => void dropped.push(renderSql(name).text) }
  }
  return { asked, dropped, createSet }
}

test('what is pending is asked once, and again after a write', async () => {
  let asked = 0
  const read = async () => {
    asked += 1
    return range(asked === 1 ? 0n : 9n)
  }
  const pending = openPendingChanges({ read })
  expect(await pending.ask(render)).toBe('SELECT likes FROM post_rows AS posts')
  expect(await pending.ask(render)).toBe('SELECT likes FROM post_rows AS posts')
  expect(asked).toBe(1)
  pending.forget()
  expect(await pending.ask(render)).toContain('version > 5 AND version <= 9')
  expect(asked).toBe(2)
})

test('the engine holds what is pending, of which a question reads the columns that it names', async () => {
  const sets = holdSets()
  const pending = openPendingChanges({ read: async () => range(9n), createSet: sets.createSet })
  const first = await pending.ask(render)
  expect(sets.asked).toEqual([
    'SELECT number FROM post_changes WHERE version > 5 AND version <= 9',
    'SELECT max(version) FROM post_changes WHERE version > 5 AND version <= 9 GROUP BY number',
  ])
  expect(first.match(/SELECT number, likes FROM post_(rows|changes)/g)).toHaveLength(3)
  expect(first).toContain('number NOT IN held.set_1')
  expect(first).toContain('version IN held.set_2')
  expect(first).not.toContain('GROUP BY')
  expect(await pending.ask(render)).toBe(first)
  expect(sets.asked).toHaveLength(2)
})

test('what a question was given is dropped when no question uses it any more', async () => {
  const sets = holdSets()
  const pending = openPendingChanges({ read: async () => range(9n), createSet: sets.createSet })
  const slow = Promise.withResolvers<void>()
  const asked = pending.ask(() => slow.promise)
  await pending.ask(render)
  expect(sets.dropped).toEqual([])
  pending.forget()
  expect(await pending.ask(render)).toContain('held.set_3')
  expect(sets.dropped).toEqual([])
  slow.resolve()
  await asked
  expect(sets.dropped).toEqual(['held.set_1', 'held.set_2'])
  pending.forget()
  await new Promise(setImmediate)
  expect(sets.dropped).toEqual(['held.set_1', 'held.set_2', 'held.set_3', 'held.set_4'])
})

test('of very many changes no set is made, and where one cannot be made the question finds them itself', async () => {
  const sets = holdSets()
  const many = openPendingChanges({ read: async () => range(9n, 300_001), createSet: sets.createSet })
  expect(await many.ask(render)).toContain('GROUP BY number')
  expect(sets.asked).toEqual([])
  let calls = 0
  const createSet = (values: Sql) => {
    calls += 1
    return calls % 2 === 0 ? Promise.reject(new Error('memory')) : sets.createSet(values)
  }
  const failing = openPendingChanges({ read: async () => range(9n), createSet })
  expect(await failing.ask(render)).toContain('GROUP BY number')
  expect(sets.dropped).toEqual(['held.set_1'])
})

test('a question that began before is waited for, also one that fails; what begins later is not', async () => {
  const pending = openPendingChanges({ read: async () => range(0n) })
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const asked = pending.ask(() => first.promise)
  let isEnded = false
  const ended = pending.queriesEnded().then(() => {
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
  const pending = openPendingChanges({
    read: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(range(0n))),
  })
  await expect(pending.ask(() => Promise.resolve(1))).rejects.toThrow('down')
  isDown = false
  expect(await pending.ask(() => Promise.resolve(1))).toBe(1)
})
