/** A user is notified once of something shared with them, and not after it is withdrawn. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Ask, openNewsroom, shareThing } from '../../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import type { ShareNotice } from '../../../contract/sharing/share-notices.ts'
import { removeExpired } from '../../records/remove-expired.ts'

let world: TestApp
let ask: Ask
let group: number
const things: Record<string, string> = {}

beforeAll(async () => {
  world = await openTestApp()
  ask = await openNewsroom(world, ['ana', 'bia', 'caio', 'chefe'])
  const create = async (url: string, body: object) => String((await ask('ana', 'POST', url, body)).json().id)
  things.dossier = await create('/api/dossiers/', { title: 'Merenda' })
  things.saved_search = await create('/api/saved-search/', { title: 'Urnas', filters: { search: 'urna' } })
  things.list = await create('/api/lists/', { title: 'Nomes', reading: 'phrase', text: 'Ana Lima' })
  things.alert = await create('/api/alerts/', { rule: 'every', saved_search: things.saved_search })
  things.folder = await create('/api/folders/', { title: 'Eleições' })
  group = (await ask('chefe', 'POST', '/api/groups/', { name: 'Mesa', members: ['bia', 'ana'] })).json().id
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const kind of Object.keys(things)) await share(kind, {})
})

type Given = { everyone?: string | null; people?: object[]; groups?: object[] }
const share = (kind: string, { everyone = null, people = [], groups = [] }: Given) =>
  shareThing(ask, 'ana', `/api/shares/${kind}/${things[kind]}/`, { everyone, people, groups })
const list = async (who: string): Promise<ShareNotice[]> =>
  (await ask(who, 'GET', '/api/share-notices/')).json().notices
const titles = async (who: string) => (await list(who)).map(({ title }) => title)
const count = async (who: string) => (await ask(who, 'GET', '/api/notifications/unread/')).json().shared as number
const see = (who: string, body: object) => ask(who, 'POST', '/api/share-notices/seen/', body)
const bia = (level: string) => ({ people: [{ username: 'bia', level }] })

test('of every kind, with who shared it and what may be done; nobody else is told', async () => {
  for (const kind of Object.keys(things)) await share(kind, bia(kind === 'list' ? 'edit' : 'see'))
  const told = await list('bia')
  expect(told.map(({ kind, id }) => [kind, id]).toSorted()).toEqual(Object.entries(things).toSorted())
  expect(told.find(({ kind }) => kind === 'list')).toMatchObject({ person: { username: 'ana' }, level: 'edit' })
  expect(told.find(({ kind }) => kind === 'saved_search')).toMatchObject({ level: 'see', filters: { search: 'urna' } })
  expect(await count('bia')).toBe(5)
  for (const who of ['ana', 'caio', 'chefe']) expect([await list(who), await count(who)]).toEqual([[], 0])
})

test('once: what was seen is told no more, also when it is shared with others or for editing', async () => {
  await share('dossier', bia('see'))
  await share('list', bia('see'))
  expect((await see('caio', {})).statusCode).toBe(204)
  expect((await see('bia', { things: [{ kind: 'dossier', id: things.dossier }] })).statusCode).toBe(204)
  expect(await titles('bia')).toEqual(['Nomes'])
  await see('bia', {})
  await share('dossier', {
    people: [
      { username: 'bia', level: 'edit' },
      { username: 'caio', level: 'see' },
    ],
  })
  expect([await titles('bia'), await titles('caio')]).toEqual([[], ['Merenda']])
})

test('a saved search is seen by whoever opens it, of them alone', async () => {
  await share('saved_search', {
    people: [
      { username: 'bia', level: 'see' },
      { username: 'caio', level: 'see' },
    ],
  })
  await share('list', bia('see'))
  expect((await ask('bia', 'POST', `/api/saved-search/${things.saved_search}/visit/`)).statusCode).toBe(200)
  expect([await titles('bia'), await titles('caio')]).toEqual([['Nomes'], ['Urnas']])
})

test('taken back it is gone, and told anew when it is shared anew', async () => {
  await share('dossier', bia('see'))
  await share('dossier', {})
  expect([await titles('bia'), await count('bia')]).toEqual([[], 0])
  await share('dossier', bia('see'))
  expect(await titles('bia')).toEqual(['Merenda'])
  await ask('ana', 'DELETE', `/api/dossiers/${things.dossier}/`)
  expect([await titles('bia'), await count('bia')]).toEqual([[], 0])
  things.dossier = (await ask('ana', 'POST', '/api/dossiers/', { title: 'Merenda' })).json().id
})

test('a group is told, not who shared it; who leaves the group no more. What all may see is told to nobody', async () => {
  await share('list', { groups: [{ id: group, level: 'see' }] })
  expect([await titles('bia'), await titles('ana')]).toEqual([['Nomes'], []])
  await ask('chefe', 'PUT', `/api/groups/${group}/`, { name: 'Mesa', members: ['ana'], version: 1 })
  expect([await titles('bia'), await count('bia')]).toEqual([[], 0])
  await share('list', { everyone: 'edit' })
  expect(await titles('caio')).toEqual([])
})

test('who asked and was let in is told', async () => {
  await ask('caio', 'POST', `/api/shares/list/${things.list}/requests/`)
  await ask('ana', 'PUT', `/api/shares/list/${things.list}/requests/caio/`, { allow: true })
  expect(await titles('caio')).toEqual(['Nomes'])
})

test('two who share at once tell once; after 90 days nobody is told', async () => {
  const url = `/api/shares/list/${things.list}/`
  const { version } = (await ask('ana', 'GET', url)).json()
  const body = { everyone: null, groups: [], ...bia('see'), version }
  const codes = (await Promise.all([ask('ana', 'PUT', url, body), ask('ana', 'PUT', url, body)])).map(
    ({ statusCode }) => statusCode,
  )
  expect(codes.toSorted()).toEqual([200, 409])
  expect(await titles('bia')).toEqual(['Nomes'])
  await removeExpired(world.pg, new Date(Date.now() + 91 * 86_400_000))
  expect(await world.pg.selectFrom('share_notices').selectAll().execute()).toEqual([])
})
