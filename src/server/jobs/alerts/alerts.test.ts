/** From a stored post to bell, webhook and feed, with a receiver on this machine. */
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { noSignal, openAlerting } from '../../../../test/alerting.ts'
import { storePosts } from '../../../../test/factory.ts'
import { shareThing } from '../../../../test/newsroom.ts'
import { createTestUser } from '../../../../test/users.ts'
import type { AlertPreview } from '../../../contract/alerts/alerts.ts'
import { evaluateAlerts } from './evaluation.ts'
import { notifyAlerts } from './notify-alerts.ts'

const alerting = await openAlerting()
const { world, receiver, ask, createAlert, addWebhook, listNotices, countUnread, deps, deliver, run, post } = alerting
beforeEach(alerting.reset)
afterAll(alerting.close)

test('a new post rings the bell, reaches the webhook with its signature, and stands in the feed, once', async () => {
  await storePosts(world.ch, [post('Uma girafa antiga que já estava aqui há tempo suficiente para não ser novidade')])
  const { id } = await createAlert('girafa')
  const { secret } = await addWebhook(id)
  const feed = (await ask('ana', 'POST', `/api/alerts/${id}/feed/`)).json().path as string
  await run()
  expect(await countUnread()).toBe(0)

  await storePosts(world.ch, [
    post('A girafa nova chegou hoje ao zoológico da cidade e ninguém esperava'),
    post('Nada a ver'),
  ])
  await run()
  await run()
  const notices = await listNotices()
  expect(notices).toHaveLength(1)
  expect(notices[0]).toMatchObject({ title: 'Sobre girafa', is_read: false, total: 1 })
  expect(notices[0].items[0]).toMatchObject({
    posts: 1,
    is_late: false,
    post: { text: expect.stringContaining('girafa nova') },
  })
  expect(receiver.received).toHaveLength(1)
  const { headers, body } = receiver.received[0] ?? { headers: {}, body: '', at: 0 }
  const signature = createHmac('sha256', secret).update(`${headers['x-lupascan-timestamp']}.${body}`).digest('hex')
  expect(headers['x-lupascan-signature']).toBe(`sha256=${signature}`)
  expect(JSON.parse(body)).toMatchObject({
    ...{ id: headers['x-lupascan-delivery'], total: 1, url: `https://lupa.example/avisos/${id}` },
  })
  for (const [format, type] of [
    ['rss', 'rss+xml'],
    ['atom', 'atom+xml'],
    ['json', 'feed+json'],
  ] as const) {
    const read = await world.app.inject({ method: 'GET', url: `${feed}${format}` })
    expect(read.statusCode).toBe(200)
    expect(read.headers['content-type']).toContain(type)
    expect(read.body).toContain('girafa nova')
  }
  await ask('ana', 'DELETE', `/api/alerts/${id}/feed/`)
  expect((await world.app.inject({ method: 'GET', url: `${feed}rss` })).statusCode).toBe(404)
  const read = async (body: object) => (await ask('ana', 'POST', '/api/notifications/read/', body)).json()
  const { created_at } = notices[0]
  const before = new Date(new Date(created_at).getTime() - 1).toISOString()
  expect(await read({ until: before })).toMatchObject({ unread: 1 })
  expect(await read({ until: created_at })).toMatchObject({ unread: 0 })
  expect(await read({})).toMatchObject({ unread: 0 })
  expect(await read({ until: 'ontem' })).toMatchObject({ until: ['O momento não é válido.'] })
})

test('the same message in many channels is one item, and a later copy is not told again', async () => {
  const { id } = await createAlert('capivara')
  await addWebhook(id)
  const content = 'A capivara atravessou a avenida principal e parou o trânsito durante toda a manhã de ontem'
  const copies = (from: number, n: number) =>
    Array.from({ length: n }, (_, i) => post(content, { account: `canal${from + i}` }))
  await storePosts(world.ch, copies(0, 40))
  await run()
  expect((await listNotices())[0].items).toMatchObject([{ posts: 40 }])
  await storePosts(world.ch, copies(40, 1))
  await run()
  expect(await listNotices()).toHaveLength(1)
  expect(receiver.received).toHaveLength(1)
})

