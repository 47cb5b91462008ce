import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyPosts } from '../../../test/empty-posts.ts'
import { makePost } from '../../../test/factory.ts'
import { inventHateModel } from '../../../test/hate-model.ts'
import { jobDeps, runJobs } from '../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { PostsQuery } from '../../contract/posts/post-query.ts'
import type { HateModel } from '../enrich/hate/model.ts'
import { enrichmentSteps, enrichPost } from '../enrich/index.ts'
import { writePosts } from '../ingest/write/write.ts'
import { loadHateModelIfReadable } from '../load-hate-model.ts'
import { findUnjudged, recordUnjudged } from '../records/jobs/unjudged-posts.ts'
import { listPosts } from '../search/posts/posts.ts'
import { judgePostsJob } from './judge-posts.ts'
import { listJobs } from './worker.ts'

const MISSING = loadHateModelIfReadable(() => {}, new URL('file:///nowhere/'))
const noted = new Date('2026-03-01T12:00:00Z')

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(async () => {
  await emptyPosts(world.ch)
  await world.pg.deleteFrom('job_watermarks').execute()
})

const store = (texts: readonly string[], hateModel: HateModel) =>
  writePosts(
    world.ch,
    texts.map((content, i) =>
      enrichPost(
        makePost({ native_id: String(i), content, date_created: new Date(Date.UTC(2026, 0, 1, 0, i)) }),
        enrichmentSteps({ people: new Map(), hateModel }),
      ),
    ),
    'import',
  )

const judge = (hateModel: HateModel) => {
  const job = judgePostsJob({ ...jobDeps(world), hateModel })
  return async () => job.run({}, new AbortController().signal)
}
async function judgeAll(hateModel: HateModel): Promise<number> {
  const run = judge(hateModel)
  let runs = 1
  while ((await run()) === 'again') runs += 1
  return runs
}
const listLabels = async () => {
  const { items } = await listPosts(world.ch, PostsQuery.parse({ sort_order: 'asc' }), 'America/Sao_Paulo')
  return items.map(({ content, hate, hateScore }) => [content, hate, hateScore]).sort()
}

const TEXTS = ['Que zurrapa', 'Bom dia', '', '12:30 https://exemplo.example/a']

test('what came in without the model gets what an import with it would have said, once it is there', async () => {
  await store(TEXTS, MISSING)
  await recordUnjudged(world.pg, noted)
  expect(new Set((await listLabels()).map(([, hate]) => hate))).toEqual(new Set(['não avaliado']))
  expect(await judgeAll(MISSING)).toBe(1)
  expect(await findUnjudged(world.pg)).toEqual(noted)
  await judgeAll(inventHateModel())
  const judged = await listLabels()
  expect(await findUnjudged(world.pg)).toBeNull()
  await emptyPosts(world.ch)
  await store(TEXTS, inventHateModel())
  expect(judged).toEqual(await listLabels())
})

test('a note of today is kept: an import that began without the model may go on for hours', async () => {
  const now = new Date()
  await recordUnjudged(world.pg, now)
  await store(TEXTS, MISSING)
  await judgeAll(inventHateModel())
  await emptyPosts(world.ch)
  await store(TEXTS, MISSING)
  await judgeAll(inventHateModel())
  expect((await listLabels()).map(([, hate]) => hate)).toContain('ofensivo')
  expect(await findUnjudged(world.pg)).toEqual(now)
})

test('nothing is looked for when nothing was noted', async () => {
  await store(TEXTS, MISSING)
  expect(await judgeAll(inventHateModel())).toBe(1)
  expect(new Set((await listLabels()).map(([, hate]) => hate))).toEqual(new Set(['não avaliado']))
})

test('cut short it goes on with what is left, by another process too; what is noted meanwhile stays noted', async () => {
  // More than a portion, most of which has no label to get.
  const dull: HateModel = {
    ...inventHateModel(),
    evaluate: (text) => inventHateModel().evaluate(/zurrapa/.test(text) ? text : ''),
  }
  await store(
    Array.from({ length: 2_100 }, (_, i) => (i % 1_000 === 5 ? 'Que zurrapa' : 'Bom dia')),
    MISSING,
  )
  await recordUnjudged(world.pg, noted)
  expect(await judge(dull)()).toBe('again')
  const other = judge(dull)
  expect(await other()).toBe('again')
  const again = new Date(noted.getTime() + 60_000)
  await recordUnjudged(world.pg, again)
  while ((await other()) === 'again');
  expect(await findUnjudged(world.pg)).toEqual(again)
  expect(await judgeAll(dull)).toBeGreaterThan(1)
  expect(await findUnjudged(world.pg)).toBeNull()
  const query = PostsQuery.parse({ hate: ['ofensivo'] })
  expect((await listPosts(world.ch, query, 'America/Sao_Paulo')).total_items).toBe(3)
})

test('a worker takes it', async () => {
  await store(['Que zurrapa'], MISSING)
  await recordUnjudged(world.pg, noted)
  await world.queue.send('judge-posts', {})
  const jobs = listJobs({ ...jobDeps(world), hateModel: inventHateModel() })
  expect(await runJobs(world, jobs)).toContain('judge-posts')
  expect((await listLabels())[0]?.[1]).toBe('ofensivo')
})
