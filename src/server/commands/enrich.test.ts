import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makePost, storePosts } from '../../../test/factory.ts'
import { inventHateModel } from '../../../test/hate-model.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { PostsQuery } from '../../contract/posts/post-query.ts'
import { hateStep } from '../enrich/hate-step.ts'
import { enrichmentSteps, enrichPost } from '../enrich/index.ts'
import { warnOfMissingModel } from '../greeting.ts'
import { REWRITE_SIZE } from '../ingest/rewrite/rewrite.ts'
import { writePosts } from '../ingest/write/write.ts'
import { loadHateModelIfReadable } from '../load-hate-model.ts'
import { quietLog } from '../log.ts'
import { listPosts } from '../search/posts/posts.ts'
import { sql } from '../store/sql.ts'
import { enrichStored } from './enrich.ts'
import { openImportStep, type StoredStep } from './enrich-steps.ts'

const TIME_ZONE = 'America/Sao_Paulo'
const COUNT = REWRITE_SIZE + 10

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(
    world.ch,
    Array.from({ length: COUNT }, (_, i) => ({
      content: i % 100 === 0 ? `Que zurrapa, número ${i}` : `Bom dia, número ${i}`,
      date_created: new Date(Date.UTC(2026, 0, 1 + (i % 60), 12)),
    })),
  )
})
afterAll(() => world.close())
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const hate = (version: string): StoredStep => openImportStep(world.ch, hateStep(inventHateModel(version)))

function run(step: StoredStep, options: { since?: string; restart?: boolean } = {}, signal = AbortSignal.any([])) {
  const command = { step: 'hate' as const, since: options.since, restart: options.restart ?? false }
  return enrichStored(world, step, command, { timeZone: TIME_ZONE, signal })
}

const count = async (filters: object) => (await listPosts(world.ch, PostsQuery.parse(filters), TIME_ZONE)).total_items
const lastReport = () => String(vi.mocked(console.log).mock.lastCall?.[0]).replace(/, em .*/, '')

test('cut short, a run goes on behind the last portion; restarting begins anew; what is the same is not written', async () => {
  const controller = new AbortController()
  const step = hate('1')
  const endAfterFirst: StoredStep = {
    ...step,
    async run(places) {
      controller.abort()
      return step.run(places)
    },
  }
  expect(await run(endAfterFirst, {}, controller.signal)).toBe(130)
  expect(await count({ hate: ['não avaliado'] })).toBe(10)

  expect(await run(step)).toBe(0)
  expect(lastReport()).toBe('Passo hate, versão 1: publicações\n  vistas  10\n  mudadas 10')
  expect(await count({ hate: ['ofensivo'] })).toBe(Math.ceil(COUNT / 100))
  expect(await count({ hate: ['não avaliado'] })).toBe(0)

  expect(await run(step, { restart: true })).toBe(0)
  expect(lastReport()).toBe('Passo hate, versão 1: publicações\n  vistas  2.010\n  mudadas     0')
})

test('an end without warning repeats one portion, which changes nothing', async () => {
  const step = hate('2')
  const dies: StoredStep = {
    ...step,
    async run(places) {
      await step.run(places)
      throw new Error('kill -9')
    },
  }
  await expect(run(dies)).rejects.toThrow('kill -9')
  expect(await run(step)).toBe(0)
  expect(lastReport()).toBe('Passo hate, versão 2: publicações\n  vistas  2.010\n  mudadas    10')
})

test('--since leaves older posts alone', async () => {
  expect(await run(hate('3'), { since: '2026-02-01' })).toBe(0)
  const since = await count({ start_date: '2026-02-01' })
  expect(lastReport()).toContain(`vistas  ${since}\n  mudadas ${since}`)
})

test('posts whose searched form is of an earlier version are found and written', async () => {
  for (const table of [sql`post_rows`, sql`post_changes`])
    await world.ch.command(
      sql`ALTER TABLE ${table} UPDATE stems = 'outrora' WHERE content LIKE '%zurrapa, número 0' SETTINGS mutations_sync = 2`,
    )
  expect(await count({ search: 'zurrapa "número 0"' })).toBe(0)
  const nothing = { name: 'text', version: 1, run: () => {} }
  expect(await run(openImportStep(world.ch, nothing))).toBe(0)
  expect(lastReport()).toContain('mudadas     1')
  expect(await count({ search: 'zurrapa "número 0"' })).toBe(1)
})

test('posts that came in while the model could not be read are told at the start, and evaluated by the step', async () => {
  const nowhere = new URL('file:///nowhere/')
  const model = loadHateModelIfReadable((error) => warnOfMissingModel(quietLog, error), nowhere)
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/falta ou está danificado[\s\S]*avalia sozinho/))
  const posts = ['Que zurrapa', 'Bom dia'].map((content) => makePost({ content, native_id: content }))
  const steps = enrichmentSteps({ people: new Map(), hateModel: model })
  await writePosts(
    world.ch,
    posts.map((post) => enrichPost(post, steps)),
    'import',
  )
  expect(await count({ hate: ['não avaliado'] })).toBe(2)
  expect(await run(hate('4'), { restart: true })).toBe(0)
  expect(await count({ hate: ['não avaliado'] })).toBe(0)
})