test('two alerts of one person lead to one place: it is told once; the bell rings once', async () => {
  const one = await createAlert('tamanduá')
  const two = await createAlert('tamanduá bandeira')
  await addWebhook(one.id)
  await addWebhook(two.id)
  await storePosts(world.ch, [post('Um tamanduá bandeira foi visto perto da rodovia federal nesta semana')])
  await run()
  expect(receiver.received).toHaveLength(1)
  expect(await countUnread()).toBe(1)
})

test('what is found late is told once and marked', async () => {
  await createAlert('jaguatirica')
  const long = new Date(Date.now() - 20 * 3_600_000)
  await storePosts(world.ch, [post('A jaguatirica apareceu na fazenda ao lado do rio', { date_created: long })])
  await run()
  expect((await listNotices())[0].items).toMatchObject([{ is_late: true }])
})

test('killed between its steps, nothing is lost and nothing told twice', async () => {
  const { id } = await createAlert('ariranha')
  await addWebhook(id)
  await storePosts(world.ch, [post('A ariranha voltou a nadar no rio depois de muitos anos sem ser vista')])
  // Ended before its transaction: the look is done again.
  vi.spyOn(world.pg, 'transaction').mockImplementationOnce(() => {
    throw new Error('killed')
  })
  await expect(evaluateAlerts(deps(), noSignal)).rejects.toThrow('killed')
  await evaluateAlerts(deps(), noSignal)
  // Ended before telling, and told by two at once.
  await Promise.all([notifyAlerts(deps(), noSignal), notifyAlerts(deps(), noSignal)])
  expect(await listNotices()).toHaveLength(1)
  // Taken by a process that died: after its lease another one hands it over, with the same number.
  const { takeDeliveries } = await import('../../records/alerts/deliveries.ts')
  const now = new Date()
  const [taken] = await takeDeliveries(world.pg, 10, now)
  await deliver(now)
  expect(receiver.received).toHaveLength(0)
  await sql`UPDATE deliveries SET leased_until = leased_until - interval '21 seconds'`.execute(world.pg)
  await deliver(now)
  expect(receiver.received.map(({ headers }) => headers['x-lupascan-delivery'])).toEqual([taken?.id])
  await deliver(new Date(now.getTime() + 999_000))
  expect(receiver.received).toHaveLength(1)
})

test('hours are those of the time zone that an alert was given, else of the newsroom', async () => {
  await createAlert('quati', { quiet_from: 22, quiet_until: 7, time_zone: 'America/Manaus' })
  await createAlert('cutia', { quiet_from: 22, quiet_until: 7 })
  const { alerts, time_zone } = (await ask('ana', 'GET', '/api/alerts/')).json()
  expect(time_zone).toBe('America/Sao_Paulo')
  const zones = alerts.map((alert: { title: string; time_zone: string }) => [alert.title, alert.time_zone])
  expect(new Map(zones)).toEqual(
    new Map([
      ['Sobre quati', 'America/Manaus'],
      ['Sobre cutia', 'America/Sao_Paulo'],
    ]),
  )
})

test('rules: the first of an account, more than n in a window, a deletion or an edit', async () => {
  const text = (i: number) => `O lobo guará número ${i} passou pela câmera de trilha do parque nacional às ${i} horas`
  await storePosts(world.ch, [post(text(1), { account: 'velha' })])
  const first = await createAlert('lobo guará', { rule: 'first' })
  const more = await createAlert('lobo guará', { rule: 'more', threshold: 2, span: 'day' })
  const changed = await createAlert('lobo guará', { rule: 'changed' })
  const edited = post(text(2), { account: 'velha' })
  await storePosts(world.ch, [edited, post(text(3), { account: 'nova' })])
  await run()
  await storePosts(world.ch, [{ ...edited, content: 'O texto é outro agora, e não fala mais de bicho nenhum' }])
  await run()
  const items = await world.pg.selectFrom('alert_items').select(['alert_id', 'key', 'posts']).execute()
  const of = (id: string) => items.filter(({ alert_id }) => alert_id === id)
  expect(of(first.id)).toMatchObject([{ key: 'a:Telegram\nnova' }])
  expect(of(more.id)).toMatchObject([{ key: expect.stringMatching(/^w:/), posts: 3 }])
  expect(of(changed.id)).toMatchObject([{ key: expect.stringMatching(/^e:/) }])
})

