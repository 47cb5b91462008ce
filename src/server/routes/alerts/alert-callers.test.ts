/** Every call about one alert × every kind of caller, and what is transferred when its owner leaves. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, openNewsroom, shareThing } from '../../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'

let world: TestApp
let ask: Ask
let alert: string
const CALLERS = ['', 'dona', 'edita', 've', 'grupo', 'outra', 'chefe'] as const
const WEBHOOK = { kind: 'webhook', address: 'https://gancho-da-dona.example/segredo' }

beforeAll(async () => {
  world = await openTestApp({ environment: { LUPASCAN_PRIVATE_HOSTS: 'gancho-da-dona.example' } })
  ask = await openNewsroom(world, ['dona', 'edita', 've', 'grupo', 'outra', 'chefe'])
  const group = await ask('chefe', 'POST', '/api/groups/', { name: 'Checagem', members: ['grupo'] })
  const saved = await ask('dona', 'POST', '/api/saved-search/', { title: 'Segredo', filters: { search: 'urna' } })
  alert = (await ask('dona', 'POST', '/api/alerts/', { rule: 'every', saved_search: saved.json().id })).json().id
  const shares = {
    ...{ everyone: null, groups: [{ id: group.json().id, level: 'see' }] },
    people: [
      { username: 'edita', level: 'edit' },
      { username: 've', level: 'see' },
    ],
  }
  expect((await shareThing(ask, 'dona', `/api/shares/alert/${alert}/`, shares)).statusCode).toBe(200)
  await world.pg
    .insertInto('alert_channels')
    .values({
      ...{
        id: crypto.randomUUID(),
        alert_id: alert,
        kind: 'webhook',
        address: WEBHOOK.address,
        secret: 'x'.repeat(64),
      },
      ...{ chat: '', created_at: new Date(), user_id: await findUserId('dona') },
    })
    .execute()
})
afterAll(() => world.close())

const findUserId = async (username: string) =>
  (await world.pg.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id

const RULE = { rule: 'more', threshold: 3, is_on: true }
const NOBODYS = '00000000-0000-4000-8000-000000000000'
//            nobody dona edita vê grupo outra chefe
const SEES = [401, 200, 200, 200, 200, 403, 403]
const EDITS = [401, 409, 409, 403, 403, 403, 403]
const ROWS: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body: object | undefined, codes: number[]][] = [
  ['GET', 'alerts/{id}/', undefined, SEES],
  ['GET', 'alerts/{id}/finds/', undefined, SEES],
  ['PUT', 'alerts/{id}/', { ...RULE, version: 99 }, EDITS],
  ['POST', 'alerts/{id}/feed/', undefined, [401, 200, 409, 409, 409, 403, 403]],
  ['DELETE', 'alerts/{id}/feed/', undefined, [401, 204, 404, 404, 404, 403, 403]],
  ['POST', 'alerts/{id}/channels/', { kind: 'email' }, [401, 400, 409, 409, 409, 403, 403]],
  ['PUT', 'alerts/{id}/following/', { cadence: 'daily', at_hour: 9 }, SEES],
  ['POST', 'alerts/{id}/feed/', undefined, SEES],
  ['DELETE', `alerts/{id}/channels/${NOBODYS}/`, undefined, SEES.map((code) => (code === 200 ? 404 : code))],
  ['DELETE', 'alerts/{id}/following/', undefined, [401, 409, 200, 200, 200, 403, 403]],
  ['GET', 'shares/alert/{id}/', undefined, SEES],
  [
    'PUT',
    'shares/alert/{id}/',
    { everyone: 'x', people: [], groups: [], version: 99 },
    [401, 400, 400, 400, 400, 400, 400],
  ],
  [
    'PUT',
    'shares/alert/{id}/',
    { everyone: null, people: [{ username: 'x', level: 'see' }], groups: [], version: 99 },
    [401, 409, 403, 403, 403, 403, 403],
  ],
  ['POST', 'shares/alert/{id}/requests/', undefined, [401, 204, 204, 204, 204, 204, 204]],
]

test.each(ROWS)('%s %s %o by everyone', async (method, path, body, codes) => {
  const answers = await Promise.all(CALLERS.map((who) => ask(who, method, `/api/${path.replace('{id}', alert)}`, body)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(codes)
  for (const { statusCode, body: text } of answers)
    if (statusCode === 403) expect(text).not.toMatch(/Segredo|dona|urna/)
})

test('who sees it sees the rule, what is looked for and whose it is; no channel, no feed, nothing of others', async () => {
  const [own] = (await ask('dona', 'GET', '/api/alerts/')).json().alerts
  expect(own).toMatchObject({ level: 'own', is_followed: true, channels: [{ name: 'gancho-da-dona.example' }] })
  for (const who of ['edita', 've', 'grupo']) {
    const answer = await ask(who, 'GET', '/api/alerts/')
    expect(answer.json().alerts).toMatchObject([
      {
        ...{ id: alert, title: 'Segredo', rule: 'every', filters: { search: 'urna' }, owner: { username: 'dona' } },
        ...{ is_followed: false, has_feed: false, channels: [], followers: 1 },
      },
    ])
    expect(answer.body).not.toContain('gancho')
  }
  expect((await ask('outra', 'GET', '/api/alerts/')).json().alerts).toEqual([])
  expect((await ask('dona', 'GET', `/api/shares/alert/${alert}/`)).json().requests).toHaveLength(2)
})

test('two who change it at once: the second is told, with the alert as it is, and nothing is overwritten', async () => {
  const { version } = (await ask('edita', 'GET', `/api/alerts/${alert}/`)).json().alert
  const change = (who: string, threshold: number) =>
    ask(who, 'PUT', `/api/alerts/${alert}/`, { ...RULE, threshold, version })
  const answers = await Promise.all([change('dona', 5), change('edita', 7)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const kept = answers.find(({ statusCode }) => statusCode === 200)?.json()
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
  expect(refused).toMatchObject({ code: 'conflict', current: { threshold: kept.threshold, version: version + 1 } })
  expect((await ask('ve', 'GET', `/api/alerts/${alert}/`)).json().alert.threshold).toBe(kept.threshold)
})

test('hours are each person’s own: who changes the rule changes nobody else’s', async () => {
  await ask('ve', 'PUT', `/api/alerts/${alert}/following/`, { cadence: 'weekly', weekday: 5 })
  await ask('dona', 'PUT', `/api/alerts/${alert}/following/`, { cadence: 'daily', at_hour: 9 })
  const { version } = (await ask('edita', 'GET', `/api/alerts/${alert}/`)).json().alert
  await ask('edita', 'PUT', `/api/alerts/${alert}/`, { ...RULE, cadence: 'hourly', version })
  const read = async (who: string) => (await ask(who, 'GET', `/api/alerts/${alert}/`)).json().alert
  expect(await read('ve')).toMatchObject({ rule: 'more', cadence: 'weekly', weekday: 5, followers: 2 })
  expect(await read('dona')).toMatchObject({ rule: 'more', cadence: 'daily', at_hour: 9 })
  expect(await read('edita')).toMatchObject({ rule: 'more', cadence: 'now', is_followed: false })
})

test('each act is written down', async () => {
  const acts = await world.pg.selectFrom('audit').select('action').where('subject', 'like', `%${alert}%`).execute()
  const names = new Set(acts.map(({ action }) => action))
  expect([...names].sort()).toEqual(
    [
      ...['alert_created', 'alert_updated', 'alert_followed', 'alert_left', 'shared', 'access_requested'],
      ...['alert_feed_created', 'alert_feed_revoked'],
    ].sort(),
  )
})

test('of who is removed: a shared alert passes on with its search, to who may change it; who follows goes on', async () => {
  const lone = await ask('dona', 'POST', '/api/saved-search/', { title: 'Só minha', filters: { search: 'a' } })
  const own = await ask('dona', 'POST', '/api/alerts/', { rule: 'every', saved_search: lone.json().id })
  expect((await ask('chefe', 'DELETE', '/api/users/dona/')).statusCode).toBe(200)
  const { alerts } = (await ask('edita', 'GET', '/api/alerts/')).json()
  expect(alerts).toMatchObject([
    { id: alert, level: 'own', is_followed: true, cadence: 'daily', problem: null, channels: [], followers: 2 },
  ])
  expect((await ask('edita', 'GET', `/api/saved-search/${alerts[0].saved_search}/`)).json().level).toBe('own')
  expect((await ask('ve', 'GET', `/api/alerts/${alert}/`)).json().alert).toMatchObject({ is_followed: true })
  expect((await ask('edita', 'GET', `/api/alerts/${own.json().id}/`)).statusCode).toBe(404)
  expect((await ask('edita', 'DELETE', `/api/alerts/${alert}/`)).statusCode).toBe(204)
  const left = await world.pg.selectFrom('shares').select('id').where('thing_id', '=', alert).execute()
  expect(left).toEqual([])
})
