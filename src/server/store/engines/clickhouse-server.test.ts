import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openServer } from './clickhouse-server.ts'

/** A server that thinks for longer than the client waits for an answer. */
const PATIENCE = { silence: 300, streamSilence: 30_000 }
const THINKS_MS = 1_000

let server: Server
let url: string
let answer: (reply: ServerResponse) => unknown

beforeEach(async () => {
  server = createServer((request, reply) => {
    request.resume()
    setTimeout(() => answer(reply), THINKS_MS)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  answer = (reply) => reply.end('{"n":1}\n')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const question = { query: 'SELECT 1 AS n SETTINGS max_threads = 1', params: {}, label: 'test' }

test('a download waits for its first row while all of it is sorted; a question does not wait for ever', async () => {
  const engine = openServer(url, PATIENCE)
  await expect(engine.ask(question)).rejects.toThrow('Timeout')
  const found: unknown[] = []
  for await (const rows of engine.read(question)) found.push(...rows)
  expect(found).toEqual([{ n: 1 }])
  await engine.close()
})

test('a download that waits for its first row ends when its reader has gone', async () => {
  const engine = openServer(url, PATIENCE)
  const leaving = new AbortController()
  answer = () => {}
  const first = engine.read(question, leaving.signal).next()
  first.catch(() => {})
  const [request] = await once(server, 'request')
  leaving.abort()
  await expect(first).rejects.toThrow()
  await once(request, 'close')
  await engine.close()
})