test('an alert whose search was removed says so and stays; its owner removed, all of it goes', async () => {
  const { id, search } = await createAlert('onça')
  await ask('ana', 'DELETE', `/api/saved-search/${search}/`)
  await run()
  const [shown] = (await ask('ana', 'GET', '/api/alerts/')).json().alerts
  expect(shown).toMatchObject({ id, saved_search: null, problem: expect.stringContaining('foi removida') })
  const { id: userId } = await createTestUser(world.pg, 'some')
  await world.pg.updateTable('alerts').set({ user_id: userId }).execute()
  await world.pg.deleteFrom('users').where('id', '=', userId).execute()
  await run()
  expect(await world.pg.selectFrom('alerts').select('id').execute()).toEqual([])
})

test('beyond a thousand, finds are counted, not dropped', async () => {
  await createAlert('formiga')
  const posts = Array.from({ length: 1_012 }, (_, i) =>
    post(`A formiga ${i.toString(36)}x${i * 7919} carrega folhas para o formigueiro ${i}`),
  )
  await storePosts(world.ch, posts)
  await run()
  const [notice] = await listNotices()
  const posts_told = await world.pg
    .selectFrom('alert_items')
    .select(({ fn }) => fn.sum<string>('posts').as('n'))
    .executeTakeFirstOrThrow()
  expect(notice.total - notice.more).toBeLessThanOrEqual(1_000)
  expect(Number(posts_told.n) + notice.more).toBeGreaterThanOrEqual(1_012)
})

test('a preview tells how often it would have told', async () => {
  await storePosts(world.ch, [
    post('O quati comeu a merenda da escola rural'),
    post('Outro quati entrou no mercado central'),
  ])
  const saved = await ask('ana', 'POST', '/api/saved-search/', { title: 'Quatis', filters: { search: 'quati' } })
  for (const [rule, times] of [
    ['every', 2],
    ['first', 1],
    ['more', 0],
    ['spike', 0],
    ['changed', 0],
  ] as const) {
    const answer = await ask('ana', 'POST', '/api/alerts/preview/', { rule, saved_search: saved.json().id })
    expect(answer.json(), rule).toMatchObject({ times })
  }
})

test('a preview of windows tells when, and the first posts of each', async () => {
  const hoursAgo = (hours: number) => new Date(Math.floor(Date.now() / 3_600_000 - hours) * 3_600_000)
  const text = (i: number) => `A onça número ${i} foi vista na estrada ${'longa '.repeat(60)}`
  await storePosts(world.ch, [
    ...Array.from({ length: 7 }, (_, i) =>
      post(text(i), {
        date_created: new Date(hoursAgo(30).getTime() + (7 - i) * 60_000),
      }),
    ),
    post('Uma onça só, noutro dia', { date_created: hoursAgo(300) }),
  ])
  const saved = await ask('ana', 'POST', '/api/saved-search/', { title: 'Onças', filters: { search: 'onça' } })
  for (const rule of [{ rule: 'more', threshold: 5, span: 'hour' }, { rule: 'spike' }]) {
    const answer = await ask('ana', 'POST', '/api/alerts/preview/', { ...rule, saved_search: saved.json().id })
    const { times, examples } = answer.json<AlertPreview>()
    expect([times, examples.length, examples[0]?.posts, examples[0]?.post]).toEqual([1, 1, 7, null])
    expect(examples[0]?.at).toBe(hoursAgo(30).toISOString())
    // One character more than is shown says that the text goes on.
    expect(examples[0]?.found.map((one) => one.text)).toEqual([6, 5, 4, 3, 2].map((i) => text(i).slice(0, 301)))
  }
  const day = { rule: 'more', threshold: 5, span: 'day', time_zone: 'America/Noronha' }
  const { examples } = (
    await ask('ana', 'POST', '/api/alerts/preview/', { ...day, saved_search: saved.json().id })
  ).json<AlertPreview>()
  expect(examples.map(({ posts, found }) => [posts, found.length])).toEqual([[7, 5]])
})

