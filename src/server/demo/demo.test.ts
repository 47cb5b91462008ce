import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../test/empty-posts.ts'
import { storePosts } from '../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { loadHateModel } from '../load-hate-model.ts'
import { createLive, listLives } from '../records/lives/lives.ts'
import { importPeople } from '../records/people/import-people.ts'
import { listPeople } from '../records/people/people.ts'
import { findExamples } from '../search/options/examples.ts'
import { sql } from '../store/sql.ts'
import { fillDemo } from './fill.ts'
import { isMarked } from './mark.ts'
import { hasDemo, removeDemo } from './remove.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const Origins = z.object({ origin: z.string(), posts: z.number(), of_people: z.number() })
const countByOrigin = () =>
  world.ch.rows(
    'test',
    sql`SELECT origin, toUInt32(count()) AS posts, toUInt32(countIf(person_id > 0)) AS of_people
        FROM posts GROUP BY origin ORDER BY origin`,
    Origins,
  )
const BARE_LIVE = { url: 'https://video.exemplo.org/', description: null, channel_title: null }
const countNews = async () => {
  const question = sql`SELECT toUInt32(count()) AS news FROM news FINAL WHERE origin = 'demo'`
  return (await world.ch.rows('test', question, z.object({ news: z.number() })))[0]?.news
}
const countEvaluated = async () => {
  const question = sql`SELECT toUInt32(count()) AS posts FROM posts WHERE startsWith(hate_by, 'lupa@')`
  return (await world.ch.rows('test', question, z.object({ posts: z.number() })))[0]?.posts
}
const Marks = z.object({ edited: z.number(), deleted: z.number(), unusual: z.number(), checked: z.number() })
const countMarks = async () => {
  const question = sql`SELECT toUInt32(countIf(isNotNull(edited_at) AND versions > 1)) AS edited,
    toUInt32(countIf(deleted_before > deleted_after AND deleted_after > date_created)) AS deleted,
    toUInt32(countIf(engagement_ratio >= 2)) AS unusual, toUInt32(countIf(notEmpty(fact_checks))) AS checked FROM posts`
  return (await world.ch.rows('test', question, Marks))[0]
}
const countFormer = async () => {
  const question = sql`SELECT toUInt32(uniqExact(post_id)) AS posts, toUInt32(count()) AS texts FROM post_versions FINAL`
  return (await world.ch.rows('test', question, z.object({ posts: z.number(), texts: z.number() })))[0]
}
const fill = () => fillDemo(world, new Date('2026-03-12T15:00:00Z'), loadHateModel())
const listImages = () =>
  readdirSync(join(world.dataDir, 'media'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

test('a fresh store is filled once; the set is removed for good, and real data stays', async () => {
  const ending = new AbortController()
  const put: typeof world.media.put = (source) => {
    ending.abort()
    return world.media.put(source)
  }
  // The caller that ends it waits for this, and then closes the stores.
  expect(await fillDemo({ ...world, media: { put } }, new Date(), undefined, ending.signal)).toBe(false)
  expect(await hasDemo(world.pg)).toBe(false)
  expect(await fill()).toBe(true)
  const [filled] = await countByOrigin()
  expect(filled).toMatchObject({ origin: 'demo', posts: expect.any(Number) })
  expect(filled?.posts).toBeGreaterThan(3_000)
  expect(await countEvaluated()).toBeGreaterThan(1_000)
  expect(filled?.of_people).toBe(filled?.posts)
  expect(listImages().length).toBeGreaterThan(50)
  expect((await listLives(world.pg, {})).map(({ state }) => state)).toEqual(['transcribed', 'transcribed'])
  expect(await countNews()).toBeGreaterThan(70)
  const marks = await countMarks()
  expect(marks).toMatchObject({ edited: 14, deleted: 12 })
  expect(marks?.unusual).toBeGreaterThan(3)
  expect(marks?.unusual).toBeLessThan((filled?.posts ?? 0) * 0.03)
  expect(marks?.checked).toBeGreaterThan(50)
  const former = await countFormer()
  expect(former).toMatchObject({ posts: 14 })
  expect(former?.texts).toBeGreaterThan(28)
  expect(await findExamples(world.ch, { demoOnly: true })).toEqual([
    'edited',
    'deleted',
    'copied',
    'unusual',
    'checked',
  ])
  expect(await fill()).toBe(false)

  // The state after a start that ended before they were marked: the next start marks them.
  await world.ch.command(sql`TRUNCATE TABLE post_changes`)
  expect(await isMarked(world.ch)).toBe(false)
  expect(await fill()).toBe(false)
  expect(await countMarks()).toEqual(marks)
  expect(await countFormer()).toEqual(former)

  const real = { source_id: null, name: 'Ana Beltrão', role: null, party: null, uf: null, image: null, accounts: [] }
  await importPeople(world.pg, [{ position: 1, person: real }], { demo: false })
  await storePosts(world.ch, [{ account: 'ana_b' }])
  await createLive(world.pg, { ...BARE_LIVE, title: 'Sessão' }, {})
  await removeDemo(world)
  expect(await hasDemo(world.pg)).toBe(false)
  expect(await countNews()).toBe(0)
  expect(await countFormer()).toEqual({ posts: 0, texts: 0 })
  expect(await findExamples(world.ch, { demoOnly: true })).toEqual([])
  expect(await findExamples(world.ch, { demoOnly: false })).toEqual([])
  expect(await countByOrigin()).toEqual([{ origin: 'import', posts: 1, of_people: 0 }])
  expect((await listPeople(world.pg)).map(({ name }) => name)).toEqual(['Ana Beltrão'])
  expect((await listLives(world.pg, {})).map(({ title }) => title)).toEqual(['Sessão'])
  expect(listImages()).toEqual([])

  await world.pg.deleteFrom('people').execute()
  await emptyPosts(world.ch)
  expect(await fill()).toBe(false)
})
