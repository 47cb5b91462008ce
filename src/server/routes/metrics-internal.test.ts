import { afterAll, beforeAll, expect, test } from 'vitest'
import { askUntilReady, isGood } from '../../../test/ask-until-ready.ts'
import { openTestApp, openTestPostgres, type TestApp, testConfig } from '../../../test/world.ts'
import { buildApp } from '../app.ts'
import { openMeters } from '../observe/meters.ts'
import { watchStates } from '../observe/states.ts'
import { countRunningImports, countSourcesByState } from '../records/observed.ts'
import { readSecret } from '../secret.ts'
import type { Deps } from './deps.ts'

const TOKEN = 'chave-das-medicoes-0123456789'

let world: TestApp
beforeAll(async () => {
  world = await openTestApp({ meters: openMeters(), environment: { LUPASCAN_METRICS_TOKEN: TOKEN } })
})
afterAll(() => world.close())

const ask = (token?: string) =>
  world.app.inject({
    url: '/api/metrics-internal',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

/** The value of one line; undefined when it is missing. */
async function read(line: string): Promise<number | undefined> {
  const found = (await ask(TOKEN)).body.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length))
}

test('without a configured token there is nothing at the address', async () => {
  const other = await buildOver({ config: testConfig(world.dataDir) })
  try {
    const answer = await other.inject({
      url: '/api/metrics-internal',
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  } finally {
    await other.close()
  }
})

test.each([undefined, '', 'x', TOKEN.slice(1), `${TOKEN}0`, TOKEN.toUpperCase()])(
  'the token %j is refused',
  async (token) => {
    const answer = await ask(token)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_authenticated'])
    expect(answer.body).not.toContain('lupascan_')
  },
)

test('the figures come in the text form of Prometheus and are kept nowhere', async () => {
  const answer = await ask(TOKEN)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4')
  expect(answer.headers['cache-control']).toBe('no-store')
  for (const line of answer.body.split('\n').filter((one) => one !== '' && !one.startsWith('#')))
    expect(line).toMatch(/^[a-z_][\w:]*(\{[^{}]*\})? (-?[\d.e+-]+|NaN|\+Inf)$/i)
})

test('requests are counted by route, method and status, and nothing that was asked becomes a label', async () => {
  await world.app.inject({ url: '/api/users/marcador-um/' })
  await world.app.inject({ url: '/api/posts/?search=marcador-dois' })
  await world.app.inject({ url: '/api/marcador-tres' })
  await world.app.inject({ method: 'PUT', url: '/marcador-quatro' })
  expect(await read('lupascan_http_requests_total{route="/api/users/:username/",method="GET",status="401"}')).toBe(1)
  expect(await read('lupascan_http_requests_total{route="page or unknown",method="PUT",status="404"}')).toBe(1)
  expect(await read('lupascan_http_request_seconds_count{route="/api/posts/",method="GET"}')).toBe(1)
  expect((await ask(TOKEN)).body).not.toContain('marcador')
})

test('questions to both stores are counted by name, with their time and rows', async () => {
  const ready = await askUntilReady(() => world.app.inject({ url: '/api/health/ready' }), isGood)
  expect(ready.statusCode).toBe(200)
  const { body } = await ask(TOKEN)
  expect(body).toMatch(/lupascan_questions_total\{store="clickhouse",question="[\w-]+",outcome="answered"\} \d/)
  expect(body).toContain('lupascan_questions_total{store="postgres",question="select users",outcome="answered"}')
  expect(body).toMatch(/lupascan_question_seconds_count\{store="postgres",question="select users"\} \d/)
  expect(body).toMatch(/lupascan_question_rows_total\{store="clickhouse",question="[\w-]+"\} \d/)
})

test('jobs that wait, sources by state and running imports are told; the event loop, memory and open files too', async () => {
  await world.queue.send('remove-expired', {})
  await world.pg
    .insertInto('sources')
    .values([
      { ...SOURCE, handle: 'um', handle_key: 'um', state: 'ativa', last_good_at: new Date(Date.now() - 60_000) },
      { ...SOURCE, handle: 'dois', handle_key: 'dois', state: 'ativa', last_good_at: new Date(Date.now() - 600_000) },
      { ...SOURCE, handle: 'tres', handle_key: 'tres', state: 'ativa', is_paused: true },
    ])
    .execute()
  const body = await lookAnew(world)()
  expect(body).toContain('lupascan_sources{state="ativa"} 2')
  expect(body).toContain('lupascan_sources{state="pausada"} 1')
  expect(body).toContain('lupascan_sources{state="com erro"} 0')
  expect(Number(/newest_success_seconds\{state="ativa"\} (\S+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(60)
  expect(Number(/oldest_success_seconds\{state="ativa"\} (\S+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(600)
  expect(body).toContain('lupascan_imports_running 0')
  expect(body).toContain('lupascan_jobs{job="remove-expired",state="waiting"}')
  expect(body).toContain('lupascan_readable{part="jobs"} 1')
  for (const name of [
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
    'lupascan_places{queue="charts"',
  ])
    expect(body).toContain(name)
  if (process.platform === 'linux') expect(body).toContain('process_open_fds')
})

test('a store that is away is said to be, and what it told before is gone', async () => {
  const away = await openTestPostgres()
  const own = await buildOver({ pg: away.pg })
  const headers = { authorization: `Bearer ${TOKEN}` }
  try {
    await away.close()
    const answer = await own.inject({ url: '/api/metrics-internal', headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('lupascan_readable{part="sources"} 0')
    expect(answer.body).toContain('lupascan_readable{part="clickhouse"} 1')
    expect(answer.body).not.toContain('lupascan_sources{')
    expect(answer.body).not.toMatch(/^lupascan_imports_running /m)
  } finally {
    await own.close()
  }
})

const SOURCE = { network: 'telegram-web', reading: JSON.stringify({}) }

/** Another application over the same stores, with some dependencies replaced; its metrics start empty. */
function buildOver(parts: Partial<Deps>) {
  const config = testConfig(world.dataDir, { LUPASCAN_METRICS_TOKEN: TOKEN })
  const { app: _, ...stores } = world
  const deps = { ...stores, config, secret: readSecret(config), meters: openMeters(), ...parts }
  return buildApp(deps, { webFolder: '/nowhere' })
}

/** Reads the current figures: a recent result would otherwise be served from the cache. */
function lookAnew({ pg, ch, queue }: TestApp): () => Promise<string> {
  const { registry, watchPlaces } = openMeters()
  watchPlaces('charts', () => ({ running: 0, waiting: 0 }))
  const update = watchStates(registry, {
    jobs: queue.countJobs,
    sources: () => countSourcesByState(pg),
    imports: () => countRunningImports(pg, new Date()),
    clickhouse: async () => ch,
  })
  return async () => {
    await update()
    return registry.metrics()
  }
}
