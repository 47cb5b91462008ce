import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { enrichmentSteps } from '../enrich/index.ts'
import { importPosts } from '../ingest/import/import-posts.ts'
import { importPeople } from '../records/people/import-people.ts'
import { findAccounts } from '../records/people/people.ts'
import { listDemoPeople } from '../sources/demo/invent-people.ts'
import { DEMO_POSTS, readDemoPosts } from '../sources/demo/posts.ts'
import { sql } from '../store/sql.ts'
import { fillDemo } from './fill.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const Whole = z.object({ posts: z.number(), edited: z.number(), former: z.number() })
const countDemo = async () => {
  const question = sql`SELECT toUInt32(count()) AS posts, toUInt32(countIf(isNotNull(edited_at))) AS edited,
    (SELECT toUInt32(uniqExact(post_id)) FROM post_versions FINAL) AS former FROM posts WHERE origin = 'demo'`
  return (await world.ch.rows('test', question, Whole))[0]
}

test('posts among which a kill ended the filling are filled anew, as if nothing had been there', async () => {
  const people = listDemoPeople().map((person, index) => ({ position: index + 1, person }))
  await importPeople(world.pg, people, { demo: true })
  const steps = enrichmentSteps({ people: await findAccounts(world.pg) })
  const posts = await Array.fromAsync(readDemoPosts(new Date('2026-03-11T09:00:00Z')))
  await importPosts(world.ch, posts.slice(0, 1_500), { steps, origin: 'demo' })
  expect(await fillDemo(world, new Date('2026-03-12T15:00:00Z'))).toBe(true)
  const whole = { posts: DEMO_POSTS, edited: 14, former: 14 }
  expect(await countDemo()).toEqual(whole)
  expect(await fillDemo(world, new Date('2026-03-12T16:00:00Z'))).toBe(false)
  expect(await countDemo()).toEqual(whole)
})
