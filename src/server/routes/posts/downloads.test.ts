import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { createTestUser, PASSWORD } from '../../../../test/users.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { Tokens } from '../../../contract/users/token.ts'
import { createDownloadTicket, takeDownloadTicket } from '../../records/users/download-tickets.ts'

let world: TestApp

beforeAll(async () => {
  world = await openTestApp()
  for (const username of ['ana', 'bia', 'caio', 'davi']) await createTestUser(world.pg, username)
  await storePosts(
    world.ch,
    Array.from({ length: 30 }, (_, i) => ({ content: `Vacina ${i}`, party: i % 3 === 0 ? 'PDX' : 'PBR', views: i })),
  )
})
afterAll(() => world.close())

async function logIn(username: string): Promise<Tokens> {
  const payload = { username, password: PASSWORD }
  return Tokens.parse((await world.app.inject({ method: 'POST', url: '/api/token/', payload })).json())
}

const order = ({ access }: Tokens, payload: object) =>
  world.app.inject({
    method: 'POST',
    url: '/api/downloads/',
    headers: { authorization: `Bearer ${access}` },
    payload,
  })

const orderUrl = async (tokens: Tokens, payload: object = {}): Promise<string> =>
  (await order(tokens, payload)).json().url

test('a ticket fetches the CSV of its query without a token, as a file', async () => {
  const tokens = await logIn('ana')
  const ordered = await order(tokens, { party: ['PDX'], sort_by: 'views', sort_order: 'asc', delimiter: 'semicolon' })
  expect(ordered.statusCode).toBe(201)
  expect(ordered.headers['cache-control']).toBe('no-store')
  const left = new Date(ordered.json().expires_at).getTime() - Date.now()
  expect(left).toBeGreaterThan(50_000)
  expect(left).toBeLessThanOrEqual(60_000)

  const file = await world.app.inject({ url: ordered.json().url })
  expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="lupascan-publicacoes-[\d-]+\.csv"$/)
  const rows = parse<Record<string, string>>(file.body, { bom: true, columns: true, delimiter: ';' })
  expect(rows.map(({ views }) => Number(views))).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27])
  const direct = await world.app.inject({
    url: '/api/posts/?format=csv&party=PDX&sort_by=views&sort_order=asc&delimiter=semicolon',
    headers: { authorization: `Bearer ${tokens.access}` },
  })
  expect(file.body).toBe(direct.body)
})

test('the file is named after what was looked for, in letters that no header and no system refuses', async () => {
  const tokens = await logIn('ana')
  const name = async (search: string) => {
    const file = await world.app.inject({ url: await orderUrl(tokens, { search }) })
    return String(file.headers['content-disposition']).replace(/[\d-]{11}\.csv/, '')
  }
  expect(await name('"São João" -não')).toBe('attachment; filename="lupascan-publicacoes-sao-joao-nao"')
  expect(await name('😀')).toBe('attachment; filename="lupascan-publicacoes"')
})

test('a ticket works once, however many ask at once, and is not used up by HEAD', async () => {
  const url = await orderUrl(await logIn('ana'))
  expect((await world.app.inject({ method: 'HEAD', url })).statusCode).toBe(405)
  const answers = await Promise.all(Array.from({ length: 6 }, () => world.app.inject({ url })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404, 404])
  expect(answers.find(({ statusCode }) => statusCode === 404)?.json()).toMatchObject({
    detail: 'Este download já foi usado ou expirou. Peça-o de novo na consulta.',
    code: 'not_found',
  })
})

test('a ticket ends after 60 seconds', async () => {
  const sessionId = await findSession('ana')
  const now = new Date()
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const first = await createDownloadTicket(world.pg, sessionId, QUERY, now)
  const second = await createDownloadTicket(world.pg, sessionId, QUERY, now)
  expect(await takeDownloadTicket(world.pg, first?.ticket ?? '', later(59))).toMatchObject({ query: QUERY })
  expect(await takeDownloadTicket(world.pg, second?.ticket ?? '', later(60))).toBeUndefined()
})

test('a ticket ends with the session that bought it, and with a disabled user', async () => {
  const bia = await logIn('bia')
  const url = await orderUrl(bia)
  await world.app.inject({ method: 'POST', url: '/api/token/revoke/', payload: { refresh: bia.refresh } })
  expect((await world.app.inject({ url })).statusCode).toBe(404)

  const other = await orderUrl(await logIn('caio'))
  await world.pg.updateTable('users').set({ is_active: false }).where('username', '=', 'caio').execute()
  expect((await world.app.inject({ url: other })).statusCode).toBe(404)
})

test('the store holds no ticket anybody could use', async () => {
  const url = await orderUrl(await logIn('ana'))
  const rows = await world.pg.selectFrom('download_tickets').selectAll().execute()
  for (const ticket of url.split('/')) {
    if (ticket !== '') expect(JSON.stringify(rows)).not.toContain(ticket)
  }
  for (const { hash } of rows) {
    expect((await world.app.inject({ url: `/api/downloads/${hash}/` })).statusCode).toBe(404)
  }
})

test.each(['x', '%00', 'a'.repeat(150), '..%2f', '1'])('an invented ticket (%s) is a 404', async (ticket) => {
  expect((await world.app.inject({ url: `/api/downloads/${ticket}/` })).statusCode).toBe(404)
})

test('of unused tickets a session has 20 at most', async () => {
  const tokens = await logIn('davi')
  const answers = await Promise.all(Array.from({ length: 24 }, () => order(tokens, {})))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
  expect(answers.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({ code: 'too_many_requests' })
})

test.each([
  [{ uf: 'SP' }, 'uf'],
  [{ start_date: '2026-02-01', end_date: '2026-01-01' }, 'end_date'],
  [{ sort_by: 'views;DROP' }, 'sort_by'],
  [{ page: '2' }, 'page'],
  [{ search: '\u0000' }, 'search'],
])('%j is refused with a sentence before there is a ticket', async (payload, field) => {
  const answer = await order(await logIn('ana'), payload)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json())).toEqual([field])
})

test('half an emoji in the search is still a download', async () => {
  const url = await orderUrl(await logIn('ana'), { search: 'vacina \ud83d' })
  expect((await world.app.inject({ url })).statusCode).toBe(200)
})

const QUERY = { sort_by: 'date_created', sort_order: 'desc', delimiter: 'comma' } as const

async function findSession(username: string): Promise<string> {
  await logIn(username)
  const { id } = await world.pg
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select('sessions.id')
    .where('username', '=', username)
    .orderBy('sessions.created_at', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
