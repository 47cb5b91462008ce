/** Requests for access: the owner is notified, and responds. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, openNewsroom, shareThing } from '../../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'

let world: TestApp
let ask: Ask
let dossier: string
const things: Record<string, string> = {}

beforeAll(async () => {
  world = await openTestApp()
  ask = await openNewsroom(world, ['ana', 'bia', 'caio', 'chefe'])
  const create = async (url: string, body: object) => String((await ask('ana', 'POST', url, body)).json().id)
  dossier = await create('/api/dossiers/', { title: 'Merenda' })
  things.dossier = dossier
  things.saved_search = await create('/api/saved-search/', { title: 'Urnas', filters: { search: 'urna' } })
  things.list = await create('/api/lists/', { title: 'Nomes', reading: 'phrase', text: 'Ana Lima' })
  things.alert = await create('/api/alerts/', { rule: 'every', saved_search: things.saved_search })
  things.folder = await create('/api/folders/', { title: 'Eleições' })
})
afterAll(() => world.close())

const knock = (who: string, kind = 'dossier', id = dossier) => ask(who, 'POST', `/api/shares/${kind}/${id}/requests/`)
const answer = (who: string, username: string, allow: boolean) =>
  ask(who, 'PUT', `/api/shares/dossier/${dossier}/requests/${username}/`, { allow })
const list = async (who: string) => (await ask(who, 'GET', '/api/access-requests/')).json().requests
const countOf = async (who: string) =>
  (await ask(who, 'GET', '/api/notifications/unread/')).json().access_requests as number
const share = (everyone: string | null, people: object[] = []) =>
  shareThing(ask, 'ana', `/api/shares/dossier/${dossier}/`, { everyone, people, groups: [] })

test('the owner is told who asks for what, of every kind; nobody else is', async () => {
  for (const [kind, id] of Object.entries(things)) expect((await knock('bia', kind, id)).statusCode).toBe(204)
  await knock('bia')
  const asked = await list('ana')
  expect(asked.map(({ kind, id }: { kind: string; id: string }) => [kind, id]).toSorted()).toEqual(
    Object.entries(things).toSorted(),
  )
  expect(asked[0]).toMatchObject({ title: 'Merenda', person: { username: 'bia' } })
  expect(await countOf('ana')).toBe(5)
  for (const who of ['bia', 'chefe']) expect([await list(who), await countOf(who)]).toEqual([[], 0])
})

test('only the owner answers; who is refused may ask again, and who is let in sees it', async () => {
  expect((await answer('bia', 'bia', true)).statusCode).toBe(403)
  expect((await answer('ana', 'caio', true)).statusCode).toBe(404)
  expect((await answer('ana', 'bia', false)).statusCode).toBe(204)
  expect((await ask('bia', 'GET', `/api/dossiers/${dossier}/`)).statusCode).toBe(403)
  await knock('bia')
  expect((await answer('ana', 'BIA', true)).statusCode).toBe(204)
  expect((await ask('bia', 'GET', `/api/dossiers/${dossier}/`)).json()).toMatchObject({ level: 'see' })
  expect((await answer('ana', 'bia', true)).statusCode).toBe(404)
  expect(await countOf('ana')).toBe(4)
})

test('being let in in another way answers the request', async () => {
  await share(null)
  await knock('bia')
  await knock('caio')
  await share(null, [{ username: 'bia', level: 'see' }])
  expect(await countOf('ana')).toBe(5)
  await share('see')
  expect(await countOf('ana')).toBe(4)
})

test('a mention waits in the bell until it is seen, while the dossier may be seen', async () => {
  const mentions = async () => (await ask('bia', 'GET', '/api/notifications/unread/')).json().mentions as number
  const text = '@bia confere?'
  await ask('ana', 'POST', `/api/dossiers/${dossier}/comments/`, { text, item_id: null })
  expect(await mentions()).toBe(1)
  await share(null)
  expect(await mentions()).toBe(0)
  await share('see')
  await ask('bia', 'POST', '/api/comment-mentions/seen/', { until: 1_000 })
  expect(await mentions()).toBe(0)
})
