/** Every endpoint × every kind of caller; the expected responses are in route-cases.ts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Access, Method } from '../src/contract/endpoint.ts'
import { TOKEN_SCOPES, type TokenScope } from '../src/contract/limits.ts'
import { Tokens } from '../src/contract/users/token.ts'
import { generateApiToken } from '../src/server/access/api-tokens.ts'
import { issueTokens } from '../src/server/access/session-tokens.ts'
import { buildApp } from '../src/server/app.ts'
import { createApiToken } from '../src/server/records/users/api-tokens.ts'
import type { Deps } from '../src/server/routes/deps.ts'
import { listRoutes } from '../src/server/routes/index.ts'
import { askUntilReady, isGood, READY } from './ask-until-ready.ts'
import { DISGUISES, disguise, disguiseInTurn } from './disguises.ts'
import { CASES, type Case } from './route-cases.ts'
import { createTestUser, PASSWORD } from './users.ts'
import { openTestStores, type TestStores, testConfig } from './world.ts'

const CALLERS = [
  'anonymous',
  'user',
  'other user',
  'transcriptor',
  'superuser',
  // No more rights than others.
  'staff',
  // Logged in with all rights, which were revoked since.
  'demoted user',
  'disabled user',
  'logged out',
  'expired token',
  'forged token',
  'refresh token',
  // Personal tokens: each scope for a user with all rights, all scopes for a user without, and invalid tokens.
  'read token of all rights',
  'import token of all rights',
  'alerts token of all rights',
  'admin token of all rights',
  'token of a plain user',
  'expired API token',
  'revoked API token',
  'API token of a disabled user',
] as const
type CallerKind = (typeof CALLERS)[number]

const MAY: Record<Access, readonly CallerKind[]> = {
  public: CALLERS,
  user: ['user', 'other user', 'transcriptor', 'superuser', 'staff', 'demoted user'],
  superuser: ['superuser'],
  transcriptor: ['transcriptor'],
}

/** The owner's rights and the scopes of each personal token. */
const API_TOKENS: Partial<Record<CallerKind, { access: readonly Access[]; scopes: readonly TokenScope[] }>> = {
  'token of a plain user': { access: ['user'], scopes: TOKEN_SCOPES },
  ...Object.fromEntries(
    TOKEN_SCOPES.map((scope) => [
      `${scope} token of all rights`,
      { access: ['user', 'superuser', 'transcriptor'], scopes: [scope] },
    ]),
  ),
}

const PAGE = '<!doctype html><title>LupaScan</title>'
const secret = new TextEncoder().encode('segredo-de-teste-com-mais-de-32-letras')

let world: TestStores
let deps: Deps
let app: FastifyInstance
let webFolder: string
const tokens = new Map<CallerKind, string>()

beforeAll(async () => {
  world = await openTestStores()
  webFolder = mkdtempSync(join(tmpdir(), 'lupascan-web-'))
  writeFileSync(join(webFolder, 'index.html'), PAGE)
  deps = { ...world, config: testConfig(world.dataDir, { LUPASCAN_TOKEN_CALLS: '100000' }), secret }
  app = await buildApp(deps, { webFolder })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await makeTokens()
  await makeApiTokens()
})
afterAll(async () => {
  await app.close()
  await world.close()
  rmSync(webFolder, { recursive: true })
})

async function makeTokens(): Promise<void> {
  const { access, refresh } = await enter('ana')
  tokens.set('user', access).set('refresh token', refresh)
  tokens.set('other user', (await enter('bia')).access)
  tokens.set('transcriptor', (await enter('clara', { transcriptor_group: true })).access)
  tokens.set('superuser', (await enter('dora', { is_superuser: true })).access)
  tokens.set('staff', (await enter('sara', { is_staff: true })).access)
  tokens.set('demoted user', (await enter('rita', { is_superuser: true, transcriptor_group: true })).access)
  await world.pg
    .updateTable('users')
    .set({ is_superuser: false, transcriptor_group: false })
    .where('username', '=', 'rita')
    .execute()
  tokens.set('disabled user', (await enter('eva', { is_superuser: true, transcriptor_group: true })).access)
  await world.pg.updateTable('users').set({ is_active: false }).where('username', '=', 'eva').execute()

  const gone = await enter('flora', { is_superuser: true, transcriptor_group: true })
  tokens.set('logged out', gone.access)
  await app.inject({ method: 'POST', url: '/api/token/revoke/', payload: { refresh: gone.refresh } })

  await enter('gina', { is_superuser: true, transcriptor_group: true })
  const session = await world.pg
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['sessions.id', 'generation', 'expires_at'])
    .where('username', '=', 'gina')
    .executeTakeFirstOrThrow()
  const now = new Date()
  const hourAgo = new Date(now.getTime() - 3_600_000)
  const otherSecret = new TextEncoder().encode('outro-segredo-com-mais-de-32-letras!!')
  tokens.set('expired token', (await issueTokens(secret, session, hourAgo)).access)
  tokens.set('forged token', (await issueTokens(otherSecret, session, now)).access)
}

