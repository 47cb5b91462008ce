import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../../test/empty-posts.ts'
import { makePost } from '../../../../test/factory.ts'
import { isOnPlainServers, openTestStores, type TestStores } from '../../../../test/world.ts'
import { accountKey } from '../../../contract/people/account-key.ts'
import type { SourceItem } from '../../../contract/sources/imported-post.ts'
import { enrichmentSteps } from '../../enrich/index.ts'
import { readCsv } from '../../sources/files/csv.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { StoreError } from '../../store/errors.ts'
import { sql } from '../../store/sql.ts'
import { hasPosts } from '../write/stored-posts.ts'
import { importPosts } from './import-posts.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(async () => {
  await emptyPosts(world.ch)
})

const options = { steps: enrichmentSteps({ people: new Map() }), origin: 'import' as const }
const item = (position: number, given = {}): SourceItem => ({
  position,
  post: makePost({ native_id: String(position), ...given }),
})
const Count = z.object({ n: z.number() })
const countPosts = async () => {
  const [row] = await world.ch.rows('test', sql`SELECT toUInt32(count()) AS n FROM posts`, Count)
  return row?.n
}

test('every item is counted once, with its place and reason when it is set aside', async () => {
  const told: number[] = []
  const items = [item(1), { position: 2, reason: 'A data não existe.' }, item(3, { views: 1.5 }), item(4), item(4)]
  const report = await importPosts(world.ch, items, { ...options, onSetAside: ({ position }) => told.push(position) })
  expect(report).toMatchObject({ read: 5, stored: 2, updated: 0, unchanged: 1, set_aside_count: 2, failure: null })
  expect(report.set_aside).toEqual([
    { position: 2, reason: 'A data não existe.' },
    { position: 3, reason: expect.stringContaining('recusou') },
  ])
  expect(told).toEqual([2, 3])
})

test('the first ten thousand set aside are kept, all are counted', async () => {
  const items = Array.from({ length: 10_200 }, (_, i) => ({ position: i, reason: 'ruim' }))
  const report = await importPosts(world.ch, items, options)
  expect(report.set_aside).toHaveLength(10_000)
  expect(report.set_aside_count).toBe(10_200)
})

test('a post that no step can prepare is set aside', async () => {
  const steps = [
    { name: 'frágil', version: 1, run: ({ native_id }: { native_id: string }) => void (native_id === '2' && fail()) },
  ]
  const report = await importPosts(world.ch, [item(1), item(2), item(3)], { ...options, steps })
  expect(report).toMatchObject({
    stored: 2,
    set_aside: [{ position: 2, reason: expect.stringContaining('frágil demais') }],
  })
})

function fail(): never {
  throw new Error('frágil demais')
}

test('a file that breaks in the middle keeps what came before, and says why', async () => {
  async function* breaking() {
    yield item(1)
    yield item(2)
    throw new Error('o arquivo acabou')
  }
  const report = await importPosts(world.ch, breaking(), options)
  expect(report).toMatchObject({ read: 2, stored: 2, failure: { message: 'o arquivo acabou' } })
  expect(await countPosts()).toBe(2)
})

test('asked to stop, it stores what it has read and closes the source', async () => {
  const controller = new AbortController()
  let closed = false
  async function* endless() {
    try {
      for (let i = 1; ; i += 1) {
        if (i === 3) controller.abort()
        yield item(i)
      }
    } finally {
      closed = true
    }
  }
  const report = await importPosts(world.ch, endless(), { ...options, signal: controller.signal })
  expect(report).toMatchObject({ read: 2, stored: 2, interrupted: true, failure: null })
  expect(closed).toBe(true)
})

test('posts of several batches are all stored, and a second import changes nothing', async () => {
  const items = () => Array.from({ length: 25_000 }, (_, i) => item(i + 1))
  const progress: number[] = []
  const first = await importPosts(world.ch, items(), { ...options, onProgress: ({ stored }) => progress.push(stored) })
  expect(first).toMatchObject({ read: 25_000, stored: 25_000, set_aside_count: 0 })
  expect(progress).toEqual([10_000, 20_000, 25_000])
  expect(await countPosts()).toBe(25_000)
  expect(await importPosts(world.ch, items(), options)).toMatchObject({ stored: 0, updated: 0, unchanged: 25_000 })
})

