/** One token used at two processes over one PostgreSQL: their counts are shared. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestUser } from '../../../../test/users.ts'
import { openTestStores, type TestStores, testConfig } from '../../../../test/world.ts'
import { generateApiToken } from '../../access/api-tokens.ts'
import { buildApp } from '../../app.ts'
import { createApiToken } from '../../records/users/api-tokens.ts'
import { countTokenCall, openTokenCalls } from '../../records/users/token-calls.ts'

const SECRET = new TextEncoder().encode('segredo-de-teste-com-mais-de-32-letras')

let world: TestStores
let apps: FastifyInstance[]
let user: number
beforeAll(async () => {
  world = await openTestStores()
  const servers = { databaseUrl: 'postgres://aqui', clickhouseUrl: 'http://aqui' }
  const config = { ...testConfig(world.dataDir, { LUPASCAN_TOKEN_CALLS: '5' }), ...servers }
  // Started at the same moment: the table is created once.
  apps = await Promise.all(
    [1, 2].map(() => buildApp({ ...world, config, secret: SECRET }, { webFolder: world.dataDir })),
  )
  user = (await createTestUser(world.pg, 'dora')).id
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await world.close()
})
beforeEach(() => world.pg.deleteFrom('api_tokens').execute())

async function make(): Promise<{ id: number; token: string }> {
  const { token, ...kept } = generateApiToken()
  const expiresAt = new Date(Date.now() + 3_600_000)
  const row = { userId: user, name: 'planilha', scopes: ['read' as const], expiresAt, ...kept }
  const made = await createApiToken(world.pg, row, new Date())
  return { id: made?.id ?? 0, token }
}

const ask = (process: number, token: string) =>
  apps[process]?.inject({ url: '/api/users/profile/', headers: { authorization: `Bearer ${token}` } })

test('calls of both processes are one count, and both tell what is left of it', async () => {
  const { token } = await make()
  const left = []
  for (const process of [0, 1, 0, 1, 1]) left.push((await ask(process, token))?.headers.ratelimit)
  expect(left).toEqual([4, 3, 2, 1, 0].map((n) => expect.stringMatching(new RegExp(`^"token";r=${n};t=(60|5\\d)$`))))
  for (const process of [0, 1, 0]) {
    const refused = await ask(process, token)
    expect([refused?.statusCode, refused?.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(30)
    expect(refused?.headers.ratelimit).toContain('r=0')
  }
  expect((await ask(1, (await make()).token))?.statusCode).toBe(200)
})

test('asked at the same moment neither lets one more through', async () => {
  const { token } = await make()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => ask(i % 2, token)))
  const codes = answers.map((answer) => answer?.statusCode)
  expect([200, 429].map((code) => codes.filter((one) => one === code).length)).toEqual([5, 15])
})

test('a new minute begins when one is over, also after a clock that was set back', async () => {
  const { id } = await make()
  expect((await countTokenCall(world.pg, id, 60_000)).used).toBe(1)
  expect(await countTokenCall(world.pg, id, 60_000)).toMatchObject({ used: 2 })
  // This window ends in a minute, later than a window of one second would.
  expect(await countTokenCall(world.pg, id, 1_000)).toMatchObject({ used: 1 })
  expect((await countTokenCall(world.pg, id, 60_000)).endsInMs).toBeLessThanOrEqual(1_000)
})

test('a token with nothing left is refused without a statement until its minute is over', async () => {
  const { id } = await make()
  let time = 0
  const count = openTokenCalls(world.pg, { most: 2, windowMs: 60_000 }, () => time)
  for (const used of [1, 2, 3]) expect((await count(id)).used).toBe(used)
  expect((await count(id)).used).toBe(3)
  expect((await countTokenCall(world.pg, id, 60_000)).used).toBe(4)
  time = 60_001
  expect((await count(id)).used).toBe(5)
})