async function makeApiTokens(): Promise<void> {
  const all = { is_superuser: true, transcriptor_group: true }
  const hugo = await createTestUser(world.pg, 'hugo', all)
  const iara = await createTestUser(world.pg, 'iara')
  const joel = await createTestUser(world.pg, 'joel', { ...all, is_active: false })
  for (const scope of TOKEN_SCOPES) tokens.set(`${scope} token of all rights`, await makeApiToken(hugo.id, [scope]))
  tokens.set('token of a plain user', await makeApiToken(iara.id))
  tokens.set('expired API token', await makeApiToken(hugo.id, TOKEN_SCOPES, -1))
  tokens.set('API token of a disabled user', await makeApiToken(joel.id))
  const revoked = await makeApiToken(hugo.id)
  await world.pg.deleteFrom('api_tokens').where('ending', '=', revoked.slice(-4)).execute()
  tokens.set('revoked API token', revoked)
}

async function makeApiToken(userId: number, scopes: readonly TokenScope[] = TOKEN_SCOPES, days = 1): Promise<string> {
  const { token, ...kept } = generateApiToken()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + days * 86_400_000)
  await createApiToken(world.pg, { userId, name: 'teste', scopes, expiresAt, ...kept }, now)
  return token
}

async function enter(username: string, traits = {}): Promise<Tokens> {
  await createTestUser(world.pg, username, traits)
  const answer = await app.inject({ method: 'POST', url: '/api/token/', payload: { username, password: PASSWORD } })
  return Tokens.parse(answer.json())
}

function bearer(caller: CallerKind): Record<string, string> {
  const token = tokens.get(caller)
  return token ? { authorization: `Bearer ${token}` } : {}
}

function expectedStatus({ access, status, ...one }: Case, caller: CallerKind, method: Method): number {
  const token = API_TOKENS[caller]
  if (token && access !== 'public') {
    const scope = one.scope ?? (method === 'GET' && access !== 'superuser' ? 'read' : 'admin')
    return token.access.includes(access) && scope !== 'session' && token.scopes.includes(scope) ? status : 403
  }
  if (MAY[access].includes(caller)) return status
  return MAY.user.includes(caller) ? 403 : 401
}

const hasServers = Boolean(process.env.TEST_CLICKHOUSE_URL && process.env.TEST_DATABASE_URL)

/** On servers, one permitted caller is enough to show that the route queries them correctly: all others are rejected before any query. */
const listCallers = ({ access }: Case) =>
  hasServers ? CALLERS.filter((caller) => MAY[access].includes(caller)).slice(0, 1) : CALLERS

const split = (name: string) => name.split(' ') as [Method, string]

/** Every method and path of the application, read from its own route table. */
function listRegistered(): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part, methods = ''] = /^([│\s]*)[├└]── (\S*) \(([^)]*)\)/.exec(line) ?? []
      if (part === undefined) return []
      const depth = indent.length / 4
      parents[depth] = (parents[depth - 1] ?? '') + part
      const path = parents[depth].replace(/:(\w+)/g, '{$1}')
      return methods.split(', ').map((method) => `${method} ${path}`)
    })
}

describe('the table', () => {
  test('has a line for every route, and no other', () => {
    const names = listRoutes(deps).map(({ endpoint: { method, path } }) => `${method} ${path}`)
    expect(names.sort()).toEqual(Object.keys(CASES).sort())
  })

  test('leaves nothing out that the application answers, except its pages and its documentation', () => {
    const open = /^(GET|HEAD) (\/index\.html|\/api\/docs(\/.*)?)$/
    const unknown = listRegistered()
      .filter((name) => !open.test(name))
      .filter((name) => !(name.replace(/^HEAD /, 'GET ') in CASES))
    expect(unknown).toEqual([])
    expect(listRegistered()).toEqual(expect.arrayContaining(Object.keys(CASES)))
  })
})