test('a store that does not answer for a moment costs nothing', async () => {
  let failures = 1
  const flaky: ClickHouse = {
    ...world.ch,
    async insert(table, rows) {
      if (failures-- > 0) throw new StoreError('store_unavailable', new Error('connection refused'))
      return world.ch.insert(table, rows)
    },
  }
  expect(await importPosts(flaky, [item(1), item(2)], options)).toMatchObject({ stored: 2, failure: null })
})

test('a store that refuses everything ends the import instead of setting every post aside', async () => {
  const full: ClickHouse = { ...world.ch, insert: () => Promise.reject(new Error('no space left on device')) }
  const report = await importPosts(full, [item(1), item(2), item(3)], options)
  expect(report).toMatchObject({ stored: 0, set_aside_count: 0 })
  expect(report.failure?.message).toContain('no space left')
})

test('an import that ended between a post and its key is healed by the next one', async () => {
  const cut: ClickHouse = {
    ...world.ch,
    insert: (table, rows) =>
      table !== 'post_keys' ? world.ch.insert(table, rows) : Promise.reject(new Error('killed')),
  }
  expect((await importPosts(cut, [item(1)], options)).failure?.message).toBe('killed')
  expect(await hasPosts(world.ch)).toBe(false)
  expect(await importPosts(world.ch, [item(1)], options)).toMatchObject({ unchanged: 1, failure: null })
  expect(await countPosts()).toBe(1)
})

test('people imported after the posts: importing the posts again attaches them', async () => {
  const posts = [item(1, { account: 'ana_b' }), item(2, { account: 'outra' })]
  expect(await importPosts(world.ch, posts, options)).toMatchObject({ stored: 2, of_people: 0 })
  const ana = { id: 7, name: 'Ana Beltrão', party: 'PTX', role: 'senador', uf: 'BA' }
  const steps = enrichmentSteps({ people: new Map([[accountKey('Telegram', 'Ana_B'), ana]]) })
  const report = await importPosts(world.ch, posts, { ...options, steps })
  expect(report).toMatchObject({ updated: 1, unchanged: 1, of_people: 1 })
})

const TWEETS = resolve(import.meta.dirname, '../../../../../shared/data/deputados-tweets-2023/tweets.csv')
const COLUMNS =
  'id=tweet_id,account=usuario,full_name=nome,date=data,content=texto,comments=replies,shares=retweets,likes=likes,party=partido_2026,uf=uf'

// What the real posts are like is asked of their readers; servers are asked for other posts above.
test.skipIf(isOnPlainServers || !existsSync(TWEETS))(
  'the 29,043 real posts (skipped where ../shared/data is absent)',
  async () => {
    const readAll = () => readCsv(createReadStream(TWEETS), { platform: 'X', columns: COLUMNS })
    async function* readTenth() {
      for await (const one of readAll()) if (one.position % 10 === 0) yield one
    }
    const all = await Array.fromAsync(readAll())
    expect(all.filter((one) => 'reason' in one)).toEqual([])
    expect(all).toHaveLength(29_043)
    const first = await importPosts(world.ch, readTenth(), options)
    expect(first).toMatchObject({ read: 2_918, stored: 2_918, set_aside_count: 0, failure: null })
    expect(await countPosts()).toBe(2_918)
    const second = await importPosts(world.ch, readTenth(), options)
    expect(second).toMatchObject({ read: 2_918, stored: 0, updated: 0, unchanged: 2_918 })
  },
)

test('a file of which nothing can be read is read no further than that is seen', async () => {
  let read = 0
  function* broken() {
    for (; read < 1_000_000; read += 1) yield { position: read, reason: 'Falta a data.' }
  }
  const report = await importPosts(world.ch, broken(), { steps: [], origin: 'import' })
  expect(report.failure?.message).toMatch(/^Nenhum dos primeiros 100\.000 registros/)
  expect([report.stored, report.set_aside_count, report.set_aside.length]).toEqual([0, 100_000, 10_000])
  expect(read).toBeLessThan(200_000)
})
