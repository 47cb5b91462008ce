/** A shared alert tells whoever follows it, in their hours and by their channels, what they may see. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openAlerting } from '../../../../test/alerting.ts'
import { storePosts } from '../../../../test/factory.ts'
import { shareThing } from '../../../../test/newsroom.ts'

const alerting = await openAlerting()
const { world, receiver, ask, createAlert, addWebhook, listNotices, countUnread, deliver, run, post } = alerting
beforeEach(alerting.reset)
afterAll(alerting.close)

const share = (id: string, everyone: 'see' | null) =>
  shareThing(ask, 'ana', `/api/shares/alert/${id}/`, { everyone, people: [], groups: [] })
const follow = (id: string, times: object = {}) => ask('bia', 'PUT', `/api/alerts/${id}/following/`, times)
const showTo = async (who: string, id: string) => (await ask(who, 'GET', `/api/alerts/${id}/`)).json().alert
const listFinds = async (who: string, id: string, rest = '') =>
  (await ask(who, 'GET', `/api/alerts/${id}/finds/${rest}`)).json()
const textsOf = async (who: string, id: string) =>
  (await listFinds(who, id)).items.map((item: { post: { text: string } }) => item.post.text)

test('each subscriber is told once by bell, own webhook and own feed, from when they began to follow', async () => {
  const { id } = await createAlert('girafa')
  await share(id, 'see')
  await storePosts(world.ch, [post('A girafa primeira')])
  await run()
  expect((await follow(id)).statusCode).toBe(200)
  await addWebhook(id)
  await addWebhook(id, 'bia')
  const feed = (await ask('bia', 'POST', `/api/alerts/${id}/feed/`)).json().path
  await storePosts(world.ch, [post('A girafa segunda')])
  await run()
  await run()
  expect([await countUnread('ana'), await countUnread('bia')]).toEqual([2, 1])
  const [notice] = await listNotices('bia')
  expect(notice).toMatchObject({ alert: id, total: 1, items: [{ post: { text: 'A girafa segunda' } }] })
  expect(receiver.received).toHaveLength(2)
  // What was found before stands on the page and in the feed.
  expect(await textsOf('bia', id)).toEqual(['A girafa segunda', 'A girafa primeira'])
  expect((await world.app.inject({ url: `${feed}json` })).body).toContain('A girafa primeira')
})

test('hours are the subscriber’s: one is told at once, another once a day', async () => {
  const { id } = await createAlert('quati')
  await share(id, 'see')
  await follow(id, { cadence: 'daily', at_hour: 8 })
  await storePosts(world.ch, [post('O quati um'), post('O quati dois')])
  await run()
  expect([await countUnread('ana'), await countUnread('bia')]).toEqual([1, 0])
  expect((await showTo('bia', id)).pending).toBe(2)
  await run(new Date(Date.now() + 25 * 3_600_000))
  expect(await listNotices('bia')).toMatchObject([{ total: 2 }])
  expect((await showTo('bia', id)).pending).toBe(0)
})

test('whoever may no longer see it is told nothing, later either, and sees nothing of what it told', async () => {
  const { id } = await createAlert('anta')
  await share(id, 'see')
  await follow(id)
  await addWebhook(id, 'bia')
  const feed = (await ask('bia', 'POST', `/api/alerts/${id}/feed/`)).json().path
  receiver.answer.status = 500
  await storePosts(world.ch, [post('A anta um')])
  await run()
  expect(await countUnread('bia')).toBe(1)
  receiver.received.length = 0

  await share(id, null)
  receiver.answer.status = 200
  await storePosts(world.ch, [post('A anta dois')])
  await run(new Date(Date.now() + 3_600_000))
  expect(receiver.received).toEqual([])
  expect([await countUnread('bia'), await listNotices('bia')]).toEqual([0, []])
  expect((await ask('bia', 'GET', `/api/alerts/${id}/finds/`)).statusCode).toBe(403)
  expect((await world.app.inject({ url: `${feed}json` })).statusCode).toBe(404)

  await share(id, 'see')
  await run(new Date(Date.now() + 3_600_000))
  await storePosts(world.ch, [post('A anta três')])
  await run(new Date(Date.now() + 3_600_000))
  const notices = await listNotices('bia')
  expect(
    notices.map((one: { items: { post: { text: string } }[] }) => one.items.map(({ post: { text } }) => text)),
  ).toEqual([['A anta três'], ['A anta um']])
})

test('what stands in dossiers is its owner’s to see: others are not told, and are not shown it', async () => {
  const dossier = (await ask('ana', 'POST', '/api/dossiers/', { title: 'Fontes' })).json().id
  const { id, search } = await createAlert('jacarandá -dossie:Fontes')
  await share(id, 'see')
  await follow(id)
  const feed = (await ask('bia', 'POST', `/api/alerts/${id}/feed/`)).json().path
  await storePosts(world.ch, [post('O jacarandá floriu')])
  await run()
  expect([await countUnread('ana'), await countUnread('bia')]).toEqual([1, 0])
  expect([await textsOf('ana', id), await textsOf('bia', id)]).toEqual([['O jacarandá floriu'], []])
  expect((await world.app.inject({ url: `${feed}json` })).body).not.toContain('floriu')
  expect((await showTo('bia', id)).pending).toBe(0)

  await ask('ana', 'DELETE', `/api/dossiers/${dossier}/`)
  await run()
  expect((await showTo('ana', id)).problem).toContain('Fontes')
  expect((await showTo('bia', id)).problem).toBe('O alerta não pode ser avaliado agora; quem é dono vê por quê.')
  await ask('ana', 'PUT', `/api/saved-search/${search}/`, { title: 'x', filters: { search: 'jacarandá' } })
  await run()
  await storePosts(world.ch, [post('Outro jacarandá')])
  await run()
  expect(await textsOf('bia', id)).toEqual(['Outro jacarandá'])
  expect(await countUnread('bia')).toBe(1)
})

test('a search that is shared becomes an alert of who sees it, for as long as they see it; nothing of it is lost', async () => {
  const saved = await ask('ana', 'POST', '/api/saved-search/', { title: 'Tucanos', filters: { search: 'tucano' } })
  const search = saved.json().id
  const shareSearch = (everyone: string | null) =>
    shareThing(ask, 'ana', `/api/shares/saved_search/${search}/`, { everyone, people: [], groups: [] })
  const make = () => ask('bia', 'POST', '/api/alerts/', { rule: 'every', saved_search: search })
  expect((await make()).json()).toHaveProperty('saved_search')
  expect((await make()).statusCode).toBe(400)
  await shareSearch('see')
  const made = await make()
  expect(made.json()).toMatchObject({ title: 'Tucanos', level: 'own', filters: { search: 'tucano' } })
  const id = made.json().id
  await storePosts(world.ch, [post('O tucano um')])
  await run()
  expect(await countUnread('bia')).toBe(1)

  await shareSearch(null)
  await storePosts(world.ch, [post('O tucano dois')])
  await run()
  const shown = await showTo('bia', id)
  expect(shown.problem).toContain('não é mais compartilhada')
  expect(shown.filters).toBeNull()
  expect(await countUnread('bia')).toBe(1)
  await shareSearch('see')
  await run()
  expect(await textsOf('bia', id)).toEqual(['O tucano dois', 'O tucano um'])
  expect((await showTo('bia', id)).problem).toBeNull()
})

test('what it found is read page by page, and nothing is left out or shown twice', async () => {
  const { id } = await createAlert('formiga')
  await share(id, 'see')
  const some = Array.from({ length: 70 }, (_, i) => post(`A formiga ${i * 7919} carrega a folha ${i}`))
  await storePosts(world.ch, some)
  await run()
  const keys: string[] = []
  for (let next: number | null = null, i = 0; i < 3; i += 1) {
    const page: { items: { key: string }[]; next: number | null } = await listFinds(
      'bia',
      id,
      next === null ? '' : `?before=${next}`,
    )
    keys.push(...page.items.map(({ key }) => key))
    next = page.next
  }
  const stored = await world.pg.selectFrom('alert_items').select('key').where('alert_id', '=', id).execute()
  expect(keys.length).toBe(new Set(keys).size)
  expect(keys.sort()).toEqual(stored.map(({ key }) => key).sort())
})

test('a subscriber who is removed, or whose alert is, leaves nothing that waits', async () => {
  const { id } = await createAlert('ema')
  await share(id, 'see')
  await follow(id)
  await addWebhook(id, 'bia')
  receiver.answer.status = 500
  await storePosts(world.ch, [post('A ema correu')])
  await run()
  expect((await ask('bia', 'DELETE', `/api/alerts/${id}/following/`)).json()).toMatchObject({ is_followed: false })
  receiver.received.length = 0
  await deliver(new Date(Date.now() + 3_600_000))
  expect(receiver.received).toEqual([])
  expect(await world.pg.selectFrom('deliveries').select('id').execute()).toEqual([])
})
