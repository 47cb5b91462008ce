import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { createTestUser, PASSWORD } from '../../../../test/users.ts'
import { openTestStores, type TestStores, testConfig } from '../../../../test/world.ts'
import { Tokens } from '../../../contract/users/token.ts'
import { buildApp } from '../../app.ts'
import { createUuid } from '../../ingest/write/post-id.ts'
import { readSecret } from '../../secret.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'

let world: TestStores
let app: FastifyInstance
let access = ''
/** What happens when the store is asked anything; the question waits for it. */
let beforeRows = async () => {}
/** Of every question, what would tell the store that nobody waits for it any more. */
let signals: (AbortSignal | undefined)[] = []

beforeAll(async () => {
  world = await openTestStores()
  await createTestUser(world.pg, 'ana')
  await storePosts(world.ch, [{ native_id: '1', content: 'Vacina' }])
  const ch: ClickHouse = {
    ...world.ch,
    async rows(label, question, row, signal) {
      signals.push(signal)
      await beforeRows()
      return world.ch.rows(label, question, row, signal)
    },
  }
  const config = testConfig(world.dataDir)
  const webFolder = join(world.dataDir, 'web')
  mkdirSync(webFolder)
  app = await buildApp({ ...world, ch, config, secret: readSecret(config) }, { webFolder })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const payload = { username: 'ana', password: PASSWORD }
  access = Tokens.parse((await app.inject({ method: 'POST', url: '/api/token/', payload })).json()).access
})
afterAll(async () => {
  await app.close()
  await world.close()
})

/** Asks, and goes away when the store is asked its first question. */
async function leaveEarly(path: string): Promise<void> {
  const [address] = app.addresses()
  const port = typeof address === 'object' ? address.port : 0
  const arrived = once(app.server, 'request')
  const asking = request({ port, path, headers: { authorization: `Bearer ${access}` } })
  asking.on('error', () => {})
  const asked = new Promise<void>((resolve) => {
    beforeRows = async () => {
      const [, response] = await arrived
      const gone = once(response, 'close')
      asking.destroy()
      if (!response.closed) await gone
      resolve()
    }
  })
  asking.end()
  await asked
  beforeRows = async () => {}
}

const some = createUuid('some')

test.each([
  '/api/posts/?search=vacina',
  '/api/posts/?search=vacina&collapse=true',
  `/api/posts/${some}/`,
  `/api/posts/?attachment_uuid=${some}`,
  '/api/metrics/',
  `/api/post/${some}/related-news`,
  `/api/attachments/${some}/`,
])('the store computes nothing for whoever has left: %s', async (path) => {
  signals = []
  await leaveEarly(path)
  expect(signals.length).toBeGreaterThan(0)
  for (const signal of signals) expect(signal?.aborted).toBe(true)
})

test('who stays gets the answer, and nothing is given up afterwards', async () => {
  signals = []
  const answer = await app.inject({ url: '/api/posts/', headers: { authorization: `Bearer ${access}` } })
  expect(answer.json().total_items).toBe(1)
  for (const signal of signals) expect(signal?.aborted).toBe(false)
})
