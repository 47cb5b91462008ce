import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyAudit } from '../../../../test/audit.ts'
import { createTestUser, PASSWORD } from '../../../../test/users.ts'
import { withoutRequestId } from '../../../../test/without-request-id.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import type { OwnSession } from '../../../contract/users/own-account.ts'

const CHOSEN = 'chuva mansa no telhado'

let world: TestApp
let ana: { access: string; refresh: string }
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(() => world.close())
beforeEach(async () => {
  await emptyAudit(world.pg)
  for (const table of ['login_failures', 'users'] as const) await world.pg.deleteFrom(table).execute()
  await createTestUser(world.pg, 'ana')
  ana = await enter('ana')
})

async function enter(username: string, password = PASSWORD, userAgent = 'Firefox') {
  const headers = { 'user-agent': userAgent }
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/token/',
    payload: { username, password },
    headers,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ access: string; refresh: string }>()
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const call = (method: Method, path: string, payload?: object, access = ana.access) =>
  world.app.inject({
    method,
    url: `/api/users/profile/${path}`,
    headers: { authorization: `Bearer ${access}` },
    ...(payload && { payload }),
  })
const isOpen = async (access: string) => (await call('GET', '', undefined, access)).statusCode === 200

describe('PATCH /api/users/profile/', () => {
  test('changes the own name without a password', async () => {
    const answer = await call('PATCH', '', { first_name: ' Ana ', last_name: 'Prado' })
    expect(answer.json()).toMatchObject({ username: 'ana', first_name: 'Ana', last_name: 'Prado' })
    expect((await call('GET', '')).json()).toEqual(answer.json())
  })

  test('changes the e-mail only with the right password', async () => {
    const email = 'ana@redacao.exemplo'
    expect((await call('PATCH', '', { email })).json()).toHaveProperty('current_password')
    expect((await call('PATCH', '', { email, current_password: 'errada' })).json()).toEqual({
      current_password: ['A senha atual não confere.'],
    })
    expect((await call('GET', '')).json().email).toBe('')
    expect((await call('PATCH', '', { email, current_password: PASSWORD })).json().email).toBe(email)
    expect((await call('PATCH', '', { email, first_name: 'Ana' })).statusCode).toBe(200)
  })

  test.each([
    { is_superuser: true },
    { transcriptor_group: true },
    { is_staff: true },
    { is_active: false },
    { username: 'dora' },
    { password_hash: 'x' },
    { id: 1 },
  ])('mass assignment by others is impossible: %j is refused and changes nothing', async (fields) => {
    const before = await world.pg.selectFrom('users').selectAll().execute()
    const answer = await call('PATCH', '', { first_name: 'Ana', ...fields })
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, Object.keys(fields)])
    expect(await world.pg.selectFrom('users').selectAll().execute()).toEqual(before)
  })
})

describe('PUT /api/users/profile/password/', () => {
  test('needs the old password, ends the other sessions and keeps this one', async () => {
    const other = await enter('ana')
    const answer = await call('PUT', 'password/', { current_password: PASSWORD, new_password: CHOSEN })
    expect(answer.statusCode).toBe(200)
    expect([await isOpen(ana.access), await isOpen(other.access)]).toEqual([true, false])
    await enter('ana', CHOSEN)
    const actions = await world.pg.selectFrom('audit').select('action').execute()
    expect(actions.map(({ action }) => action)).toContain('password_changed')
  })

  test('refuses a wrong old password, and a new one that will not do', async () => {
    const wrong = await call('PUT', 'password/', { current_password: 'errada', new_password: CHOSEN })
    expect([wrong.statusCode, wrong.json()]).toEqual([400, { current_password: ['A senha atual não confere.'] }])
    const weak = await call('PUT', 'password/', { current_password: PASSWORD, new_password: 'senha123' })
    expect([weak.statusCode, Object.keys(weak.json())]).toEqual([400, ['new_password']])
    await enter('ana')
  })

  test('an open session is no way around the limit of guesses', async () => {
    const guess = { current_password: 'errada', new_password: CHOSEN }
    for (let i = 0; i < 5; i++) expect((await call('PUT', 'password/', guess)).statusCode).toBe(400)
    const answer = await call('PUT', 'password/', { ...guess, current_password: PASSWORD })
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a link for a new password that is still out stops working', async () => {
    await createTestUser(world.pg, 'dora', { is_superuser: true })
    const dora = await enter('dora')
    const made = await world.app.inject({
      method: 'POST',
      url: '/api/users/ana/password-link/',
      headers: { authorization: `Bearer ${dora.access}` },
    })
    await call('PUT', 'password/', { current_password: PASSWORD, new_password: CHOSEN })
    const token = made.json().link.slice('/senha/'.length)
    const used = await world.app.inject({ method: 'POST', url: '/api/password-link/verify/', payload: { token } })
    expect(used.statusCode).toBe(404)
  })
})

describe('/api/users/profile/sessions/', () => {
  const list = async () => (await call('GET', 'sessions/')).json<OwnSession[]>()

  test('lists the own open sessions with device, address and last use, and nobody else’s', async () => {
    await createTestUser(world.pg, 'bia')
    await enter('bia')
    await enter('ana', PASSWORD, 'Safari')
    const sessions = await list()
    expect(sessions.map(({ user_agent, is_current }) => [user_agent, is_current]).sort()).toEqual([
      ['Firefox', true],
      ['Safari', false],
    ])
    expect(sessions[0]).toMatchObject({ address: '127.0.0.1', last_used_at: expect.stringMatching(/Z$/) })
  })

  test('ends one; it counts on the next request, and its refresh token is worth nothing', async () => {
    const other = await enter('ana', PASSWORD, 'Safari')
    const id = (await list()).find(({ user_agent }) => user_agent === 'Safari')?.id
    expect((await call('DELETE', `sessions/${id}/`)).statusCode).toBe(200)
    expect(await isOpen(other.access)).toBe(false)
    const refreshed = await world.app.inject({
      method: 'POST',
      url: '/api/token/refresh/',
      payload: { refresh: other.refresh },
    })
    expect(refreshed.statusCode).toBe(401)
    expect((await call('DELETE', `sessions/${id}/`)).statusCode).toBe(404)
  })

  test('another person’s session is answered as one that does not exist', async () => {
    await createTestUser(world.pg, 'bia')
    const bia = await enter('bia')
    const foreign = (await call('GET', 'sessions/', undefined, bia.access)).json<OwnSession[]>()[0]?.id
    const answers = await Promise.all([foreign, 'x', '%00'].map((id) => call('DELETE', `sessions/${id}/`)))
    const [first] = answers.map(withoutRequestId)
    expect(answers.map((answer) => [answer.statusCode, withoutRequestId(answer)])).toEqual(Array(3).fill([404, first]))
    expect(await isOpen(bia.access)).toBe(true)
  })

  test('ends all others, or all of them', async () => {
    const other = await enter('ana')
    await call('POST', 'sessions/revoke/', { scope: 'others' })
    expect([await isOpen(ana.access), await isOpen(other.access)]).toEqual([true, false])
    const third = await enter('ana')
    await call('POST', 'sessions/revoke/', { scope: 'all' })
    expect([await isOpen(ana.access), await isOpen(third.access)]).toEqual([false, false])
  })
})

test('the profile of a user who was removed meanwhile is 401, not an error', async () => {
  await world.pg.deleteFrom('users').execute()
  const calls = [
    call('GET', ''),
    call('PATCH', '', { first_name: 'Ana' }),
    call('PUT', 'password/', { current_password: PASSWORD, new_password: CHOSEN }),
  ]
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
})
