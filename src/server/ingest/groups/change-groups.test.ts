import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { POSTS, sql } from '../../store/sql.ts'
import { changeGroups, SAID } from './change-groups.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const StoredRow = z.object({
  id: z.string(),
  date_created: z.number(),
  said: z.string(),
  group: z.string(),
  views: z.number(),
})

const readPosts = () =>
  world.ch.rows(
    'read-posts',
    sql`SELECT toString(id) AS id, toUnixTimestamp(date_created) AS date_created, ${SAID} AS said,
          toString(message_group) AS group, toUInt32(views) AS views FROM ${POSTS} ORDER BY native_id`,
    StoredRow,
  )

test('a group is changed and nothing else, and not where another text was written meanwhile', async () => {
  await storePosts(world.ch, [
    { native_id: 'a', content: 'Bom dia', views: 7 },
    { native_id: 'b', content: 'Boa tarde', views: 8 },
    { native_id: 'c', content: 'Boa noite', views: 9 },
  ])
  const before = await readPosts()
  const found = before.slice(0, 2).map((post, i) => ({ ...post, group: String(10 + i) }))
  await storePosts(world.ch, [{ native_id: 'b', content: 'Boa tarde a todos', views: 8 }])
  expect(await changeGroups(world.ch, found)).toBe(1)
  const after = await readPosts()
  expect(after.map(({ group }) => group)).toEqual(['10', '0', '0'])
  expect(after.map(({ id, views }) => [id, views])).toEqual(before.map(({ id, views }) => [id, views]))
})
