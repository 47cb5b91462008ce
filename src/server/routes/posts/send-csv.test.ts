import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'

let world: TestApp
let access = ''
/** Runs when a download queries its first rows, which wait for the promise. */
let beforeRows = async () => {}
/** Aborted when the reader of the last download has disconnected. */
let lastSignal: AbortSignal | undefined

beforeAll(async () => {
  world = await openTestApp({
    instead: (ch) => ({
      async *stream<Row>(...question: Parameters<ClickHouse['stream']>) {
        lastSignal = question[2]
        await beforeRows()
        yield* ch.stream<Row>(...question)
      },
    }),
  })
  access = await world.enter('ana')
  await storePosts(
    world.ch,
    Array.from({ length: 30 }, (_, i) => ({ content: `Vacina ${i}` })),
  )
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

/** A reader who disconnects after the request has arrived and before the first row has. */
async function leaveEarly(path: string): Promise<void> {
  const [address] = world.app.addresses()
  const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1')
  const arrived = once(world.app.server, 'request')
  const asked = new Promise<void>((resolve) => {
    beforeRows = async () => {
      const [, response] = await arrived
      const gone = once(response, 'close')
      socket.destroy()
      await gone
      resolve()
    }
  })
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${access}\r\n\r\n`)
  await asked
  beforeRows = async () => {}
}

test.each(['date_created', 'likes'])(
  'readers who leave before the first row (by %s) keep no download',
  async (order) => {
    const url = `/api/posts/?format=csv&sort_by=${order}`
    // More than may run at once.
    for (let i = 0; i < 6; i += 1) {
      await leaveEarly(url)
      expect(lastSignal?.aborted).toBe(true)
    }
    const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${access}` } })
    expect(answer.body.trimEnd().split('\r\n')).toHaveLength(31)
  },
)
