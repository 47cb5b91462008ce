/** No act without its record: where the entry cannot be written, what it would tell has not happened. */
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
  const create = async (url: string, body: object) => String((await ask('chefe', 'POST', url, body)).json().id)
  ids.dossier = await create('/api/dossiers/', { title: 'Vacinas' })
  ids.folder = await create('/api/folders/', { title: 'Saúde' })
  const filters = { search: 'urna' }
  ids.search = await create('/api/saved-search/', { title: 'Urnas', filters })
  ids.alert = await create('/api/alerts/', { rule: 'every', saved_search: ids.search })
  ids.tag = await create('/api/tags/', { name: 'urgente' })
  ids.other = await create('/api/tags/', { name: 'depois' })
  ids.third = await create('/api/tags/', { name: 'nunca' })
  ids.group = await create('/api/groups/', { name: 'Checagem', members: ['bia'] })
  ids.person = await create('/api/public-persons/', { name: 'Ana Lima', accounts: [] })
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
  /** What it changes. */
  tables: (keyof Tables)[]
}

const ACTS: Record<string, () => Act> = {
  'a dossier is shared': () => ({
    ...{ method: 'PUT', url: `/api/shares/dossier/${ids.dossier}/`, tables: ['shares'] },
    body: { everyone: 'see', people: [], groups: [] },
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
    ...{ method: 'PUT', url: `/api/tags/${ids.tag}/`, body: { name: 'já' }, tables: ['newsroom_tags'] },
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
    ...{ method: 'PUT', url: `/api/groups/${ids.group}/`, body: { name: 'Fatos', members: [] } },
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
  const { method, url, body, tables } = ACTS[name]?.() ?? { method: 'POST', url: '', tables: [] }
  const look = async () =>
    JSON.stringify(await Promise.all(tables.map((table) => world.pg.selectFrom(table).selectAll().execute())))
  const before = await look()
  await sql`CREATE TRIGGER entry_is_refused BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION refuse_entry()`.execute(
    world.pg,
  )
  try {
    expect((await ask('chefe', method, url, body)).statusCode).toBe(500)
    expect(await look()).toBe(before)
  } finally {
    await sql`DROP TRIGGER entry_is_refused ON audit`.execute(world.pg)
  }
  const done = await ask('chefe', method, url, body)
  expect(done.statusCode, done.body).toBeLessThan(300)
  expect(await look()).not.toBe(before)
})
