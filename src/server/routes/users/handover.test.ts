import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, openNewsroom, shareThing } from '../../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { MAX_ALERTS } from '../../../contract/limits.ts'

let world: TestApp
let ask: Ask
let dossier: string
let search: string
let alert: string
let list: string
let folder: string
beforeAll(async () => {
  world = await openTestApp()
  ask = await openNewsroom(world, ['ana', 'bia', 'caio', 'chefe'])
  const create = async (url: string, body: object) => String((await ask('ana', 'POST', url, body)).json().id)
  dossier = await create('/api/dossiers/', { title: 'Vacinas' })
  search = await create('/api/saved-search/', { title: 'Urnas', filters: { search: 'urna' } })
  alert = await create('/api/alerts/', { rule: 'every', saved_search: search })
  folder = await create('/api/folders/', { title: 'Eleições' })
  list = await create('/api/lists/', { title: 'Nomes', reading: 'phrase', text: 'Ana Lima' })
  await ask('ana', 'POST', `/api/saved-search/${search}/visit/`)
  const [ana] = await world.pg
    .updateTable('alert_subscriptions')
    .set({ feed_hash: 'segredo' })
    .returning('user_id')
    .execute()
  await world.pg
    .insertInto('alert_channels')
    .values({
      ...{ id: crypto.randomUUID(), alert_id: alert, kind: 'webhook', address: 'https://da-ana.example/', secret: 'x' },
      ...{ chat: '', created_at: new Date(), user_id: ana?.user_id ?? 0 },
    })
    .execute()
  const shares = {
    everyone: null,
    groups: [],
    people: ['bia', 'caio'].map((username) => ({ username, level: 'edit' })),
  }
  await shareThing(ask, 'ana', `/api/shares/dossier/${dossier}/`, shares)
})
afterAll(() => world.close())

const hand = (body: object, from = 'ana') => ask('chefe', 'POST', `/api/users/${from}/handover/`, body)
const work = async (username: string) => (await ask('chefe', 'GET', `/api/users/${username}/work/`)).json()
const setActive = (is_active: boolean) => ask('chefe', 'PATCH', '/api/users/ana/', { is_active })

test('only of who can no longer log in, and to who can', async () => {
  expect((await hand({ to: 'bia' })).json().non_field_errors[0]).toContain('Desative antes')
  await setActive(false)
  expect((await hand({ to: 'ninguem' })).json().to).toEqual(['Escolha uma pessoa que possa entrar.'])
  expect((await hand({ to: 'ana' })).statusCode).toBe(400)
  expect((await hand({})).statusCode).toBe(400)
  expect((await hand({ to: 'bia' }, 'ninguem')).statusCode).toBe(404)
  expect((await ask('chefe', 'GET', '/api/users/ninguem/work/')).statusCode).toBe(404)
  expect(await work('ana')).toEqual({ dossiers: 1, saved_searches: 1, alerts: 1, lists: 1, folders: 1 })
})

test('not more than one person may have', async () => {
  const [user] = await world.pg.selectFrom('users').select('id').where('username', '=', 'caio').execute()
  const [one] = await world.pg.selectFrom('alerts').selectAll().execute()
  if (!user || !one) throw new Error('no alert')
  const many = Array.from({ length: MAX_ALERTS }, () => ({
    ...{ ...one, id: crypto.randomUUID(), user_id: user.id },
    ...{ since_number: Number(one.since_number), behind_from: null, more: undefined, last_number: undefined },
  }))
  await world.pg.insertInto('alerts').values(many).execute()
  expect((await hand({ to: 'caio' })).json().to[0]).toContain('mais alertas do que uma pode ter')
  expect(await work('ana')).toEqual({ dossiers: 1, saved_searches: 1, alerts: 1, lists: 1, folders: 1 })
})

test('dossiers, searches and alerts become the receiver’s; what led to who left does not', async () => {
  expect((await hand({ to: 'bia', saved_searches: false, lists: false, folders: false })).json()).toEqual({
    dossiers: 1,
    saved_searches: 0,
    alerts: 0,
    lists: 0,
    folders: 0,
  })
  expect((await hand({ to: 'bia' })).json()).toEqual({
    dossiers: 0,
    saved_searches: 1,
    alerts: 1,
    lists: 1,
    folders: 1,
  })
  const found = (await ask('bia', 'GET', `/api/dossiers/${dossier}/`)).json()
  expect(found).toMatchObject({ level: 'own', owner: { username: 'bia' } })
  // Editors remain editors; the new owner is no longer among those it is shared with.
  const { people } = (await ask('bia', 'GET', `/api/shares/dossier/${dossier}/`)).json()
  expect(people.map(({ username }: { username: string }) => username)).toEqual(['caio'])
  expect((await ask('bia', 'GET', `/api/saved-search/${search}/`)).json().level).toBe('own')
  expect((await ask('bia', 'GET', `/api/lists/${list}/`)).json()).toMatchObject({ level: 'own' })
  expect((await ask('bia', 'GET', `/api/folders/${folder}/`)).json()).toMatchObject({ level: 'own' })
  const { alerts } = (await ask('bia', 'GET', '/api/alerts/')).json()
  expect(alerts).toMatchObject([{ id: alert, channels: [] }])
  const stored = await world.pg
    .selectFrom('alert_subscriptions')
    .select('feed_hash')
    .where('alert_id', '=', alert)
    .execute()
  expect(stored).toEqual([{ feed_hash: null }])
  expect(await work('ana')).toEqual({ dossiers: 0, saved_searches: 0, alerts: 0, lists: 0, folders: 0 })
  const written = await world.pg
    .selectFrom('audit')
    .select(['actor', 'subject'])
    .where('action', '=', 'work_handed_over')
    .orderBy('id')
    .execute()
  expect(written).toEqual([
    { actor: 'chefe', subject: 'ana → bia: 1 dossiê' },
    { actor: 'chefe', subject: 'ana → bia: 1 busca, 1 alerta, 1 lista, 1 pasta' },
  ])
})
