/** A server, or a network before it, that takes statements and says nothing more, or breaks. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFault } from './errors.ts'
import { openForMigrations, openPostgres, type Postgres } from './postgres.ts'

/** Authentication is not asked for, and the server is ready for a statement. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

let server: Server
let url: string
let pg: Postgres
const connections: Socket[] = []
/** Connections on which a statement has come, and what each said when it began. */
const asked: { connection: Socket; beginning: string }[] = []

beforeEach(async () => {
  server = createServer((connection) => {
    connections.push(connection)
    connection.on('error', () => {})
    connection.once('data', (beginning) => {
      connection.write(WELCOME)
      connection.once('data', () => asked.push({ connection, beginning: String(beginning) }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `postgres://lupascan@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`
})
afterEach(async () => {
  asked.length = 0
  for (const one of connections.splice(0)) one.destroy()
  await pg.destroy()
  server.close()
})

const toError = async (work: Promise<unknown>) => {
  const error = await work.then(() => null).catch((reason: unknown) => reason)
  if (!(error instanceof Error)) throw new Error('nothing was thrown')
  return error
}

test('a server that is silent is not there, and whoever comes next asks on another connection', async () => {
  ;({ pg } = await openPostgres({ url, silence: 300 }))
  for (const connected of [1, 2]) {
    expect(findFault(await toError(sql`SELECT 1`.execute(pg)))).toBe('store_unavailable')
    expect(connections).toHaveLength(connected)
  }
})

test('a transaction that waits for a silent server is given up whole', async () => {
  ;({ pg } = await openPostgres({ url, silence: 300 }))
  const work = pg.transaction().execute((tx) => sql`SELECT 1`.execute(tx))
  expect(findFault(await toError(work))).toBe('store_unavailable')
})

const onceAsked = async () => {
  await expect.poll(() => asked.length).toBe(1)
  const [first] = asked
  if (!first) throw new Error('nobody asked')
  return first
}

test.each(['resetAndDestroy', 'destroy'] as const)(
  'a connection that breaks (%s) is told to who asks on it',
  async (end) => {
    ;({ pg } = await openPostgres({ url }))
    const answered = toError(sql`SELECT 1`.execute(pg))
    const { connection, beginning } = await onceAsked()
    expect(beginning).toContain('statement_timeout')
    connection[end]()
    expect(findFault(await answered)).toBe('store_unavailable')
  },
)

test('a migration waits for as long as its statements take', async () => {
  pg = openForMigrations(url)
  const answered = toError(sql`CREATE INDEX slow ON posts (n)`.execute(pg))
  const { connection, beginning } = await onceAsked()
  expect(beginning).not.toContain('statement_timeout')
  connection.destroy()
  expect(findFault(await answered)).toBe('store_unavailable')
})
