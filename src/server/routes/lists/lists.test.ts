import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { type Ask, openNewsroom, shareThing } from '../../../../test/newsroom.ts'
import { jobDeps, runJobs } from '../../../../test/run-jobs.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import type { ListDimension } from '../../../contract/limits.ts'
import { toCellFilters } from '../../../contract/lists/cell-filters.ts'
import type { ListMatrix } from '../../../contract/lists/list-matrix.ts'
import type { SearchList } from '../../../contract/lists/lists.ts'
import { countListsJob } from '../../jobs/count-lists.ts'
import { beginRun, listWaitingLines, saveCounts, takeList } from '../../records/lists/list-runs.ts'

let world: TestApp
let ask: Ask
beforeAll(async () => {
  world = await openTestApp()
  const texts = ['vacina na urna', 'urna eletrônica', 'fraude']
  await storePosts(
    world.ch,
    Array.from({ length: 30 }, (_, i) => ({
      ...{ native_id: String(i), content: `${texts[i % 3]} ${i}`, party: i % 2 === 0 ? 'PDX' : null },
      date_created: new Date(i < 10 ? '2026-02-10T12:00:00Z' : '2026-03-12T12:00:00Z'),
    })),
  )
  ask = await openNewsroom(world, ['ana', 'bia', 'chefe'])
})
afterAll(() => world.close())

const create = async (text: string, more: object = {}): Promise<SearchList> =>
  (await ask('ana', 'POST', '/api/lists/', { title: 'Uma lista', text, ...more })).json()
const count = () => runJobs(world, [countListsJob(jobDeps(world))])
const get = async (id: string): Promise<SearchList> => (await ask('ana', 'GET', `/api/lists/${id}/`)).json()
const matrix = async (id: string, query = ''): Promise<ListMatrix> =>
  (await ask('ana', 'GET', `/api/lists/${id}/matrix/?${query}`)).json()

test('a list is counted in the background; the bad line is told, each cell leads to as many posts as it says', async () => {
  const text = 'urna eletrônica\n\n***\nfraude\nninguém'
  const created = await create(text, { end_date: '2026-03-20' })
  expect(created).toMatchObject({ state: 'running', questions: 3, refused: 1, done: 0, posts: 0, level: 'own' })
  expect((await matrix(created.id)).items[0]?.total).toBeNull()
  expect((await ask('ana', 'GET', `/api/lists/${created.id}/text/`)).json()).toEqual({ text })
  await count()
  expect(await get(created.id)).toMatchObject({ state: 'done', done: 3, posts: 20, change: 0 })
  const { columns, items, total } = await matrix(created.id)
  expect(columns.map(({ label, posts }) => [label, posts])).toEqual([
    ['PDX', 10],
    ['não informado', 10],
  ])
  expect(total).toEqual({ posts: 20, change: 0 })
  expect(items.map(({ position, problem, total: sum }) => [position, problem === null, sum?.posts ?? null])).toEqual([
    [1, true, 10],
    [3, false, null],
    [4, true, 10],
    [5, true, 0],
  ])
  for (const dimension of ['party', 'month', 'platform', 'uf'] satisfies ListDimension[]) {
    const { columns: places, items: rows } = await matrix(created.id, `dimension=${dimension}`)
    for (const row of rows)
      for (const [i, cell] of row.cells.entries()) {
        const filters = toCellFilters(
          row.search,
          { end_date: '2026-03-20' },
          { dimension, value: places[i]?.value ?? '' },
        )
        const address = new URLSearchParams(Object.entries(filters ?? {}).map(([name, value]) => [name, String(value)]))
        if (row.problem === null)
          expect((await ask('ana', 'GET', `/api/posts/?${address}`)).json().total_items).toBe(cell.posts)
      }
  }
})

