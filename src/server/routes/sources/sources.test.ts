import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runJobs } from '../../../../test/run-jobs.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { previewSources } from '../../../contract/sources/source-preview.ts'
import { AddedSources, Source, SourceList } from '../../../contract/sources/sources.ts'
import { movePostsJob } from '../../jobs/move-posts.ts'

let world: TestApp
let authorization: string
beforeAll(async () => {
  world = await openTestApp()
  authorization = `Bearer ${await world.enter('dora', { is_superuser: true })}`
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pg.deleteFrom('sources').execute()
  await (await world.queue.open()).deleteAllJobs()
})

async function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  return world.app.inject({ method, url, headers: { authorization }, ...(payload ? { payload } : {}) })
}
const list = async (query = '') => SourceList.parse((await ask('GET', `/api/sources/${query}`)).json())
const add = async (accounts: string[], since: string | null = null) =>
  AddedSources.parse((await ask('POST', '/api/sources/', { accounts, since })).json())
const countJobs = async () => (await (await world.queue.open()).findJobs('collect-sources')).length

async function addOne(handle: string) {
  await add([handle])
  const found = (await list()).items.find((one) => one.handle === handle)
  if (!found) throw new Error(handle)
  return found
}

test('a pasted list: what is new, what is known, what is no channel; each account once', async () => {
  const pasted = ['t.me/canal_um', '@Canal_Um', ' https://t.me/s/canal_dois ', '', 'https://x.com/alguem', 't.me/+AbC']
  expect(await add(pasted)).toMatchObject({ added: 2, known: 0, refused: ['https://x.com/alguem', 't.me/+AbC'] })
  expect(await add(['CANAL_DOIS', 'canal_tres'])).toEqual({ added: 1, known: 1, refused: [], not_linked: [] })
  expect((await list()).items.map(({ handle }) => handle)).toEqual(['canal_dois', 'canal_tres', 'canal_um'])
  expect(await countJobs()).toBe(1)
})

test('a new account, and whose it is', async () => {
  const person = { name: 'Ana Inventada', name_key: 'ana inventada' }
  const { id } = await world.pg.insertInto('people').values(person).returning('id').executeTakeFirstOrThrow()
  const account = { person_id: id, platform: 'Telegram', handle: 'Canal_Ana', handle_key: 'canal_ana' }
  await world.pg.insertInto('accounts').values(account).execute()
  await add(['canal_ana'], '2026-01-01T00:00:00Z')
  expect((await list('?search=ANA')).items).toMatchObject([
    {
      handle: 'canal_ana',
      link: 'https://t.me/canal_ana',
      person: { id, name: 'Ana Inventada' },
      state: 'nova',
      problem: null,
      since: '2026-01-01T00:00:00.000Z',
      reached: null,
      waiting: [],
      last_run_at: null,
      posts_stored: 0,
    },
  ])
  expect((await list('?search=100%25')).items).toEqual([])
  expect((await list('?state=com%20erro')).total_items).toBe(0)
})

test('an account is paused, resumed, read further back, read now', async () => {
  const { id } = await addOne('canal_um')
  const change = async (payload: object) => Source.parse((await ask('PATCH', `/api/sources/${id}/`, payload)).json())
  expect(await change({ is_paused: true })).toMatchObject({ is_paused: true, since: null })
  expect(await change({ since: '2025-01-01T00:00:00-03:00' })).toMatchObject({ since: '2025-01-01T03:00:00.000Z' })
  const answer = await ask('POST', `/api/sources/${id}/run/`)
  expect(Source.parse(answer.json())).toMatchObject({ is_paused: false, next_run_at: '1970-01-01T00:00:00.000Z' })
})

test('an account that is no longer followed is gone', async () => {
  const { id } = await addOne('canal_um')
  expect((await ask('DELETE', `/api/sources/${id}/`)).statusCode).toBe(204)
  expect((await ask('DELETE', `/api/sources/${id}/`)).statusCode).toBe(404)
  expect((await list()).total_items).toBe(0)
})

test('accounts with a problem come first, in pages', async () => {
  await add(['canal_a', 'canal_b', 'canal_c'])
  await world.pg
    .updateTable('sources')
    .set({ problem: 'Não respondeu.', state: 'com erro' })
    .where('handle', '=', 'canal_c')
    .execute()
  const first = await list('?page_size=2')
  expect(first).toMatchObject({ total_items: 3, total_pages: 2, items: [{ handle: 'canal_c' }, { handle: 'canal_a' }] })
  expect((await list('?page_size=2&page=2')).items).toMatchObject([{ handle: 'canal_b' }])
})

