/** Two who follow one alert may name the same room: what it finds is told there once, and nothing is lost. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openAlerting } from '../../../../test/alerting.ts'
import { storePosts } from '../../../../test/factory.ts'
import { shareThing } from '../../../../test/newsroom.ts'

const alerting = await openAlerting()
const { world, receiver, ask, createAlert, addWebhook, deliver, run, post } = alerting
beforeEach(alerting.reset)
afterAll(alerting.close)

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const received = () => receiver.received.map(({ body }) => body)
const nameRoom = async (who: string, id: string, path = 'sala') => {
  const room = { kind: 'slack', address: `http://${receiver.host}/${path}` }
  const answer = await ask(who, 'POST', `/api/alerts/${id}/channels/`, room)
  expect(answer.statusCode, answer.body).toBe(201)
}
const share = (id: string, everyone: 'see' | null) =>
  shareThing(ask, 'ana', `/api/shares/alert/${id}/`, { everyone, people: [], groups: [] })
/** Ana's, followed by Bia; both name the same room. */
async function createShared(search: string, times: object = {}): Promise<string> {
  const { id } = await createAlert(search)
  await share(id, 'see')
  await ask('bia', 'PUT', `/api/alerts/${id}/following/`, times)
  for (const who of ['ana', 'bia']) await nameRoom(who, id)
  return id
}
const listChannels = async (who: string, id: string) =>
  (await ask(who, 'GET', `/api/alerts/${id}/`)).json().alert.channels

test('a room that two subscribers name is told once', async () => {
  const id = await createShared('lontra')
  await storePosts(world.ch, [post('A lontra nadou')])
  await run()
  await run(later(1))
  expect(received()).toEqual([expect.stringContaining('A lontra nadou')])
  for (const who of ['ana', 'bia']) expect(await listChannels(who, id)).toMatchObject([{ state: 'done' }])
})

test('whose hour comes first tells it; what came after that is told as well', async () => {
  await createShared('ariranha', { cadence: 'daily', at_hour: 8 })
  await storePosts(world.ch, [post('A ariranha um')])
  await run()
  await storePosts(world.ch, [post('A ariranha dois')])
  await run()
  await run(later(25))
  expect(received()).toHaveLength(2)
})

test('what waits for the one is told by the other when the one may no longer see it', async () => {
  const { id } = await createAlert('preguiça')
  await shareThing(ask, 'ana', `/api/shares/alert/${id}/`, {
    ...{ everyone: null, groups: [] },
    people: ['bia', 'chefe'].map((username) => ({ username, level: 'see' })),
  })
  for (const who of ['bia', 'chefe']) {
    await ask(who, 'PUT', `/api/alerts/${id}/following/`, {})
    await nameRoom(who, id)
  }
  receiver.answer.status = 500
  await storePosts(world.ch, [post('A preguiça acordou')])
  await run()
  receiver.received.length = 0
  const first = await world.pg
    .selectFrom('deliveries')
    .innerJoin('notifications', 'notifications.id', 'notification_id')
    .innerJoin('users', 'users.id', 'user_id')
    .select('username')
    .where('attempts', '>', 0)
    .executeTakeFirstOrThrow()
  const other = first.username === 'bia' ? 'chefe' : 'bia'
  await shareThing(ask, 'ana', `/api/shares/alert/${id}/`, {
    ...{ everyone: null, groups: [], people: [{ username: other, level: 'see' }] },
  })
  receiver.answer.status = 200
  while (await deliver(later(2)));
  await deliver(later(4))
  expect(received()).toEqual([expect.stringContaining('A preguiça acordou')])
})

test('a room that is down is asked by one of them, and told once when it is back', async () => {
  await createShared('jaguatirica')
  receiver.answer.status = 503
  await storePosts(world.ch, [post('A jaguatirica passou')])
  await run()
  expect(receiver.received).toHaveLength(1)
  receiver.received.length = 0
  receiver.answer.status = 200
  for (const hours of [1, 2, 3]) await run(later(hours))
  expect(received()).toHaveLength(1)
})

test('another room, another alert and a webhook of one’s own are told for themselves', async () => {
  const { id } = await createAlert('quero-quero')
  await share(id, 'see')
  await ask('bia', 'PUT', `/api/alerts/${id}/following/`, {})
  await nameRoom('ana', id, 'uma')
  await nameRoom('bia', id, 'outra')
  for (const who of ['ana', 'bia']) await addWebhook(id, who)
  await storePosts(world.ch, [post('O quero-quero cantou')])
  await run()
  expect(received()).toHaveLength(4)
})
