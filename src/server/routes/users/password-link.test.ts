import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyAudit } from '../../../../test/audit.ts'
import { createTestUser, PASSWORD } from '../../../../test/users.ts'
import { withoutRequestId } from '../../../../test/without-request-id.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { issuePasswordLink } from '../../access/password-links.ts'

const CHOSEN = 'chuva mansa no telhado'
const DAY_MS = 86_400_000
const OVER = { detail: expect.stringMatching(/^Este link não vale mais: .+\.$/), code: 'not_found' }

let world: TestApp
let userId: number
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(() => world.close())
beforeEach(async () => {
  await emptyAudit(world.pg)
  for (const table of ['login_failures', 'users'] as const) await world.pg.deleteFrom(table).execute()
  userId = (await createTestUser(world.pg, 'ana', { password_hash: null })).id
})

const post = (url: string, payload: object, remoteAddress = '192.0.2.1') =>
  world.app.inject({ method: 'POST', url, payload, remoteAddress })
const verify = (token: string, address?: string) => post('/api/password-link/verify/', { token }, address)
const choose = (token: string, new_password = CHOSEN) => post('/api/password-link/', { token, new_password })
const logIn = (password: string) => post('/api/token/', { username: 'ana', password })
const issue = async (now = new Date()) => (await issuePasswordLink(world.pg, userId, now)).token

describe('a one-time link', () => {
  test('says whose it is, takes a password, and works once', async () => {
    const token = await issue()
    expect((await verify(token)).json()).toEqual({ username: 'ana', first_name: '', has_password: false })
    expect((await logIn(CHOSEN)).statusCode).toBe(401)
    const answer = await choose(token)
    expect([answer.statusCode, answer.json()]).toEqual([200, { username: 'ana' }])
    expect((await logIn(CHOSEN)).statusCode).toBe(200)
    for (const again of [await verify(token), await choose(token, 'outra frase comprida')]) {
      expect([again.statusCode, again.json()]).toMatchObject([404, OVER])
    }
    expect((await logIn(CHOSEN)).statusCode).toBe(200)
  })

  test('is not used up by a password that will not do', async () => {
    const token = await issue()
    for (const bad of ['curta', 'senha123', 'ana']) {
      const answer = await choose(token, bad.padEnd(bad === 'ana' ? 8 : 0, '1'))
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['new_password']])
    }
    expect((await choose(token)).statusCode).toBe(200)
  })

  test('makes the browser known: its owner logs in next, also while strangers guess the name', async () => {
    for (let i = 0; i < 5; i++) await logIn('errada')
    const cookie = String((await choose(await issue())).headers['set-cookie']).split(';')[0] ?? ''
    const payload = { username: 'ana', password: CHOSEN }
    const enter = (headers: Record<string, string>) =>
      world.app.inject({ method: 'POST', url: '/api/token/', payload, headers })
    expect((await enter({})).statusCode).toBe(429)
    expect((await enter({ cookie })).statusCode).toBe(200)
  })

  test('works for seven days', async () => {
    const late = await issue(new Date(Date.now() - 7 * DAY_MS - 1000))
    expect((await choose(late)).statusCode).toBe(404)
    const inTime = await issue(new Date(Date.now() - 7 * DAY_MS + 60_000))
    expect((await choose(inTime)).statusCode).toBe(200)
  })

  test('of ten who use it at the same moment one succeeds', async () => {
    const token = await issue()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => choose(token, `frase comprida ${i}`)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('ends the sessions that were open, and is written down without its text', async () => {
    await world.pg.deleteFrom('users').execute()
    userId = (await createTestUser(world.pg, 'ana')).id
    const { access } = (await logIn(PASSWORD)).json()
    const token = await issue()
    expect((await choose(token)).statusCode).toBe(200)
    const headers = { authorization: `Bearer ${access}` }
    expect((await world.app.inject({ url: '/api/users/profile/', headers })).statusCode).toBe(401)
    expect((await logIn(PASSWORD)).statusCode).toBe(401)
    const audit = await world.pg.selectFrom('audit').selectAll().execute()
    expect(audit.map(({ actor, action }) => [actor, action])).toContainEqual(['ana', 'password_chosen'])
    expect(JSON.stringify(audit)).not.toContain(token)
  })

  test('of a disabled user works no more than one nobody made', async () => {
    const token = await issue()
    await world.pg.updateTable('users').set({ is_active: false }).execute()
    const [disabled, unknown] = [await verify(token), await verify('x'.repeat(43))]
    expect([disabled.statusCode, withoutRequestId(disabled)]).toEqual([unknown.statusCode, withoutRequestId(unknown)])
    expect((await choose(token)).statusCode).toBe(404)
  })

  test.each(['', 'a'.repeat(201), null, 7, ['x']])('%j is no link and refused as such', async (token) => {
    expect((await post('/api/password-link/verify/', { token })).statusCode).toBe(400)
  })

  test('a text with a NUL is a link nobody made', async () => {
    expect((await verify('a\u0000b')).statusCode).toBe(404)
  })
})

test('guessing links is refused after thirty in a minute, for that address, and the right one does not count', async () => {
  const token = await issue()
  for (let i = 0; i < 31; i++) expect((await verify(token)).statusCode).toBe(200)
  for (let i = 0; i < 30; i++) expect((await verify(`errado-${i}`)).statusCode).toBe(404)
  const refused = await verify(token)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ code: 'too_many_requests', detail: expect.stringContaining('Tente de novo') })
  expect((await verify(token, '198.51.100.7')).statusCode).toBe(200)
})