async function createPerson(name: string): Promise<number> {
  const payload = { name, accounts: [] }
  return Number((await ask('POST', '/api/public-persons/', payload)).json().id)
}

test('a list is shown as it is understood, and nothing is saved', async () => {
  const id = await createPerson('Bia Inventada')
  await add(['canal_velho'])
  const text = `@canal_novo, Bia Inventada\ncanal_velho, ${id}\nt.me/canal_novo\nhttps://t.me/+abc\n@canal_b, Ninguém`
  const { lines } = previewSources.reply.parse((await ask('POST', '/api/sources/preview/', { text })).json())
  expect(lines).toMatchObject([
    { line: 1, outcome: 'new', handle: 'canal_novo', person: { id, name: 'Bia Inventada' }, problem: null },
    { line: 2, outcome: 'followed', person: { id } },
    { line: 3, outcome: 'repeated' },
    { line: 4, outcome: 'refused', problem: expect.stringContaining('fechado') },
    { line: 5, outcome: 'new', person: null, problem: expect.stringContaining('Ninguém') },
  ])
  expect((await list()).total_items).toBe(1)
})

test('accounts are added with whose they are; somebody else keeps theirs; the owner changes', async () => {
  const [rui, eva] = [await createPerson('Rui Inventado'), await createPerson('Eva Inventada')]
  const payload = { accounts: [{ address: '@canal_rui', person: rui }, 'canal_solto'] }
  expect((await ask('POST', '/api/sources/', payload)).json()).toMatchObject({ added: 2, not_linked: [] })
  const taken = { accounts: [{ address: '@Canal_Rui', person: eva }] }
  expect((await ask('POST', '/api/sources/', taken)).json()).toMatchObject({ added: 0, not_linked: ['Canal_Rui'] })
  const nobody = { accounts: [{ address: '@canal_x', person: 999_999 }] }
  expect((await ask('POST', '/api/sources/', nobody)).statusCode).toBe(400)
  const [source] = (await list('?search=rui%20inventado')).items
  expect(source?.person).toEqual({ id: rui, name: 'Rui Inventado' })
  const change = (person: number | null) => ask('PATCH', `/api/sources/${source?.id}/`, { person })
  expect((await change(rui)).json()).toMatchObject({ person: { id: rui } })
  await runJobs(world, [movePostsJob(world)])
  expect((await list()).items.map(({ posts_moving }) => posts_moving)).toEqual([false, false])
  expect((await change(eva)).json()).toMatchObject({ person: { id: eva }, posts_moving: true })
  expect((await change(null)).json()).toMatchObject({ person: null, posts_moving: true })
  const isMoving = async () => (await list()).items.map(({ handle, posts_moving }) => [handle, posts_moving])
  expect(await isMoving()).toEqual([
    ['canal_rui', true],
    ['canal_solto', false],
  ])
  await runJobs(world, [movePostsJob(world)])
  expect(await isMoving()).toEqual([
    ['canal_rui', false],
    ['canal_solto', false],
  ])
})

test('what is paused is a state of its own; what is to be read back has not begun', async () => {
  const { id } = await addOne('canal_um')
  await ask('PATCH', `/api/sources/${id}/`, { is_paused: true, since: '2025-01-01T00:00:00Z' })
  expect((await list('?state=nova')).total_items).toBe(0)
  expect((await list('?state=pausada')).items).toMatchObject([{ id, backfill: { begun: null, at: null } }])
  await world.pg.updateTable('sources').set({ state: 'sem prévia' }).execute()
  expect((await list()).items).toMatchObject([{ id, backfill: null }])
})

test('a feed brings news, or publications of somebody', async () => {
  const zoe = await createPerson('Zoé Inventada')
  const address = 'https://Blog.exemplo/Feed'
  const accounts = ['https://jornal.exemplo/rss', { address, person: zoe, feed: 'publicações' }]
  expect((await ask('POST', '/api/sources/', { accounts })).json()).toMatchObject({ added: 2, not_linked: [] })
  expect((await list()).items).toMatchObject([
    { network: 'feed-posts', link: 'https://blog.exemplo/Feed', person: { id: zoe }, backfill: null },
    { network: 'feed', link: 'https://jornal.exemplo/rss', person: null },
  ])
})
