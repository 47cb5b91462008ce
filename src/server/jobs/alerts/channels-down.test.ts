/** Receivers and mail servers that are down for a while. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openAlerting } from '../../../../test/alerting.ts'
import { storePosts } from '../../../../test/factory.ts'
import { startMailServer } from '../../../../test/mail-server.ts'
import { openMail } from '../../mail.ts'
import { deliverAlerts } from './deliveries.ts'

const alerting = await openAlerting()
const { world, receiver, ask, createAlert, addMail, addWebhook, countUnread, deliver, run, post } = alerting
beforeEach(alerting.reset)
afterAll(alerting.close)

test('a receiver that answers 500, then never, then well gets it with one number; a day without it loses nothing', async () => {
  const { id } = await createAlert('sucuri')
  const { channel } = await addWebhook(id)
  await storePosts(world.ch, [post('A sucuri de seis metros foi devolvida ao rio pelos bombeiros')])
  receiver.answer.status = 500
  const start = Date.now()
  await run(new Date(start))
  receiver.answer.silent = true
  await deliver(new Date(start + 60_000))
  const [shown] = (await ask('ana', 'GET', '/api/alerts/')).json().alerts
  expect(shown.channels).toMatchObject([{ id: channel.id, state: 'waiting', attempts: 2 }])
  Object.assign(receiver.answer, { status: 200, silent: false })
  await deliver(new Date(start + 24 * 3_600_000))
  expect(new Set(receiver.received.map(({ headers }) => headers['x-lupascan-delivery'])).size).toBe(1)
  expect((await ask('ana', 'GET', '/api/alerts/')).json().alerts[0].channels).toMatchObject([{ state: 'done' }])
})

test('a mail server that is down for a day: its owner reads so, and each mail comes once when it is back', async () => {
  const { id } = await createAlert('jabuti')
  await addMail(id)
  const gone = await startMailServer()
  gone.close()
  const minute = 60_000
  const start = Date.now()
  const sendMail = openMail({ smtpUrl: gone.smtpUrl, mailFrom: 'lupa@exemplo.example' })
  const send = async (now: Date, by = sendMail) => {
    while (await deliverAlerts({ pg: world.pg, publicUrl: null, transports: { sendMail: by, privateHosts: [] } }, now));
  }
  const showChannel = async () => (await ask('ana', 'GET', '/api/alerts/')).json().alerts[0].channels[0]
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
