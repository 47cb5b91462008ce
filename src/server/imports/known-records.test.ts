/** A file that is imported again is mostly skipped (docs/decisions/0125): every change in it must still be noticed. */
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../test/empty-posts.ts'
import { isOnPlainServers, openTestStores, type TestStores } from '../../../test/world.ts'
import { importPrepared } from '../ingest/import/import-posts.ts'
import { changePosts } from '../ingest/rewrite/change-posts.ts'
import { openKnownRecords } from '../ingest/write/find-known-records.ts'
import { createPerson } from '../records/people/people-changes.ts'
import type { SourceFormat } from '../sources/index.ts'
import { StoreError } from '../store/errors.ts'
import { integer, POSTS, sql } from '../store/sql.ts'
import { createPostReader } from './read-posts.ts'
import { GROUP_SIZE } from './reading-thread/reading-messages.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pg.deleteFrom('people').execute()
  await emptyPosts(world.ch)
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Known records are found by the same statements as in the other tests, so these are skipped on plain servers. */
const embedded = test.skipIf(isOnPlainServers)

/** A post: its number, view count and text. */
type Form = [id: number, views: number, text?: string]

const printJson = (forms: Form[]) =>
  forms
    .map(([id, views, text = `Bom dia número ${id}`]) =>
      JSON.stringify({
        id,
        account: id % 2 === 0 ? 'ana' : 'beto',
        date: '2024-05-01T12:00:00Z',
        content: text,
        views,
      }),
    )
    .join('\n')

type Told = { format?: SourceFormat; platform?: string }

/**
 * Imports the text; returns the report and the number of records skipped as known. Without a size, the file is read in a thread.
 */
async function bring(text: string, { format = 'jsonl', platform = 'Telegram' }: Told = {}) {
  const bytes = Readable.from([Buffer.from(text)])
  const { items, onStored } = await createPostReader(world)({ bytes, size: null, format, options: { platform } })
  let known = 0
  let atOnce = 0
  async function* watch() {
    for await (const item of items) {
      if ('known' in item) {
        known += item.known
        atOnce = Math.max(atOnce, item.known)
      }
      yield item
    }
  }
  const report = await importPrepared(world.ch, watch(), { origin: 'import', onStored })
  expect(report.failure).toBeNull()
  // The import can report its progress, and can be stopped.
  expect(atOnce).toBeLessThanOrEqual(GROUP_SIZE)
  const { read, of_people, stored, updated, unchanged, set_aside_count } = report
  expect(stored + updated + unchanged + set_aside_count).toBe(read)
  return { read, of_people, stored, updated, unchanged, set_aside_count, known }
}

const listViews = async () => {
  const question = sql`SELECT toUInt32(native_id) AS id, views, content FROM ${POSTS} ORDER BY id`
  return world.ch.rows('list-views', question, z.object({ id: z.number(), views: z.number(), content: z.string() }))
}

const DIGEST = '00000000-0000-4000-8000-000000000001'
const FORMS: Form[] = [
  [1, 10],
  [2, 20],
  [3, 30],
]

test('the same again is known, whether it was new, changed or found unchanged', async () => {
  await createPerson(world.pg, { name: 'Ana', accounts: [{ platform: 'Telegram', handle: 'ana' }] })
  const text = `${printJson(FORMS)}\n{"quebrada`
  const all = { read: 4, of_people: 1, stored: 0, updated: 0, unchanged: 3, set_aside_count: 1 }
  expect(await bring(text)).toEqual({ ...all, stored: 3, unchanged: 0, known: 0 })
  expect(await bring(text)).toEqual({ ...all, known: 3 })
  const changed = printJson([
    [1, 10],
    [2, 21],
    [3, 30],
  ])
  expect(await bring(changed)).toMatchObject({ of_people: 1, updated: 1, unchanged: 2, known: 2 })
  // Known only once read and found unchanged: the updated post kept facts of its earlier version, so it is not exactly what the
  // record says.
  expect(await bring(changed)).toMatchObject({ updated: 0, unchanged: 3, known: 2 })
  expect(await bring(changed)).toMatchObject({ updated: 0, unchanged: 3, known: 3 })
  expect((await listViews()).map(({ views }) => views)).toEqual([10, 21, 30])
  // The earlier record of that post is no longer known.
  expect(await bring(text)).toMatchObject({ updated: 1, unchanged: 2, known: 2 })
  expect((await listViews()).map(({ views }) => views)).toEqual([10, 20, 30])
})

embedded('a table too', async () => {
  const print = (forms: Form[]) =>
    [
      'id,account,date,content,views',
      ...forms.map(([id, views]) => `${id},ana,2024-05-01,"Bom dia, ${id}",${views}`),
    ].join('\n')
  await bring(print(FORMS), { format: 'csv' })
  expect(await bring(print([...FORMS, [4, 4]]), { format: 'csv' })).toMatchObject({ stored: 1, unchanged: 3, known: 3 })
})

