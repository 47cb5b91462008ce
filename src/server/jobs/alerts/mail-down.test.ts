/** Alerts by mail while the mail server is down, and in whose time zone their hours are. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { startMailServer } from '../../../../test/mail-server.ts'
import { createTestUser, PASSWORD } from '../../../../test/users.ts'
import { openTestApp, type TestApp, testConfig } from '../../../../test/world.ts'
import { quietLog } from '../../log.ts'
import { openMail } from '../../mail.ts'
import { createChannel } from '../../records/alerts/channels.ts'
import { deliverAlerts } from './deliveries.ts'
import { evaluateAlerts } from './evaluation.ts'
import { tellAlerts } from './tell-alerts.ts'

const noSignal = new AbortController().signal
let world: TestApp
let token: string

beforeAll(async () => {
  world = await openTestApp()
  const { id } = await createTestUser(world.pg, 'ana')
  await world.pg.updateTable('users').set({ email: 'ana@exemplo.example' }).where('id', '=', id).execute()
  const payload = { username: 'ana', password: PASSWORD }
  token = (await world.app.inject({ method: 'POST', url: '/api/token/', payload })).json().access
})
afterAll(() => world.close())
beforeEach(() => world.pg.deleteFrom('alerts').execute())

const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
  world.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload })

async function createAlert(search: string, rule: object = {}) {
  const saved = await ask('POST', '/api/saved-search/', { title: `Sobre ${search}`, filters: { search } })
  const answer = await ask('POST', '/api/alerts/', { rule: 'every', ...rule, saved_search: saved.json().id })
  expect(answer.statusCode, answer.body).toBe(201)
  return { id: answer.json().id as string }
}

const deps = () => ({ ...world, config: testConfig(world.dataDir), log: quietLog })
async function run(now: Date) {
  while ((await evaluateAlerts(deps(), noSignal, now)) === 'more');
  await tellAlerts(deps(), noSignal, now)
}

const countUnread = async () => (await ask('GET', '/api/notifications/unread/')).json().unread
let serial = 0
const post = (content: string) => {
  serial += 1
  return { native_id: `alerta-${serial}`, date_created: new Date(Date.now() - 60_000), content }
}

test('a mail server that is down for a day: its owner reads so, and each mail comes once when it is back', async () => {
  const { id } = await createAlert('jabuti')
  await createChannel(world.pg, id, { kind: 'email', address: '', chat: '' }, new Date())
  const gone = await startMailServer()
  gone.close()
  const minute = 60_000
  const start = Date.now()
  const sendMail = openMail({ smtpUrl: gone.smtpUrl, mailFrom: 'lupa@exemplo.example' })
  const send = async (now: Date, by = sendMail) => {
    while (await deliverAlerts({ pg: world.pg, publicUrl: null, means: { sendMail: by, privateHosts: [] } }, now));
  }
  const showChannel = async () => (await ask('GET', '/api/alerts/')).json().alerts[0].channels[0]
  for (const [at, text] of [
    [0, 'O jabuti da praça foi visto de manhã cedo'],
    [600, 'Outro jabuti apareceu à noite no mercado'],
  ] as const) {
    await storePosts(world.ch, [post(text)])
    await run(new Date(start + at * minute))
    for (let passed = at; passed < at + 600; passed += 5) await send(new Date(start + passed * minute))
  }
  expect(await countUnread()).toBe(2)
  const shown = await showChannel()
  expect(shown).toMatchObject({ state: 'waiting', answer: 'O servidor de e-mail não respondeu.' })
  // Asked again and again, and not all the time.
  expect(shown.attempts).toBeGreaterThan(10)
  expect(shown.attempts).toBeLessThan(30)

  const back = await startMailServer()
  const answered = openMail({ smtpUrl: back.smtpUrl, mailFrom: 'lupa@exemplo.example' })
  for (let passed = 24 * 60; passed < 26 * 60; passed += 5) await send(new Date(start + passed * minute), answered)
  back.close()
  expect(back.messages.map(({ text }) => /da pra|no mercado/.exec(text)?.[0])).toEqual(['da pra', 'no mercado'])
  expect(new Set(back.messages.map((message) => message.id)).size).toBe(2)
  expect(await showChannel()).toMatchObject({ state: 'done' })
})

test('hours are those of the time zone that an alert was given, else of the newsroom', async () => {
  await createAlert('quati', { quiet_from: 22, quiet_until: 7, time_zone: 'America/Manaus' })
  await createAlert('cutia', { quiet_from: 22, quiet_until: 7 })
  const { alerts, time_zone } = (await ask('GET', '/api/alerts/')).json()
  expect(time_zone).toBe('America/Sao_Paulo')
  const zones = alerts.map((alert: { title: string; time_zone: string }) => [alert.title, alert.time_zone])
  expect(new Map(zones)).toEqual(
    new Map([
      ['Sobre quati', 'America/Manaus'],
      ['Sobre cutia', 'America/Sao_Paulo'],
    ]),
  )
})
