import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyAudit } from '../../../../test/audit.ts'
import { createTestUser, PASSWORD } from '../../../../test/users.ts'
import { withoutRequestId } from '../../../../test/without-request-id.ts'
import { openTestStores, type TestStores, testConfig } from '../../../../test/world.ts'
import { Tokens } from '../../../contract/users/token.ts'
import { issueTokens } from '../../access/session-tokens.ts'
import { buildApp } from '../../app.ts'
import { openJsonLog } from '../../log.ts'

const secret = new TextEncoder().encode('segredo-de-teste-com-mais-de-32-letras')
const EXPIRED = { detail: 'Sua sessão expirou. Por favor, tente fazer o login novamente.', code: 'session_expired' }

let world: TestStores
let app: FastifyInstance
let behindProxy: FastifyInstance
let logged = ''
beforeAll(async () => {
  world = await openTestStores()
  const deps = {
    ch: world.ch,
    pg: world.pg,
    queue: world.queue,
    media: world.media,
    config: testConfig(world.dataDir),
    secret,
  }
  const stream = {
    write(line: string) {
      logged += line
    },
  }
  app = await buildApp(deps, { webFolder: '/nowhere', logger: openJsonLog(stream, 'trace') })
  behindProxy = await buildApp(deps, { webFolder: '/nowhere', trustedProxies: 1 })
})
afterAll(async () => {
  await app.close()
  await behindProxy.close()
  await world.close()
})

beforeEach(async () => {
  await emptyAudit(world.pg)
  for (const table of ['login_failures', 'users'] as const) await world.pg.deleteFrom(table).execute()
  await createTestUser(world.pg, 'ana', { is_superuser: true })
})

const post = (url: string, payload: object, headers: Record<string, string> = {}, target = app) =>
  target.inject({ method: 'POST', url, payload, headers })

async function enter(): Promise<Tokens> {
  const answer = await post('/api/token/', { username: 'ana', password: PASSWORD })
  expect(answer.statusCode).toBe(200)
  return Tokens.parse(answer.json())
}

const getProfile = (token: string) =>
  app.inject({ url: '/api/users/profile/', headers: { authorization: `Bearer ${token}` } })

