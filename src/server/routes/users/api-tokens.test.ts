import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyAudit } from '../../../../test/audit.ts'
import { createTestUser, PASSWORD } from '../../../../test/users.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { findTokenCaller, isApiToken } from '../../access/api-tokens.ts'

const TOKENS = '/api/users/profile/tokens/'
const NEW = { name: 'Planilha da redação', scopes: ['read'], days: 30, current_password: PASSWORD }

let world: TestApp
let dora: string
beforeAll(async () => {
  world = await openTestApp({ environment: { LUPASCAN_TOKEN_CALLS: '5' } })
})
afterAll(() => world.close())
beforeEach(async () => {
  await emptyAudit(world.pg)
  for (const table of ['login_failures', 'users'] as const) await world.pg.deleteFrom(table).execute()
  await createTestUser(world.pg, 'dora', { is_superuser: true })
  await createTestUser(world.pg, 'ana')
  dora = await enter('dora')
})

async function enter(username: string): Promise<string> {
  const payload = { username, password: PASSWORD }
  return (await world.app.inject({ method: 'POST', url: '/api/token/', payload })).json().access
}

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, token: string, payload?: object) =>
  world.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })

async function make(access: string, changes = {}): Promise<{ id: string; token: string }> {
  const answer = await call('POST', TOKENS, access, { ...NEW, ...changes })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

describe('a token', () => {
  test('is shown once, kept as a digest, and opens what it was made for', async () => {
    const made = await make(dora)
    expect(isApiToken(made.token)).toBe(true)
    expect(made.token).toMatch(/^lupascan_[0-9a-f]{72}$/)
    const stored = JSON.stringify(await world.pg.selectFrom('api_tokens').selectAll().execute())
    expect(stored).not.toContain(made.token.slice(9, 40))
    const [listed] = (await call('GET', TOKENS, dora)).json()
    expect(listed).toMatchObject({ name: NEW.name, scopes: ['read'], last_used_at: null, ending: made.token.slice(-4) })
    expect(listed).not.toHaveProperty('token')
    expect((await call('GET', '/api/users/profile/', made.token)).json()).toMatchObject({ username: 'dora' })
    expect((await call('GET', TOKENS, dora)).json()[0].last_used_at).not.toBeNull()
    const audit = await world.pg.selectFrom('audit').selectAll().execute()
    expect(JSON.stringify(audit)).not.toContain(made.token.slice(9, 40))
    expect(audit.at(-1)).toMatchObject({ actor: 'dora', action: 'api_token_created' })
  })

  test.each([
    [{ current_password: 'errada' }, { current_password: ['A senha atual não confere.'] }],
    [{ scopes: [] }, { scopes: ['Escolha ao menos uma permissão.'] }],
    [{ scopes: ['tudo'] }, { scopes: ['Use um destes: read, import, alerts, admin.'] }],
    [{ days: 3650 }, { days: ['Use um destes: 7, 30, 90, 365.'] }],
    [{ name: ' ' }, { name: ['Dê um nome à chave.'] }],
  ])('%j is refused', async (changes, fields) => {
    const answer = await call('POST', TOKENS, dora, { ...NEW, ...changes })
    expect([answer.statusCode, answer.json()]).toEqual([400, fields])
  })

  test('that lacks a permission is told of it by the name that its maker chose it by', async () => {
    const { token } = await make(dora)
    const refused = await call('GET', '/api/users/', token)
    expect(refused.json().detail).toBe('Esta chave não tem a permissão “Mudar tudo”.')
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="admin"')
  })

  test('to import is only for those who may', async () => {
    const answer = await call('POST', TOKENS, await enter('ana'), { ...NEW, scopes: ['import'] })
    expect(answer.statusCode).toBe(400)
  })

  test('makes no other tokens, and there are at most twenty', async () => {
    const { token } = await make(dora, { scopes: ['read', 'admin'] })
    expect((await call('POST', TOKENS, token, NEW)).statusCode).toBe(403)
    for (let n = 1; n < 20; n += 1) await make(dora)
    expect((await call('POST', TOKENS, dora, NEW)).json()).toMatchObject({ code: 'quota_reached' })
  })

  test('with a letter changed is none, without a question to the store', () => {
    const text = `lupascan_${'0'.repeat(64)}`
    expect([isApiToken(text), isApiToken(`${text}00000000`)]).toEqual([false, false])
  })

  test('writes its use down once a minute', async () => {
    const { token } = await make(dora)
    const at = async (now: Date) => {
      await findTokenCaller(world.pg, token, now)
      return (await world.pg.selectFrom('api_tokens').select('last_used_at').executeTakeFirstOrThrow()).last_used_at
    }
    const start = new Date()
    const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
    expect([await at(start), await at(later(59)), await at(later(60))]).toEqual([start, start, later(60)])
  })
})

describe('a token stops working at once', () => {
  const isOpen = async (token: string) => (await call('GET', '/api/users/profile/', token)).statusCode

  test('when it is revoked, by its owner only', async () => {
    const { id, token } = await make(dora)
    expect(await isOpen(token)).toBe(200)
    expect((await call('DELETE', `${TOKENS}${id}/`, await enter('ana'))).statusCode).toBe(404)
    expect((await call('DELETE', `${TOKENS}${id}/`, dora)).statusCode).toBe(200)
    expect(await isOpen(token)).toBe(401)
  })

  test.each([
    ['disabled', { is_active: false }],
    ['given other rights', { transcriptor_group: true }],
    ['demoted', { is_superuser: false }],
  ])('when its owner is %s, and does not come back with them', async (_, changes) => {
    await createTestUser(world.pg, 'bia', { is_superuser: true })
    const { token } = await make(await enter('bia'))
    expect(await isOpen(token)).toBe(200)
    expect((await call('PATCH', '/api/users/bia/', dora, changes)).statusCode).toBe(200)
    expect(await isOpen(token)).toBe(401)
    await world.pg.updateTable('users').set({ is_active: true }).execute()
    expect(await isOpen(token)).toBe(401)
  })

  test('when its owner is removed', async () => {
    const { token } = await make(await enter('ana'))
    expect((await call('DELETE', '/api/users/ana/', dora)).statusCode).toBe(200)
    expect(await isOpen(token)).toBe(401)
  })
})

test('a token is told how much is left, and refused when nothing is', async () => {
  const { token } = await make(dora)
  const ask = () => call('GET', '/api/users/profile/', token)
  const first = await ask()
  expect(first.headers).toMatchObject({
    'ratelimit-policy': '"token";q=5;w=60',
    ratelimit: expect.stringMatching(/^"token";r=4;t=(60|59)$/),
  })
  for (let n = 1; n < 5; n += 1) expect((await ask()).statusCode).toBe(200)
  const refused = await ask()
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect(refused.headers).toMatchObject({
    'retry-after': expect.any(String),
    ratelimit: expect.stringContaining('r=0'),
  })
  // Another token, and sessions, have their own limits.
  expect((await call('GET', '/api/users/profile/', (await make(dora)).token)).statusCode).toBe(200)
  expect((await call('GET', '/api/users/profile/', dora)).headers).not.toHaveProperty('ratelimit')
})
