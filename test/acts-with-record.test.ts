/** No action without its audit entry: if the entry cannot be written, the action it would record has not happened. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '../src/server/store/tables.ts'
import { storePosts } from './factory.ts'
import { type Ask, openNewsroom } from './newsroom.ts'
import { openTestApp, type TestApp } from './world.ts'

let world: TestApp
let ask: Ask
const ids: Record<string, string> = {}
beforeAll(async () => {
  world = await openTestApp()
  await storePosts(world.ch, [{ content: 'urna', platform: 'X', account: 'semdono' }])
  ask = await openNewsroom(world, ['chefe', 'bia'])
  await world.pg.updateTable('users').set({ transcriptor_group: true }).where('username', '=', 'chefe').execute()
  const create = async (url: string, body: object) => String((await ask('chefe', 'POST', url, body)).json().id)
  ids.dossier = await create('/api/dossiers/', { title: 'Vacinas' })
  ids.folder = await create('/api/folders/', { title: 'Saúde' })
  const filters = { search: 'urna' }
  ids.search = await create('/api/saved-search/', { title: 'Urnas', filters })
  ids.alert = await create('/api/alerts/', { rule: 'every', saved_search: ids.search })
  ids.tag = await create('/api/tags/', { name: 'urgente' })
  ids.other = await create('/api/tags/', { name: 'depois' })
  ids.third = await create('/api/tags/', { name: 'nunca' })
  ids.list = await create('/api/lists/', { title: 'Boatos', text: 'urna' })
  ids.live = await create('/api/lives/', { url: 'https://video.exemplo.example/1', title: 'Sessão' })
  ids.group = await create('/api/groups/', { name: 'Checagem', members: ['bia'] })
  ids.person = await create('/api/public-persons/', { name: 'Ana Lima', accounts: [] })
  const things = `/api/dossiers/${ids.dossier}/things/`
  await ask('chefe', 'POST', things, { kind: 'person', id: ids.person })
  ids.item = (await ask('chefe', 'GET', `/api/dossiers/${ids.dossier}/items/`)).json().items[0].id
  ids.status = (await ask('chefe', 'GET', '/api/dossier-statuses/')).json().statuses[0].id
  await ask('chefe', 'POST', '/api/sources/', { accounts: ['https://t.me/s/canal_dela'] })
  ids.source = String((await ask('chefe', 'GET', '/api/sources/')).json().items[0].id)
  await sql`CREATE FUNCTION refuse_entry() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`.execute(world.pg)
})
afterAll(() => world.close())

type Act = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  body?: object
  /** Defaults to the superuser. */
  as?: string
  /** Tables it changes. */
  tables: (keyof Tables)[]
}

const dossier = (rest: string) => `/api/dossiers/${ids.dossier}/${rest}`

