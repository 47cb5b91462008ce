/** New results of saved searches since each user's last visit, as the calls return them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { type Ask, openNewsroom, shareThing } from '../../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'

let world: TestApp
let ask: Ask
let serial = 0
beforeAll(async () => {
  world = await openTestApp()
  ask = await openNewsroom(world, ['ana', 'bia'])
  await store('urna velha', 'vacina velha')
})
afterAll(() => world.close())

const store = (...contents: string[]) =>
  storePosts(
    world.ch,
    contents.map((content) => {
      serial += 1
      return { native_id: `n${serial}`, content, date_created: new Date(Date.UTC(2026, 2, 1, 0, serial)) }
    }),
  )
const save = async (who: string, filters: object): Promise<string> =>
  (await ask(who, 'POST', '/api/saved-search/', { title: 'Busca', filters })).json().id
const visit = async (who: string, id: string) => (await ask(who, 'POST', `/api/saved-search/${id}/visit/`)).json()
const countAll = async (who: string) => (await ask(who, 'GET', '/api/saved-search/news/')).json()
const count = async (who: string, id: string) =>
  (await countAll(who)).find((one: { id: string }) => one.id === id)?.news

test('a search that was never visited has no news; the first visit begins, and tells none', async () => {
  const id = await save('ana', { search: 'urna' })
  await store('urna antes da visita')
  expect(await countAll('ana')).toEqual([])
  expect(await visit('ana', id)).toEqual({ news: 0, ids: [], is_first: true })
  expect(await count('ana', id)).toBe(0)
})

test('what comes afterwards is new until it is visited, the newest first, and only where it fits', async () => {
  const id = await save('ana', { search: 'eleição' })
  const other = await save('ana', { search: 'vacina' })
  await visit('ana', id)
  await visit('ana', other)
  await store('eleição um', 'vacina um', 'eleição dois', 'nada disso')
  expect([await count('ana', id), await count('ana', other)]).toEqual([2, 1])
  const seen = await visit('ana', id)
  expect(seen).toMatchObject({ news: 2, is_first: false })
  const { items } = (await ask('ana', 'GET', '/api/posts/?search=eleição')).json()
  expect(seen.ids).toEqual(items.map((post: { id: string }) => post.id))
  expect(await count('ana', id)).toBe(0)
  expect(await count('ana', other)).toBe(1)
  expect(await visit('ana', id)).toEqual({ news: 0, ids: [], is_first: false })
})

test('a post that is written again is no news', async () => {
  const id = await save('ana', { search: 'repetida' })
  const post = { native_id: 'mesma', content: 'repetida', views: 1 }
  await storePosts(world.ch, [post])
  await visit('ana', id)
  await storePosts(world.ch, [{ ...post, views: 900 }])
  expect(await count('ana', id)).toBe(0)
})

test('visits are each person’s own: a search that is shared has news since they looked, while they may see it', async () => {
  const id = await save('ana', { search: 'urna' })
  const share = (everyone: string | null) =>
    shareThing(ask, 'ana', `/api/shares/saved_search/${id}/`, { everyone, people: [], groups: [] })
  await share('see')
  await visit('ana', id)
  await store('urna nova')
  expect([await count('ana', id), await count('bia', id)]).toEqual([1, undefined])
  expect(await visit('bia', id)).toEqual({ news: 0, ids: [], is_first: true })
  await store('urna mais nova')
  expect([await count('ana', id), await count('bia', id)]).toEqual([2, 1])
  expect(await visit('bia', id)).toMatchObject({ news: 1, is_first: false })
  expect([await count('ana', id), await count('bia', id)]).toEqual([2, 0])
  await share(null)
  expect(await count('bia', id)).toBeUndefined()
  expect((await ask('bia', 'POST', `/api/saved-search/${id}/visit/`)).statusCode).toBe(403)
  expect((await ask('ana', 'POST', '/api/saved-search/nada/visit/')).statusCode).toBe(404)
})

test('a search that can no longer be asked has no news, and the others keep theirs', async () => {
  const dossier = (await ask('bia', 'POST', '/api/dossiers/', { title: 'Da Bia' })).json().id
  const share = (everyone: string | null) =>
    shareThing(ask, 'bia', `/api/shares/dossier/${dossier}/`, { everyone, people: [], groups: [] })
  await share('see')
  const id = await save('ana', { dossier: [`-${dossier}`], search: 'jabuti' })
  const other = await save('ana', { search: 'jabuti' })
  await visit('ana', id)
  await visit('ana', other)
  await store('jabuti novo')
  expect([await count('ana', id), await count('ana', other)]).toEqual([1, 1])
  await share(null)
  expect([await count('ana', id), await count('ana', other)]).toEqual([undefined, 1])
})
