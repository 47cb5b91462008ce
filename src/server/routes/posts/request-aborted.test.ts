import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { createUuid } from '../../ingest/write/post-id.ts'

let world: TestApp
let access = ''
/** Runs before each query of the store, which waits for it. */
let beforeRows = async () => {}
/** The cancellation signal of each query. */
let signals: (AbortSignal | undefined)[] = []

beforeAll(async () => {
  world = await openTestApp({
    instead: (ch) => ({
      async rows(label, question, row, signal) {
        signals.push(signal)
        await beforeRows()
        return ch.rows(label, question, row, signal)
      },
    }),
  })
  access = await world.enter('ana')
  await storePosts(world.ch, [{ native_id: '1', content: 'Vacina' }])
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

/** Sends a request, and disconnects at its first query of the store. */
async function leaveEarly(path: string): Promise<void> {
  const [address] = world.app.addresses()
  const port = typeof address === 'object' ? address.port : 0
  const arrived = once(world.app.server, 'request')
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
  const answer = await world.app.inject({ url: '/api/posts/', headers: { authorization: `Bearer ${access}` } })
  expect(answer.json().total_items).toBe(1)
  for (const signal of signals) expect(signal?.aborted).toBe(false)
})