const ACTS: Record<string, () => Act> = {
  'a search is saved': () => ({
    ...{ method: 'POST', url: '/api/saved-search/', tables: ['saved_searches'] },
    body: { title: 'Vacinas', filters: { search: 'vacina' } },
  }),
  'a saved search is changed': () => ({
    ...{ method: 'PUT', url: `/api/saved-search/${ids.search}/`, tables: ['saved_searches'] },
    body: { title: 'Urna', filters: { search: 'urna eletrônica' } },
  }),
  'a saved search is renamed': () => ({
    ...{ method: 'PATCH', url: `/api/saved-search/${ids.search}/`, body: { title: 'Urnas' } },
    tables: ['saved_searches'],
  }),
  'a dossier is made': () => ({
    ...{ method: 'POST', url: '/api/dossiers/', body: { title: 'Escolas' }, tables: ['dossiers'] },
  }),
  'a dossier is changed': () => ({
    ...{ method: 'PATCH', url: dossier(''), body: { version: 1, purpose: 'Domingo' }, tables: ['dossiers'] },
  }),
  'a note is written': () => ({
    ...{ method: 'PUT', url: dossier(`items/${ids.item}/note/`), tables: ['dossier_items'] },
    body: { note: 'Conferir', note_version: 0 },
  }),
  'something in a dossier gets a tag': () => ({
    ...{ method: 'PUT', url: dossier(`items/${ids.item}/tags/`), tables: ['dossier_item_tags'] },
    body: { add: [Number(ids.tag)] },
  }),
  'something is taken out of a dossier': () => ({
    ...{ method: 'DELETE', url: dossier(`items/${ids.item}/`), tables: ['dossier_items'] },
  }),
  'something is put back': () => ({
    ...{ method: 'POST', url: dossier(`items/${ids.item}/restore/`), tables: ['dossier_items'] },
  }),
  'something is put into a dossier': () => ({
    ...{ method: 'POST', url: dossier('searches/'), tables: ['dossier_items'] },
    body: { filters: { search: 'urna' } },
  }),
  'a dossier is commented': () => ({
    ...{ method: 'POST', url: dossier('comments/'), tables: ['dossier_comments', 'comment_mentions'] },
    body: { text: '@bia confere?' },
  }),
  'access is asked for': () => ({
    ...{ as: 'bia', method: 'POST', url: `/api/shares/dossier/${ids.dossier}/requests/` },
    tables: ['access_requests'],
  }),
  'access is refused': () => ({
    ...{ method: 'PUT', url: `/api/shares/dossier/${ids.dossier}/requests/bia/`, body: { allow: false } },
    tables: ['access_requests'],
  }),
  'a list is made': () => ({
    ...{ method: 'POST', url: '/api/lists/', body: { title: 'Nomes', text: 'ana' }, tables: ['lists', 'list_lines'] },
  }),
  'a list is renamed': () => ({
    ...{ method: 'PATCH', url: `/api/lists/${ids.list}/`, body: { title: 'Rumores', version: 1 }, tables: ['lists'] },
  }),
  'a list is stopped': () => ({ method: 'POST', url: `/api/lists/${ids.list}/stop/`, tables: ['lists'] }),
  'a list is counted again': () => ({
    ...{ method: 'POST', url: `/api/lists/${ids.list}/runs/`, body: { mode: 'all' }, tables: ['lists'] },
  }),
  'a tag is made': () => ({
    ...{ method: 'POST', url: '/api/tags/', body: { name: 'talvez' }, tables: ['newsroom_tags'] },
  }),
  'statuses are changed': () => ({
    ...{ method: 'PUT', url: '/api/dossier-statuses/', tables: ['dossier_statuses'] },
    body: { version: 1, statuses: [{ id: ids.status, name: 'a verificar' }, { name: 'em pauta' }] },
  }),
  'a live is added': () => ({
    ...{ method: 'POST', url: '/api/lives/', body: { url: 'https://video.exemplo.example/2' }, tables: ['lives'] },
  }),
  'a live is changed': () => ({
    ...{ method: 'PATCH', url: `/api/lives/${ids.live}/`, body: { title: 'Comissão' }, tables: ['lives'] },
  }),
  'a dossier is shared': () => ({
    ...{ method: 'PUT', url: `/api/shares/dossier/${ids.dossier}/`, tables: ['shares'] },
    body: { everyone: 'see', people: [], groups: [], version: 0 },
  }),
  'an alert is made': () => ({
    ...{ method: 'POST', url: '/api/alerts/', tables: ['alerts', 'alert_subscriptions'] },
    body: { rule: 'first', saved_search: ids.search },
  }),
  'an alert is changed': () => ({
    ...{ method: 'PUT', url: `/api/alerts/${ids.alert}/`, tables: ['alerts', 'alert_subscriptions'] },
    body: { rule: 'spike', cadence: 'daily', is_on: false, version: 1 },
  }),
  'an alert is followed': () => ({
    ...{ method: 'PUT', url: `/api/alerts/${ids.alert}/following/`, tables: ['alert_subscriptions'] },
    body: { cadence: 'weekly' },
  }),
  'an alert gets a feed': () => ({
    method: 'POST',
    url: `/api/alerts/${ids.alert}/feed/`,
    tables: ['alert_subscriptions'],
  }),
  'an alert is removed': () => ({
    method: 'DELETE',
    url: `/api/alerts/${ids.alert}/`,
    tables: ['alerts', 'alert_subscriptions'],
  }),
  'things are put into a folder': () => ({
    ...{ method: 'POST', url: '/api/folder-moves/', tables: ['dossiers'] },
    body: { folder: ids.folder, things: [{ kind: 'dossier', id: ids.dossier }] },
  }),
  'a folder is removed': () => ({
    method: 'DELETE',
    url: `/api/folders/${ids.folder}/`,
    tables: ['folders', 'dossiers'],
  }),
  'a dossier is removed': () => ({
    method: 'DELETE',
    url: `/api/dossiers/${ids.dossier}/`,
    tables: ['dossiers', 'shares'],
  }),
  'a tag is renamed': () => ({
    ...{ method: 'PUT', url: `/api/tags/${ids.tag}/`, body: { name: 'já', version: 1 }, tables: ['newsroom_tags'] },
  }),
  'tags are merged': () => ({
    ...{ method: 'POST', url: `/api/tags/${ids.tag}/merge/`, body: { into: Number(ids.other) } },
    tables: ['newsroom_tags'],
  }),
  'a tag is removed': () => ({ method: 'DELETE', url: `/api/tags/${ids.third}/`, tables: ['newsroom_tags'] }),
  'a group is created': () => ({
    ...{ method: 'POST', url: '/api/groups/', body: { name: 'Política', members: ['chefe'] } },
    tables: ['user_groups', 'user_group_members'],
  }),
  'a group is changed': () => ({
    ...{ method: 'PUT', url: `/api/groups/${ids.group}/`, body: { name: 'Fatos', members: [], version: 1 } },
    tables: ['user_groups', 'user_group_members'],
  }),
  'a group is removed': () => ({ method: 'DELETE', url: `/api/groups/${ids.group}/`, tables: ['user_groups'] }),
  'accounts are given to a person': () => ({
    ...{ method: 'POST', url: '/api/accounts-without-person/join/', tables: ['accounts', 'post_reassignments'] },
    body: { accounts: [{ platform: 'X', handle: 'semdono', person: ids.person }] },
  }),
  'a followed account becomes somebody’s': () => ({
    ...{ method: 'PATCH', url: `/api/sources/${ids.source}/`, body: { person: Number(ids.person) } },
    tables: ['accounts', 'post_reassignments'],
  }),
  'sources are added': () => ({
    ...{ method: 'POST', url: '/api/sources/', body: { accounts: ['https://t.me/s/canal_novo'] }, tables: ['sources'] },
  }),
}

test.each(Object.keys(ACTS))('%s together with its record', async (name) => {
  const { as = 'chefe', method, url, body, tables } = ACTS[name]?.() ?? { method: 'POST', url: '', tables: [] }
  const look = async () =>
    JSON.stringify(await Promise.all(tables.map((table) => world.pg.selectFrom(table).selectAll().execute())))
  const before = await look()
  await sql`CREATE TRIGGER entry_is_refused BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION refuse_entry()`.execute(
    world.pg,
  )
  try {
    expect((await ask(as, method, url, body)).statusCode).toBe(500)
    expect(await look()).toBe(before)
  } finally {
    await sql`DROP TRIGGER entry_is_refused ON audit`.execute(world.pg)
  }
  const done = await ask(as, method, url, body)
  expect(done.statusCode, done.body).toBeLessThan(300)
  expect(await look()).not.toBe(before)
})