describe('POST /api/token/', () => {
  test('gives a pair that opens the profile', async () => {
    const { access } = await enter()
    const answer = await getProfile(access)
    expect(answer.json()).toEqual({
      username: 'ana',
      is_staff: false,
      is_superuser: true,
      email: '',
      first_name: '',
      last_name: '',
      transcriptor_group: false,
    })
  })

  test('says the same of a wrong password as of a user nobody knows', async () => {
    const [wrong, unknown] = await Promise.all([
      post('/api/token/', { username: 'ana', password: 'errada' }),
      post('/api/token/', { username: 'ninguem', password: PASSWORD }),
    ])
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toMatchObject({ detail: 'Usuário e/ou senha incorreto(s)', code: 'wrong_credentials' })
    expect(unknown.statusCode).toBe(wrong.statusCode)
    // Each request has its own id; nothing else may differ.
    expect(withoutRequestId(unknown)).toBe(withoutRequestId(wrong))
    expect(unknown.body.length).toBe(wrong.body.length)
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
  })

  test('answers 429 and how long to wait after five wrong passwords, the right one included', async () => {
    for (let i = 0; i < 5; i++) await post('/api/token/', { username: 'ana', password: 'errada' })
    const answer = await post('/api/token/', { username: 'ana', password: PASSWORD })
    expect(answer.statusCode).toBe(429)
    const seconds = Number(answer.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(answer.json()).toMatchObject({ code: 'too_many_requests', detail: expect.stringContaining('Tente de novo') })
  })

  describe('a known device', () => {
    const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie'] ?? '')

    test('is told to the browser at a login only: out of reach of scripts and other sites, over TLS for this host', async () => {
      const right = await post('/api/token/', { username: 'ana', password: PASSWORD })
      expect(cookieOf(right)).toMatch(/^lupascan-device=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
      const headers = { 'x-forwarded-proto': 'https' }
      const overTls = await post('/api/token/', { username: 'ana', password: PASSWORD }, headers, behindProxy)
      expect(cookieOf(overTls)).toMatch(
        /^__Host-lupascan-device=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
      )
      const wrong = await post('/api/token/', { username: 'ana', password: 'errada' })
      expect(cookieOf(wrong)).toBe('')
    })

    test('lets its user in while their name is guessed from the same address, and nobody without the password', async () => {
      const first = await post('/api/token/', { username: 'ana', password: PASSWORD })
      const cookie = `outro=x; ${cookieOf(first).split(';')[0]}`
      await world.pg.deleteFrom('sessions').execute()
      for (let i = 0; i < 6; i++) await post('/api/token/', { username: 'ana', password: 'errada' })
      const enterWith = (password: string, headers: Record<string, string>) =>
        post('/api/token/', { username: 'ana', password }, headers)
      expect((await enterWith(PASSWORD, {})).statusCode).toBe(429)
      expect((await enterWith(PASSWORD, { cookie: 'lupascan-device=a.b.c' })).statusCode).toBe(429)
      expect((await enterWith('errada', { cookie })).statusCode).toBe(401)
      const again = await enterWith(PASSWORD, { cookie })
      expect(again.statusCode).toBe(200)
      expect((await getProfile(cookie.split('=').at(-1) ?? '')).statusCode).toBe(401)
    })
  })

  test('does not believe an address that the caller made up', async () => {
    for (let i = 0; i < 30; i++) await spoof(app, i)
    expect((await spoof(app, 30)).statusCode).toBe(429)
  })

  test('believes the address of the proxy it was told of, and nothing the caller put before it', async () => {
    for (let i = 0; i < 30; i++) await spoof(behindProxy, i, '198.51.100.1')
    expect((await spoof(behindProxy, 30, '198.51.100.1')).statusCode).toBe(429)
    expect((await spoof(behindProxy, 31, '198.51.100.2')).statusCode).toBe(401)
  })

  const spoof = (target: FastifyInstance, i: number, ...added: string[]) => {
    const headers = { 'x-forwarded-for': [`203.0.113.${i}`, ...added].join(', ') }
    return post('/api/token/', { username: `nome-${i}`, password: 'errada' }, headers, target)
  }

  test('names the fields that are missing, of another type or too long', async () => {
    const empty = await post('/api/token/', {})
    expect(empty.statusCode).toBe(400)
    expect(empty.json()).toEqual({
      username: ['Este campo é obrigatório.'],
      password: ['Este campo é obrigatório.'],
    })
    const odd = await post('/api/token/', { username: { $ne: null }, password: 'x'.repeat(1025) })
    expect(odd.statusCode).toBe(400)
    expect(Object.keys(odd.json())).toEqual(['username', 'password'])
  })

  test.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/jsonx',
    'application/xml',
    'multipart/form-data; boundary=x',
  ])('refuses a body of type %s', async (type) => {
    const payload = JSON.stringify({ username: 'ana', password: PASSWORD })
    const answer = await app.inject({ method: 'POST', url: '/api/token/', payload, headers: { 'content-type': type } })
    expect(answer.statusCode).toBe(415)
  })

  test('a body that is not JSON, or carries a prototype, is refused', async () => {
    const headers = { 'content-type': 'application/json' }
    for (const payload of ['{', '"', '[]', 'null', '', '{"__proto__":{"is_superuser":true}}']) {
      const answer = await app.inject({ method: 'POST', url: '/api/token/', payload, headers })
      expect([payload, answer.statusCode]).toEqual([payload, 400])
    }
  })
})

