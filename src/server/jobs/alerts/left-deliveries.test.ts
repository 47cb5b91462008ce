/** Deliveries whose process died, stood still, or takes its time. */
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { noSignal, openAlerting } from '../../../../test/alerting.ts'
import { storePosts } from '../../../../test/factory.ts'
import { endDelivery, hasDueDeliveries, takeDeliveries } from '../../records/alerts/deliveries.ts'
import { evaluateAndNotify } from '../evaluate-alerts.ts'
import { deliverAlerts } from './deliveries.ts'

const alerting = await openAlerting()
const { world, receiver, createAlert, addMail, addWebhook, deliver, deps, post } = alerting
beforeEach(alerting.reset)
afterAll(alerting.close)

/** An alert with one delivery that waits, and the queue as it is asked. */
async function leaveOne(word: string) {
  const { id } = await createAlert(word)
  await addWebhook(id)
  await storePosts(world.ch, [post(`Hoje se falou de ${word} na praça`)])
  return look()
}

async function look() {
  const sent: string[] = []
  const queue = { send: async (name: string) => sent.push(name) > 0 }
  await evaluateAndNotify({ ...deps(), queue }, noSignal)
  return sent
}

const pass = (seconds: number) =>
  sql`UPDATE deliveries SET leased_until = leased_until - ${seconds}::integer * interval '1 second'`.execute(world.pg)

test('a delivery that its process left is handed over half a minute later, by whoever looks at alerts', async () => {
  expect(await leaveOne('anta')).toEqual(['deliver-alerts'])
  const [left] = await takeDeliveries(world.pg, 10, new Date())
  await deliver()
  expect([receiver.received.length, await look()]).toEqual([0, []])
  await pass(21)
  expect(await look()).toEqual(['deliver-alerts'])
  await deliver()
  expect(receiver.received.map(({ headers }) => headers['x-lupascan-delivery'])).toEqual([left?.id])
  expect(await look()).toEqual([])
})

test('a clock that is a minute ahead takes nothing out of the hands of who sends it', async () => {
  await leaveOne('tamanduá')
  await takeDeliveries(world.pg, 10, new Date())
  expect(await takeDeliveries(world.pg, 10, new Date(Date.now() + 60_000))).toEqual([])
})

test('what was told just before the clock was set back an hour is handed over now', async () => {
  await leaveOne('quati')
  const hourBefore = new Date(Date.now() - 3_600_000)
  expect(await hasDueDeliveries(world.pg, hourBefore)).toBe(true)
  expect(await takeDeliveries(world.pg, 10, hourBefore)).toHaveLength(1)
})

test('what failed, or was left by who died, just before the clock was set back an hour waits no longer for it', async () => {
  await leaveOne('sagui')
  const now = new Date()
  const hourBefore = new Date(now.getTime() - 3_600_000)
  const [held] = await takeDeliveries(world.pg, 10, now)
  if (!held) throw new Error('nothing was taken')
  await pass(-3_600)
  expect(await takeDeliveries(world.pg, 10, now)).toHaveLength(1)
  const nextAt = new Date(now.getTime() + 3_600_000)
  await endDelivery(world.pg, { ...held, attempts: 2 }, { state: 'waiting', nextAt }, 'Sem resposta.', now)
  expect(await hasDueDeliveries(world.pg, new Date(now.getTime() - 30_000))).toBe(false)
  expect(await hasDueDeliveries(world.pg, hourBefore)).toBe(true)
})

test('what is being sent stays taken for as long as that takes', async () => {
  const { id } = await createAlert('gambá')
  await addMail(id)
  await storePosts(world.ch, [post('O gambá entrou na cozinha da escola')])
  await look()
  let accept = () => {}
  const sendMail = () =>
    new Promise<void>((done) => {
      accept = done
    })
  const sending = deliverAlerts({
    pg: world.pg,
    publicUrl: null,
    transports: { sendMail, privateHosts: [] },
    renewMs: 5,
  })
  await vi.waitUntil(async () => (await pass(0)) && (await readLease()) !== null)
  await pass(60)
  await vi.waitUntil(async () => ((await readLease())?.getTime() ?? 0) > Date.now(), { timeout: 30_000 })
  expect(await hasDueDeliveries(world.pg, new Date())).toBe(false)
  accept()
  await sending
  expect(await world.pg.selectFrom('deliveries').select(['state', 'attempts']).execute()).toMatchObject([
    { state: 'done', attempts: 1 },
  ])
})

async function readLease(): Promise<Date | null> {
  const row = await world.pg.selectFrom('deliveries').select('leased_until').executeTakeFirst()
  return row?.leased_until ?? null
}

test('who comes back after another took its delivery says that it arrived, and lets nobody take it a third time', async () => {
  await leaveOne('capivara')
  const now = new Date()
  const [first] = await takeDeliveries(world.pg, 10, now)
  await pass(21)
  const [second] = await takeDeliveries(world.pg, 10, now)
  if (!first || !second) throw new Error('not taken')
  expect([second.id, second.attempts]).toEqual([first.id, 2])
  await endDelivery(world.pg, first, { state: 'waiting', nextAt: now }, 'Não respondeu.', now)
  expect(await takeDeliveries(world.pg, 10, now)).toEqual([])
  await endDelivery(world.pg, first, { state: 'failed' }, 'Respondeu 410.', now)
  await endDelivery(world.pg, second, { state: 'done' }, 'Respondeu 200.', now)
  await endDelivery(world.pg, first, { state: 'done' }, 'Respondeu 200.', now)
  const rows = await world.pg.selectFrom('deliveries').select(['state', 'answer']).execute()
  expect(rows).toMatchObject([{ state: 'done', answer: 'Respondeu 200.' }])
})
