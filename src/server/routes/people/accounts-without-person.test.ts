import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openPeopleWorld, type PeopleWorld } from '../../../../test/people-world.ts'
import { AccountsWithoutPerson } from '../../../contract/people/accounts-without-person.ts'
import { finishImport, startImport } from '../../records/sources/imports.ts'

let world: PeopleWorld
const now = performance.now.bind(performance)
let later = 0
beforeAll(async () => {
  world = await openPeopleWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.clear()
  await world.pg.deleteFrom('dismissed_accounts').execute()
  // Stored accounts are cached for a while: each test moves the clock past that.
  later += 11_000
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later)
})
afterEach(() => vi.restoreAllMocks())

const path = '/api/accounts-without-person/'
const post = (part: string, payload: object) =>
  world.app.inject({ method: 'POST', url: `${path}${part}/`, headers: world.headers, payload })

async function list(query = '') {
  const answer = await world.app.inject({ url: `${path}?${query}`, headers: world.headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return AccountsWithoutPerson.parse(answer.json())
}
const listHandles = async (query = '') => (await list(query)).items.map(({ handle }) => handle)

const at = (day: number) => new Date(Date.UTC(2026, 2, day, 12))
const X = { platform: 'X', full_name: 'Ana Beltrão', party: null, role: null, uf: null } as const
const storeThree = () =>
  storePosts(world.ch, [
    { ...X, native_id: '1', account: 'dep_ana', date_created: at(1), content: 'a primeira' },
    { ...X, native_id: '2', account: 'Dep_Ana', date_created: at(2), content: 'a mais recente' },
    { ...X, native_id: '3', account: 'outra', full_name: 'Uma Loja', date_created: at(3) },
  ])
const ANA = { name: 'Ana Beltrão', party: 'PXA', uf: 'BA', gender: 'feminino', role: 'Deputada federal' }

test('accounts that are nobody’s, those with most posts first, with whom they may be', async () => {
  await storeThree()
  const { id } = await world.create(ANA)
  const { items, ...rest } = await list()
  expect(rest).toMatchObject({ total_items: 2, total_sure: 1, total_dismissed: 0, is_cut: false })
  expect(items).toMatchObject([
    {
      ...{ platform: 'X', handle: 'Dep_Ana', full_name: 'Ana Beltrão', posts: 2, uf: null },
      ...{ last_post: at(2).toISOString().replace('.000', ''), last_text: 'a mais recente', is_dismissed: false },
      suggestions: [
        { person: { id, name: 'Ana Beltrão', party: 'PXA', uf: 'BA' }, reasons: ['mesmo nome'], is_sure: true },
      ],
    },
    { handle: 'outra', suggestions: [] },
  ])
  expect(await listHandles('search=loja')).toEqual(['outra'])
  expect(await listHandles('search=%40dep_a')).toEqual(['Dep_Ana'])
  expect(await listHandles('platform=Telegram')).toEqual([])
  expect(await listHandles('only=sure')).toEqual(['Dep_Ana'])
})

test('accounts of an import are there once it has ended, though the list was asked for right before it', async () => {
  expect(await listHandles()).toEqual([])
  const user = await world.pg.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const id = await startImport(world.pg, { name: 'a.csv', format: 'csv', started_by: user.id }, new Date())
  await storeThree()
  const counts = { portion: 1, read: 3, of_people: 0, stored: 3, updated: 0, unchanged: 0, set_aside_count: 0 }
  const end = { ...counts, linked: null, state: 'concluída' as const, problem: null, set_aside: [] }
  await finishImport(world.pg, id ?? 0, end, new Date())
  expect(await listHandles()).toEqual(['Dep_Ana', 'outra'])
})

test('more than a page has are listed together, as many as one call joins', async () => {
  const posts = Array.from({ length: 53 }, (_, i) => ({ ...X, native_id: String(i), account: `conta_${i}` }))
  await storePosts(world.ch, posts)
  await world.create(ANA)
  expect((await list('only=sure')).items).toHaveLength(50)
  const { items, ...paging } = await list('only=sure&page_size=200')
  expect(items).toHaveLength(53)
  expect(paging).toMatchObject({ page_size: 200, total_items: 53, total_pages: 1, total_sure: 53 })
})

test('an account that is joined is no longer in the list, and its posts follow with what nobody knew of them', async () => {
  await storeThree()
  const { id } = await world.create(ANA)
  const account = { platform: 'X', handle: 'Dep_Ana', person: id }
  expect((await post('join', { accounts: [account] })).json()).toEqual({ joined: 1, refused: [] })
  expect(await listHandles()).toEqual(['outra'])
  await world.runJobs()
  expect(await world.countByFilter(id)).toBe(2)
  expect((await world.findPosts('party=PXA')).total_items).toBe(2)
  const audit = await world.pg.selectFrom('audit').select('subject').where('action', '=', 'person_updated').execute()
  expect(audit).toEqual([{ subject: `conta @Dep_Ana (X) → pessoa ${id}` }])
})

test('of many, each is joined by itself: one that became somebody’s, or whose person is gone, is told with its reason', async () => {
  await storeThree()
  const { id } = await world.create(ANA)
  const { id: other } = await world.create({ name: 'Bia', accounts: [{ platform: 'X', handle: 'OUTRA' }] })
  const join = (handle: string, person: string) => ({ platform: 'X', handle, person })
  const accounts = [join('outra', id), join('dep_ana', id), join('dep_ana', other), join('nada', '999')]
  const answer = await post('join', { accounts })
  expect(answer.json()).toEqual({
    joined: 1,
    refused: [
      { platform: 'X', handle: 'outra', reason: 'Esta conta já é de Bia.' },
      { platform: 'X', handle: 'dep_ana', reason: 'Esta conta já é de Ana Beltrão.' },
      { platform: 'X', handle: 'nada', reason: 'Esta pessoa não existe mais.' },
    ],
  })
  // Repeated, as after a lost response.
  expect((await post('join', { accounts: [join('dep_ana', id)] })).json()).toEqual({ joined: 1, refused: [] })
})

test('an account that is no public person’s leaves the list, and comes back', async () => {
  await storeThree()
  const accounts = [{ platform: 'X', handle: 'OUTRA' }]
  for (let i = 0; i < 2; i++) expect((await post('dismiss', { accounts, dismissed: true })).statusCode).toBe(204)
  expect(await list()).toMatchObject({ total_items: 1, total_dismissed: 1 })
  expect((await list('only=dismissed')).items).toMatchObject([{ handle: 'outra', is_dismissed: true }])
  expect((await post('dismiss', { accounts, dismissed: false })).statusCode).toBe(204)
  expect(await listHandles()).toEqual(['Dep_Ana', 'outra'])
})

test.each([
  ['join', { accounts: [] }, 'accounts'],
  ['join', { accounts: Array(201).fill({ platform: 'X', handle: 'a', person: '1' }) }, 'accounts'],
  ['join', { accounts: [{ platform: 'X', handle: '', person: '1' }] }, 'accounts'],
  ['join', { accounts: [{ platform: 'X', handle: 'a', person: 'um' }] }, 'accounts'],
  ['join', { accounts: [{ platform: 'Orkut', handle: 'a', person: '1' }] }, 'accounts'],
  ['dismiss', { accounts: [{ platform: 'X', handle: 'a' }] }, 'dismissed'],
])('%s: what cannot be understood is refused with a sentence (%#)', async (part, payload, field) => {
  const answer = await post(part, payload)
  expect([answer.statusCode, Object.keys(answer.json())[0]]).toEqual([400, expect.stringContaining(field)])
})

test('a zero byte is nobody’s account', async () => {
  const answer = await post('dismiss', { accounts: [{ platform: 'X', handle: 'a\0b' }], dismissed: true })
  expect(answer.statusCode).toBe(400)
})