test('what came since is added and marked; counting everything again says the same', async () => {
  const { id } = await create('"novidade"\nfraude', { reading: 'search' })
  await count()
  expect((await ask('ana', 'GET', `/api/lists/${id}/news/`)).json()).toEqual({ new_posts: 0, changed_posts: 0 })
  await storePosts(world.ch, [
    { native_id: 'n1', content: 'novidade', party: 'PNV' },
    { native_id: 'n2', content: 'novidade e fraude', party: 'PDX' },
    // This post existed before; its text has changed.
    { native_id: '2', content: 'fraudes, não', party: 'PDX' },
  ])
  expect((await ask('ana', 'GET', `/api/lists/${id}/news/`)).json()).toEqual({ new_posts: 2, changed_posts: 1 })
  const run = async (mode: string) => {
    expect((await ask('ana', 'POST', `/api/lists/${id}/runs/`, { mode })).statusCode).toBe(200)
    await count()
    const { columns, items } = await matrix(id)
    return {
      columns: Object.fromEntries(columns.map(({ label, posts, change }) => [label, [posts, change]])),
      totals: items.map(({ total }) => [total?.posts, total?.change]),
    }
  }
  const added = await run('new')
  expect(added.totals).toEqual([
    [2, 2],
    [11, 1],
  ])
  expect(added.columns).toEqual({ PDX: [7, 2], PNV: [1, 1], 'não informado': [5, 0] })
  // The stem matches the plural too; for a whole search, the count is that of the post list.
  const { total_items } = (await ask('ana', 'GET', '/api/posts/?search=fraude')).json()
  const whole = await run('all')
  expect(whole.totals).toEqual([
    [2, 0],
    [total_items, total_items - 11],
  ])
  expect(await get(id)).toMatchObject({ run: 3, state: 'done', posts: 2 + total_items })
})

test('stopped, what is counted stays, and counting goes on where it ended', async () => {
  const { id } = await create('"urna eletrônica"\nfraude', { reading: 'search' })
  const list = await takeList(world.pg)
  if (list?.id !== id) throw new Error('another list was taken')
  expect(await takeList(world.pg)).toBeUndefined()
  const until = (await beginRun(world.pg, list, 5)) ?? 0
  const [line] = await listWaitingLines(world.pg, list, 1)
  if (!line) throw new Error('no line waits')
  const values = {
    party: new Map([['PDX', 4]]),
    public_person: new Map(),
    uf: new Map(),
    platform: new Map(),
    month: new Map(),
  }
  const counted = [{ ...line, posts: 4, values }]
  expect(await saveCounts(world.pg, list, until, counted)).toBe(true)
  // A second process that counted the same lines changes nothing.
  await saveCounts(world.pg, list, until, [{ ...line, posts: 99, values }])
  expect(await get(id)).toMatchObject({ done: 1, posts: 4, state: 'running' })
  expect((await ask('ana', 'POST', `/api/lists/${id}/stop/`)).json()).toMatchObject({ state: 'stopped' })
  // A process still counting for the stopped run writes nothing.
  const [other] = await listWaitingLines(world.pg, list, 1)
  expect(await saveCounts(world.pg, list, until, other ? [{ ...other, posts: 9, values }] : [])).toBe(false)
  expect(await get(id)).toMatchObject({ done: 1, posts: 4, state: 'stopped' })
  await ask('ana', 'POST', `/api/lists/${id}/runs/`, { mode: 'new' })
  await count()
  expect(await get(id)).toMatchObject({ done: 2, state: 'done' })
})

test('sorted by what is asked for, and only what is asked for', async () => {
  const { id } = await create('urna eletrônica\nninguém\nvacina na urna\n***')
  await count()
  const texts = async (query: string) => (await matrix(id, query)).items.map(({ text }) => text)
  expect(await texts('sort=total&order=desc&only=found')).toHaveLength(2)
  expect((await texts('sort=PDX&order=asc'))[0]).toMatch(/ninguém|\*/)
  expect(await texts('sort=text')).toEqual(['***', 'ninguém', 'urna eletrônica', 'vacina na urna'])
  expect(await texts('only=none')).toEqual(['ninguém'])
  expect(await texts('only=problem')).toEqual(['***'])
  expect((await ask('ana', 'GET', `/api/lists/${id}/matrix/?dimension=cor`)).statusCode).toBe(400)
})

test('the file has every line and column; what a spreadsheet would run is text', async () => {
  const { id } = await create('=urna\nfraude', { reading: 'search' })
  await count()
  const csv = await ask('ana', 'GET', `/api/lists/${id}/file/?delimiter=semicolon`)
  const rows = csv.body.slice(1).trim().split('\r\n')
  expect(rows[0]).toBe('linha;texto;busca;problema;total;mudança;PDX;não informado;outras')
  expect(rows[1]).toMatch(/^1;'=urna;'=urna;;\d+;0;/)
  expect(rows.at(-1)).toMatch(/^;soma das linhas;;;\d+;0;\d+;\d+;0$/)
  const xlsx = await ask('ana', 'GET', `/api/lists/${id}/file/?format=xlsx`)
  const { readSheet } = await import('read-excel-file/node')
  expect((await readSheet(xlsx.rawPayload))[1]?.slice(0, 2)).toEqual([1, '=urna'])
})

