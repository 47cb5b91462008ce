import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { deliverAlerts } from '../src/server/jobs/alerts/deliveries.ts'
import { evaluateAlerts } from '../src/server/jobs/alerts/evaluation.ts'
import { notifyAlerts } from '../src/server/jobs/alerts/notify-alerts.ts'
import { quietLog } from '../src/server/log.ts'
import { createChannel } from '../src/server/records/alerts/channels.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'
import { openTestApp, type TestApp, testConfig } from './world.ts'

export const noSignal = new AbortController().signal

/**
 * Ana, Bia and a superuser, each with a session and an address, a receiver of webhooks, and alerts that are evaluated,
 * notified and delivered only when a test says so.
 */
export async function openAlerting() {
  const receiver = await startWebhookReceiver()
  const world = await openTestApp({ environment: { LUPASCAN_PRIVATE_HOSTS: receiver.host } })
  const tokens = await logInPeople(world)
  const ask = (username: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    world.app.inject({ method, url, headers: { authorization: `Bearer ${tokens.get(username)}` }, payload })
  return {
    ...{ world, receiver, ask, ...createCalls(ask, receiver), ...createSteps(world, receiver) },
    /** Adds a mail channel to the alert's owner, whether or not there is a mail server. */
    async addMail(alertId: string) {
      const [alert] = await world.pg.selectFrom('alerts').select('user_id').where('id', '=', alertId).execute()
      const given = { kind: 'email' as const, address: '', chat: '' }
      await createChannel(world.pg, { alertId, userId: alert?.user_id ?? 0 }, given, new Date())
    },
    async close() {
      receiver.close()
      await world.close()
    },
    /** Call before each test. */
    async reset() {
      receiver.received.length = 0
      Object.assign(receiver.answer, { status: 200, silent: false })
      await world.pg.deleteFrom('alerts').execute()
      await world.pg.deleteFrom('told_items').execute()
    },
  }
}

async function logInPeople(world: TestApp): Promise<Map<string, string>> {
  const tokens = new Map<string, string>()
  for (const username of ['ana', 'bia', 'chefe']) {
    const traits = { is_superuser: username === 'chefe', email: `${username}@exemplo.example` }
    tokens.set(username, await world.enter(username, traits))
  }
  return tokens
}

type Ask = (username: string, method: 'GET' | 'POST', url: string, payload?: object) => Promise<LightMyRequestResponse>

function createCalls(ask: Ask, receiver: WebhookReceiver) {
  return {
    async createAlert(search: string, rule: object = {}, username = 'ana') {
      const saved = await ask(username, 'POST', '/api/saved-search/', { title: `Sobre ${search}`, filters: { search } })
      const answer = await ask(username, 'POST', '/api/alerts/', {
        rule: 'every',
        ...rule,
        saved_search: saved.json().id,
      })
      expect(answer.statusCode, answer.body).toBe(201)
      return { id: answer.json().id as string, search: saved.json().id as string }
    },
    async addWebhook(id: string, username = 'ana') {
      const address = `http://${receiver.host}/gancho`
      const answer = await ask(username, 'POST', `/api/alerts/${id}/channels/`, { kind: 'webhook', address })
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json() as { channel: { id: string; name: string }; secret: string }
    },
    listNotices: async (username = 'ana') => (await ask(username, 'GET', '/api/notifications/')).json().notifications,
    countUnread: async (username = 'ana') => (await ask(username, 'GET', '/api/notifications/unread/')).json().unread,
  }
}

function createSteps(world: TestApp, receiver: WebhookReceiver) {
  const deps = () => ({ ...world, config: testConfig(world.dataDir), log: quietLog })
  /** A busy machine needs more time where a response is expected. */
  const transports = () => ({
    sendMail: null,
    privateHosts: [receiver.host],
    timeoutMs: receiver.answer.silent ? 300 : 6e4,
  })
  const deliver = (now = new Date()) =>
    deliverAlerts({ pg: world.pg, publicUrl: 'https://lupa.example', transports: transports() }, now)
  let serial = 0
  return {
    deps,
    deliver,
    async run(now = new Date()) {
      while ((await evaluateAlerts(deps(), noSignal, now)) === 'more');
      await notifyAlerts(deps(), noSignal, now)
      while (await deliver(now));
    },
    /** Stores a post published a minute ago. */
    post(content: string, more: object = {}) {
      serial += 1
      return { native_id: `alerta-${serial}`, date_created: new Date(Date.now() - 60_000), content, ...more }
    },
  }
}
