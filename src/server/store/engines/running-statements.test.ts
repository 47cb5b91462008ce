import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StoreError } from '../errors.ts'
import type { ClickHouseEngine } from './clickhouse-engine.ts'
import { openServer } from './clickhouse-server.ts'

/** Together longer than a client waits for an answer that does not come. */
const PATIENCE = { silence: 3_000, checkEvery: 1_000 }
const LOOKS = 4

let server: Server
let engine: ClickHouseEngine
/** How often the server was asked for each statement, and what it has to answer when it is done. */
const looks = new Map<string, number>()
const statements = new Map<string, ServerResponse>()
/** What it says that runs; null: nothing. */
let running: number | null

beforeEach(async () => {
  looks.clear()
  running = 1
  server = createServer(async (request, reply) => {
    const asked = decodeURIComponent(`${request.url} ${await text(request)}`)
    const about = /system\.processes WHERE query_id = '([\w-]+)'/.exec(asked)?.[1]
    if (about === undefined) {
      statements.set(/query_id=([\w-]+)/.exec(asked)?.[1] ?? '', reply)
      return
    }
    const times = (looks.get(about) ?? 0) + 1
    looks.set(about, times)
    if (running !== null) reply.end(`{"n":${running}}\n`)
    if (times === LOOKS) statements.get(about)?.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  await engine.close()
  server.closeAllConnections()
  server.close()
})

const open = (patience: Parameters<typeof openServer>[1]) => {
  engine = openServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, patience)
}
const change = 'ALTER TABLE faces DELETE WHERE 1'
const insertion = { query: 'INSERT INTO faces FORMAT JSONEachRow', query_id: 'insertion-in-turn' }
/** A deletion, one with a list of values, an insertion, and both kinds in a turn. */
const begin = (): Promise<unknown>[] => [
  engine.command(change, {}),
  engine.command('ALTER TABLE faces DELETE WHERE has({n:Array(UInt8)}, n)', { n: [1] }),
  engine.insert('faces', [{ n: 1 }]),
  engine.writer.command({ query: change, query_id: 'change-in-turn' }),
  engine.writer.exec({ ...insertion, values: Readable.from(['{"n":1}']) }),
]

test('a statement is waited for while the server says that it runs', async () => {
  open(PATIENCE)
  await Promise.all(begin())
  expect([...looks.values()]).toEqual([LOOKS, LOOKS, LOOKS, LOOKS, LOOKS])
})

test('one of which the server knows nothing is given up', async () => {
  open({ checkEvery: 10 })
  running = 0
  for (const one of await Promise.allSettled(begin()))
    expect(one).toMatchObject({ status: 'rejected', reason: { fault: 'store_unavailable' } })
  expect([...looks.values()]).toEqual([2, 2, 2, 2, 2])
})

test('a server that does not even say what it does is not there', async () => {
  open({ silence: 100 })
  running = null
  await expect(engine.command(change, {})).rejects.toBeInstanceOf(StoreError)
  expect([...looks.values()]).toEqual([1])
})
