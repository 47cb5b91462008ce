import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { askUntil } from '../../store/clickhouse.ts'
import { sql } from '../../store/sql.ts'
import { recallStoredPosts } from './recent-stored-posts.ts'

let world: TestStores
let ids: string[]
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(
    world.ch,
    Array.from({ length: 600 }, (_, i) => ({
      native_id: `${i}`,
      date_created: new Date(1_770_000_000_000 + i * 60_000),
    })),
  )
  ids = await listIds()
})
afterAll(() => world.close())

const listIds = async () => {
  const found = await world.ch.rows('ids', sql`SELECT toString(id) AS id FROM posts`, z.object({ id: z.string() }))
  return found.map(({ id }) => id)
}

test('what was looked up a moment ago serves all questions of a screen, and no longer', async () => {
  const { ch } = world
  const first = await recallStoredPosts(ch, ids, 0)
  expect(first.numbers).toHaveLength(600)
  expect(new Set(first.seconds).size).toBe(600)
  expect(await recallStoredPosts(askUntil(ch, new AbortController().signal), ids, 9_000)).toBe(first)
  const later = await recallStoredPosts(ch, ids, 11_000)
  expect(later).not.toBe(first)
  expect(new Set(later.numbers)).toEqual(new Set(first.numbers))
  expect(await recallStoredPosts(ch, ids.slice(1), 11_000)).not.toBe(later)
})

test('who asked first and left takes nothing from who asks the same', async () => {
  const leaving = new AbortController()
  const left = recallStoredPosts(askUntil(world.ch, leaving.signal), ids, 50_000)
  const staying = recallStoredPosts(world.ch, ids, 50_001)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect((await staying).numbers).toHaveLength(600)
})