test('what the store changed since, what is read otherwise, and what other people made of it is read', async () => {
  await bring(printJson(FORMS))
  await changePosts(world.ch, sql`toUInt32(7) AS views`, sql`views != ${integer(7)} AND native_id = '2'`)
  expect(await bring(printJson(FORMS))).toMatchObject({ known: 2 })
  expect(await bring(printJson(FORMS), { platform: 'X' })).toMatchObject({ stored: 3, known: 0 })
  await createPerson(world.pg, { name: 'Beto', accounts: [{ platform: 'Telegram', handle: 'beto' }] })
  expect(await bring(printJson(FORMS))).toMatchObject({ of_people: 2, updated: 2, unchanged: 1, known: 0 })
  expect(await bring(printJson(FORMS))).toMatchObject({ of_people: 2, unchanged: 3 })
})

embedded('a post that comes in several forms is what the last one says, each time', async () => {
  const forms: Form[] = [
    [1, 10],
    [2, 20],
    [1, 11],
    [1, 10],
    [2, 21],
  ]
  for (let time = 0; time < 4; time += 1) {
    const report = await bring(printJson(forms))
    expect(report).toMatchObject({ read: 5, stored: time === 0 ? 2 : 0 })
    expect((await listViews()).map(({ views }) => views)).toEqual([10, 21])
  }
})

test('a form that is known does not hide one on its way to the store, over several batches', async () => {
  const COUNT = 3_000
  const pass = (views: number): Form[] => Array.from({ length: COUNT }, (_, i) => [i, views, `Bom dia ${i}`])
  await bring(printJson(pass(1)))
  // All records of the first version are looked up before any of the second is stored.
  const report = await bring(printJson([1, 2, 1, 3, 1].flatMap(pass)))
  expect(report).toMatchObject({ read: 5 * COUNT, stored: 0, updated: 4 * COUNT, unchanged: COUNT, known: COUNT })
  expect(new Set((await listViews()).map(({ views }) => views))).toEqual(new Set([1]))
  expect(await listViews()).toHaveLength(COUNT)
})

embedded('a text that was changed and changed back, again and again', async () => {
  for (const text of ['Um texto', 'Outro texto', 'Um texto', 'Um texto']) {
    await bring(
      printJson([
        [1, 5, text],
        [2, 6],
      ]),
    )
    expect((await listViews())[0]?.content).toBe(text)
  }
})

/** Fails as with a full disk, or a kill in between: the posts are written, their keys are not. */
async function failAtKeys(write: () => Promise<unknown>) {
  const shard = world.ch.shards[0] ?? world.ch
  const insert = shard.insert.bind(shard)
  const spy = vi.spyOn(shard, 'insert').mockImplementation(async (table, rows) => {
    if (table === 'post_keys') throw new StoreError('no_space', new Error('cut'))
    await insert(table, rows)
  })
  await expect(write()).rejects.toThrow()
  spy.mockRestore()
}

test('a form that was written without its key hides the record of the form before it', async () => {
  await bring(printJson(FORMS))
  const other = FORMS.map(([id]): Form => [id, 99])
  await failAtKeys(() => bring(printJson(other)))
  expect((await listViews()).map(({ views }) => views)).toEqual([99, 99, 99])
  expect(await bring(printJson(FORMS))).toMatchObject({ updated: 3, known: 0 })
  expect((await listViews()).map(({ views }) => views)).toEqual([10, 20, 30])
})

test('a store that cannot tell what is known ends no import, and is asked no more', async () => {
  await bring(printJson(FORMS))
  const asked = vi
    .spyOn(world.ch, 'withWriteLock')
    .mockRejectedValueOnce(new StoreError('store_unavailable', new Error('cut')))
  expect(await bring(printJson(FORMS))).toMatchObject({ unchanged: 3, known: 0 })
  asked.mockRejectedValue(new StoreError('query_too_heavy', new Error('slow')))
  const before = asked.mock.calls.length
  const find = openKnownRecords(world.ch)
  for (let time = 0; time < 3; time += 1) expect((await find([DIGEST])).size).toBe(0)
  expect(asked.mock.calls.length).toBe(before + 1)
})

test('of new records fewer and fewer portions are asked for', async () => {
  const asked = vi.spyOn(world.ch, 'withWriteLock')
  const find = openKnownRecords(world.ch)
  for (let portion = 0; portion < 100; portion += 1) await find([DIGEST])
  expect(asked.mock.calls.length).toBeLessThan(12)
})