describe('POST /api/token/refresh/', () => {
  test('trades the refresh token for a new pair', async () => {
    const { refresh, access } = await enter()
    const answer = await post('/api/token/refresh/', { refresh, access })
    expect(answer.statusCode).toBe(200)
    const tokens = Tokens.parse(answer.json())
    expect((await getProfile(tokens.access)).statusCode).toBe(200)
    expect(tokens.refresh).not.toBe(refresh)
  })

  test('a token used before ends the session: every token of it is 401 from then on', async () => {
    const { refresh } = await enter()
    const second = Tokens.parse((await post('/api/token/refresh/', { refresh })).json())
    const third = Tokens.parse((await post('/api/token/refresh/', { refresh: second.refresh })).json())
    const replayed = await post('/api/token/refresh/', { refresh })
    expect([replayed.statusCode, replayed.json()]).toMatchObject([401, EXPIRED])
    expect((await post('/api/token/refresh/', { refresh: third.refresh })).statusCode).toBe(401)
    expect((await getProfile(third.access)).statusCode).toBe(401)
  })

  test.each(['x', 'a.b.c', `${'a'.repeat(4000)}.b.c`, '\0', "' OR 1=1 --"])('%j is 401', async (refresh) => {
    const answer = await post('/api/token/refresh/', { refresh })
    expect([answer.statusCode, answer.json()]).toMatchObject([401, EXPIRED])
  })

  test('more than 4 KB is not even looked at', async () => {
    expect((await post('/api/token/refresh/', { refresh: 'a'.repeat(8192) })).statusCode).toBe(400)
  })
})

describe('POST /api/token/verify/ and /api/token/revoke/', () => {
  test('verify: 200 for a token in force, 401 for any other', async () => {
    const { access, refresh } = await enter()
    for (const token of [access, refresh]) {
      const answer = await post('/api/token/verify/', { token })
      expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    }
    const answer = await post('/api/token/verify/', { token: 'x' })
    expect([answer.statusCode, answer.json()]).toMatchObject([401, EXPIRED])
  })

  test('revoke ends the session at once and answers every token alike', async () => {
    const { access, refresh } = await enter()
    const answers = [
      await post('/api/token/revoke/', { refresh: 'x' }),
      await post('/api/token/revoke/', { refresh: access }),
      await post('/api/token/revoke/', { refresh }),
      await post('/api/token/revoke/', { refresh }),
    ]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(4).fill([200, '{}']))
    expect((await getProfile(access)).statusCode).toBe(401)
    expect((await post('/api/token/refresh/', { refresh })).statusCode).toBe(401)
  })
})

describe('calls that need a login', () => {
  test('take the access token as a bearer header and in no other way', async () => {
    const { access } = await enter()
    const url = '/api/users/profile/'
    const tries = [
      { url, headers: { authorization: access } },
      { url, headers: { authorization: `Basic ${access}` } },
      { url, headers: { authorization: `Bearer ${access} ${access}` } },
      { url, headers: { cookie: `access=${access}` } },
      { url: `${url}?access=${access}&token=${access}` },
    ]
    for (const one of tries) expect((await app.inject(one)).statusCode).toBe(401)
    const lower = await app.inject({ url, headers: { authorization: `bearer ${access}` } })
    expect(lower.statusCode).toBe(200)
  })

  test('a well signed token of a session that never was is 401', async () => {
    const expires_at = new Date(Date.now() + 60_000)
    const { access } = await issueTokens(secret, { id: randomUUID(), generation: 1, expires_at }, new Date())
    expect((await getProfile(access)).statusCode).toBe(401)
  })
})

test('the log never holds a password or a token', async () => {
  const { access, refresh } = await enter()
  await post('/api/token/', { username: 'ana', password: 'senha-canario' })
  await post('/api/token/refresh/', { refresh, access })
  await getProfile(access)
  expect(logged).toContain('/api/token/')
  for (const canary of [PASSWORD, 'senha-canario', access, refresh]) expect(logged).not.toContain(canary)
})