/** Expected body of a refusal, besides its status; null for a response that is not a refusal. */
function describeRefusal(status: number, caller: CallerKind): object | null {
  if (status === 401) return { detail: 'É necessário estar logado para acessar', code: 'not_authenticated' }
  if (status !== 403) return null
  const detail = API_TOKENS[caller]
    ? expect.stringMatching(/^(Você não tem permissão|Esta chave não tem a permissão|Nenhuma chave de acesso)/)
    : 'Você não tem permissão para acessar essa área'
  return { detail, code: 'not_allowed' }
}

test.each(Object.entries(CASES))('%s, by every kind of caller', async (name, one) => {
  const [method, path] = split(name)
  for (const caller of listCallers(one)) {
    const asked = { method, url: one.url ?? path, headers: bearer(caller), payload: one.body }
    const answer = await askUntilReady(() => app.inject(asked), name === READY ? isGood : () => true)
    const wanted = expectedStatus(one, caller, method)
    expect([caller, answer.statusCode]).toEqual([caller, wanted])
    const refusal = describeRefusal(wanted, caller)
    if (!refusal) continue
    expect([caller, answer.json()]).toEqual([caller, { ...refusal, request_id: answer.headers['x-request-id'] }])
    if (wanted === 401) expect([caller, answer.headers['www-authenticate']]).toEqual([caller, 'Bearer'])
  }
})

type RawAnswer = { status: number; body: string; isPage: boolean }

/** Sends the path exactly as written: fetch and inject would normalise it first. */
function sendRaw(method: string, path: string, headers: Record<string, string>): Promise<RawAnswer> {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise((resolve, reject) => {
    // A separate connection, because the server closes it after a malformed path.
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (chunk) => {
        body += chunk
      })
      const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body, isPage }))
    })
    sent.on('error', reject).end()
  })
}

describe.skipIf(hasServers)('no other way in', () => {
  const guarded = Object.entries(CASES).filter(([, { access }]) => access !== 'public')
  const paths = [...new Set(guarded.map(([name]) => split(name)[1]))]
  const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

  /**
   * One of the methods the path accepts, in turn, and for every fifth spelling one of all methods: parsing a path does
   * not depend on the method, and rejecting other methods does not depend on the path. `npm run test:properties` tries
   * all of them.
   */
  const listMethods = (path: string, turn: number) => {
    const own = METHODS.filter((method) => `${method === 'HEAD' ? 'GET' : method} ${path}` in CASES)
    const any = METHODS[Math.floor(turn / 5) % METHODS.length] ?? 'GET'
    if (process.env.TEST_TIMES) return new Set([...own, any])
    return new Set([own[turn % own.length] ?? 'GET', ...(turn % 5 === 0 ? [any] : [])])
  }

  test.each(paths.map((path, at) => [path, at] as const))('%s, written differently', async (path, at) => {
    const open: string[] = []
    for (const { variant, turn } of disguiseInTurn(path, at)) {
      for (const method of listMethods(path, turn)) {
        const answer = await sendRaw(method, variant, {})
        const isRefused = answer.status >= 400 || (answer.isPage && (answer.body === PAGE || method === 'HEAD'))
        if (!isRefused || answer.status >= 500) open.push(`${method} ${variant} → ${answer.status} ${answer.body}`)
      }
    }
    expect(open).toEqual([])
  })

  test.each(guarded)('%s, with headers that claim something else', async (name, one) => {
    const [method, path] = split(name)
    for (const headers of DISGUISES) expect((await sendRaw(method, path, headers)).status).toBe(401)
    if (MAY[one.access].includes('user')) return
    for (const variant of [path, ...disguise(path)]) {
      const { status, body } = await sendRaw(method, variant, bearer('user'))
      expect([variant, status >= 400 || body === PAGE]).toEqual([variant, true])
    }
  })

  test('HEAD is guarded as GET is, and gives away no length', async () => {
    const readable = guarded.filter(([name, { access }]) => name.startsWith('GET ') && access === 'user')
    for (const [name, { url = split(name)[1], status }] of readable) {
      expect(await sendRaw('HEAD', url, {})).toMatchObject({ status: 401, body: '' })
      expect(await sendRaw('HEAD', url, bearer('user'))).toMatchObject({ status })
    }
  })
})