test('bad lists are refused with a sentence', async () => {
  const refuse = async (body: object) => {
    const answer = await ask('ana', 'POST', '/api/lists/', { title: 'Uma', ...body })
    return [answer.statusCode, Object.values(answer.json()).flat()[0]]
  }
  expect(await refuse({ text: ' \n ' })).toEqual([400, 'Escreva ao menos uma linha.'])
  expect(await refuse({ text: 'a\n'.repeat(5_001) })).toEqual([400, expect.stringContaining('5.001 linhas')])
  expect(await refuse({ text: 'a\u0000' })).toEqual([400, expect.stringContaining('caracteres de controle')])
  expect(await refuse({ text: 'x'.repeat(900_000) })).toEqual([400, expect.stringContaining('800.000 caracteres')])
  expect((await refuse({ text: 'x'.repeat(2_000_000) }))[0]).toBe(413)
  const bad = await create(`${'x'.repeat(700_000)}\n${'('.repeat(5_000)}`, { reading: 'search' })
  expect(bad).toMatchObject({ state: 'done', questions: 0, refused: 2 })
  expect((await ask('ana', 'POST', `/api/lists/${bad.id}/runs/`, { mode: 'all' })).statusCode).toBe(409)
})

test('a line that cannot be asked says why; dossiers are those that the owner sees', async () => {
  await ask('bia', 'POST', '/api/dossiers/', { title: 'Segredo' })
  const { id } = await create('dossie:Segredo\npessoa:Ninguém\nfraude', { reading: 'search' })
  await count()
  expect(await get(id)).toMatchObject({ state: 'done', done: 3 })
  expect((await matrix(id)).items.map(({ problem, total }) => [problem, total?.posts === undefined])).toEqual([
    ['Não há dossiê “Segredo” entre os que você vê.', true],
    ['Nenhuma pessoa cadastrada se chama “Ninguém”.', true],
    [null, false],
  ])
})

test('a line that is too long to be asked is given back whole to be corrected, and shown by its beginning', async () => {
  const text = `${'urna '.repeat(4_000)}fim\nfraude`
  const { id } = await create(text)
  expect((await ask('ana', 'GET', `/api/lists/${id}/text/`)).json()).toEqual({ text })
  const [row] = (await matrix(id)).items
  expect([row?.text.length, row?.problem]).toEqual([10_001, expect.stringContaining('20.003 caracteres')])
})

test('a line whose party no post has says so, on the screen and in the file; repeated lines and troubled ones are two numbers', async () => {
  const text = ['partido:pdx', 'fraude partido:XYZ,PDX', 'fraude', 'fraude', 'fraude', '***', 'dossie:Nenhum'].join(
    '\n',
  )
  const { id } = await create(`${text}\n-partido:"não informado"`, { reading: 'search' })
  await count()
  const note = 'Nenhuma publicação tem o partido “XYZ”.'
  expect((await matrix(id)).items.map((row) => row.note)).toEqual([null, note, ...Array(6).fill(null)])
  expect(await get(id)).toMatchObject({ questions: 5, refused: 3, repeated: 2, failed: 1 })
  const csv = (await ask('ana', 'GET', `/api/lists/${id}/file/`)).body
  expect(csv.split('\r\n')[2]).toContain(`,${note},`)
  await storePosts(world.ch, [{ native_id: 'xyz', content: 'nada', party: 'XYZ' }])
  expect((await matrix(id)).items[1]?.note).toBeNull()
})

test('a list is its owner’s until it is shared', async () => {
  const { id } = await create('fraude')
  expect((await ask('bia', 'GET', `/api/lists/${id}/`)).statusCode).toBe(403)
  expect((await ask('chefe', 'GET', `/api/lists/${id}/matrix/`)).statusCode).toBe(403)
  const shares = { everyone: null, people: [{ username: 'bia', level: 'see' }], groups: [] }
  expect((await shareThing(ask, 'ana', `/api/shares/list/${id}/`, shares)).statusCode).toBe(200)
  expect((await ask('bia', 'GET', '/api/lists/')).json()).toMatchObject([{ id, level: 'see' }])
  expect((await ask('bia', 'POST', `/api/lists/${id}/stop/`)).statusCode).toBe(403)
  expect((await ask('ana', 'DELETE', `/api/lists/${id}/`)).statusCode).toBe(204)
  expect((await ask('bia', 'GET', `/api/lists/${id}/`)).statusCode).toBe(404)
})
