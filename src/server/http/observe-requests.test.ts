import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openTestApp, type TestApp, testConfig } from '../../../test/world.ts'
import { buildApp } from '../app.ts'
import { nameRequest, openJsonLog } from '../log.ts'
import { readRequestId, withinRequest } from '../observe/request-id.ts'
import { logSlowQueries } from '../observe/slow-queries.ts'
import { readSecret } from '../secret.ts'
import { openClickHouse } from '../store/clickhouse.ts'
import { sql, string } from '../store/sql.ts'

const ID = /^[0-9a-f]{12}$/

let world: TestApp
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(() => world.close())

test.each(['/', '/api/health/', '/api/posts/', '/api/nada', '/%E0%A4%A'])(
  '%s is answered with a name of its own',
  async (url) => {
    const [one, other] = [await world.app.inject({ url }), await world.app.inject({ url })]
    expect(one.headers['x-request-id']).toMatch(ID)
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
  },
)

test('a refusal has the name of its request in its body too; what a caller sends as one is not used', async () => {
  const answer = await world.app.inject({
    url: '/api/posts/',
    headers: { 'x-request-id': 'marcador', 'request-id': 'marcador' },
  })
  expect(answer.statusCode).toBe(401)
  expect(answer.json().request_id).toBe(answer.headers['x-request-id'])
  expect(answer.headers['x-request-id']).toMatch(ID)
})

test('the log has one JSON object a line, and the name of the request that failed', async () => {
  const lines: string[] = []
  const { app: _, ...stores } = world
  const deps = {
    ...stores,
    config: testConfig(world.dataDir),
    secret: readSecret({ secret: 'x'.repeat(32), dataDir: world.dataDir }),
    // A store that throws an internal error.
    pg: new Proxy(world.pg, {
      get() {
        throw new TypeError('broken here')
      },
    }),
  }
  const failing = await buildApp(deps, {
    webFolder: '/nowhere',
    logger: openJsonLog({ write: (line) => void lines.push(line) }),
  })
  const answer = await failing.inject({
    method: 'POST',
    url: '/api/token/',
    payload: { username: 'marcador', password: 'marcador' },
  })
  await failing.close()
  expect(answer.statusCode).toBe(500)
  // Contains no detail of the error.
  expect(answer.json()).toEqual({
    detail: 'Um erro ocorreu, por favor, tente novamente.',
    code: 'internal_error',
    request_id: answer.headers['x-request-id'],
  })
  const [told] = lines.map((line) => JSON.parse(line))
  expect(told).toMatchObject({ level: 'error', msg: 'unexpected error', request_id: answer.headers['x-request-id'] })
  expect(new Date(told.time).toISOString()).toBe(told.time)
  expect(lines.join('')).not.toContain('marcador')
})

test('a slow question is logged by its name, with its request, and without what was asked', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const directory = `${world.dataDir}/clickhouse`
  const ch = await openClickHouse({ directory }, { onQuery: logSlowQueries(nameRequest(log, readRequestId), 1) })
  try {
    await new Promise<void>((done, failed) =>
      withinRequest('0123456789ab', () => {
        const question = sql`SELECT count() AS n FROM numbers(100000000) WHERE toString(number) = ${string('marcador')}`
        ch.rows('a-name', question, z.object({ n: z.number() })).then(() => done(), failed)
      }),
    )
  } finally {
    await ch.close()
  }
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    {
      request_id: '0123456789ab',
      store: 'clickhouse',
      question: 'a-name',
      kind: 'rows',
      ms: expect.any(Number),
      outcome: expect.any(String),
    },
    'slow question',
  )
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('marcador')
})