test('the bell is tried: a notification that says it is a test, once, for whoever is told', async () => {
  const { id } = await createAlert('jaguatirica')
  const tryBell = (who: string) => ask(who, 'POST', `/api/alerts/${id}/bell/test/`)
  const before = await countUnread()
  expect((await tryBell('ana')).json()).toMatchObject({ unread: before + 1 })
  expect((await tryBell('ana')).json()).toMatchObject({ unread: before + 1 })
  const [notice] = await listNotices()
  expect(notice).toMatchObject({ title: 'Sobre jaguatirica', is_test: true, is_read: false, total: 0, items: [] })
  expect((await tryBell('bia')).statusCode).toBe(403)
  await shareThing(ask, 'ana', `/api/shares/alert/${id}/`, { everyone: 'see', people: [], groups: [] })
  expect((await tryBell('bia')).statusCode).toBe(409)
  expect(await listNotices('bia')).toEqual([])

  await storePosts(world.ch, [post('A jaguatirica voltou ao parque depois de muitos anos sem ser vista')])
  await run()
  expect((await listNotices()).map(({ is_test }: { is_test: boolean }) => is_test)).toEqual([false, true])
})

test('private addresses are refused; a name cannot add a header; nobody sees what is not theirs', async () => {
  const { id } = await createAlert('teiú')
  const refused = await ask('ana', 'POST', `/api/alerts/${id}/channels/`, {
    kind: 'webhook',
    address: 'http://169.254.169.254/',
  })
  expect(refused.statusCode).toBe(400)
  const { channel } = await addWebhook(id)
  for (const other of ['bia', 'chefe']) {
    expect((await ask(other, 'GET', '/api/alerts/')).json().alerts).toEqual([])
    expect((await ask(other, 'DELETE', `/api/alerts/${id}/`)).statusCode).toBe(403)
    expect((await ask(other, 'POST', `/api/alerts/${id}/channels/${channel.id}/test/`)).statusCode).toBe(403)
    expect((await ask(other, 'POST', `/api/alerts/${id}/feed/`)).statusCode).toBe(403)
  }
  const test = await ask('ana', 'POST', `/api/alerts/${id}/channels/${channel.id}/test/`)
  expect(test.json()).toEqual({ is_ok: true, answer: 'Respondeu 200: recebido' })
})

test('an alert asks with the rights of whoever it tells: a dossier that they no longer see is not there', async () => {
  const dossier = (await ask('bia', 'POST', '/api/dossiers/', { title: 'Conhecidas' })).json().id
  const share = (everyone: string | null) =>
    shareThing(ask, 'bia', `/api/shares/dossier/${dossier}/`, { everyone, people: [], groups: [] })
  await share('see')
  const { id } = await createAlert('jacarandá -dossie:Conhecidas')
  await storePosts(world.ch, [post('jacarandá um')])
  await run()
  expect(await countUnread()).toBe(1)
  await share(null)
  await storePosts(world.ch, [post('jacarandá dois')])
  await run()
  const { alerts } = (await ask('ana', 'GET', '/api/alerts/')).json()
  const told = alerts.find((one: { id: string }) => one.id === id)
  expect(told.problem).toBe('Não há dossiê “Conhecidas” entre os que você vê.')
  expect(await countUnread()).toBe(1)
})
