/**
 * ClickHouse inside the process. Questions on one connection wait for each other, so there are several; and its client
 * answers a question in one piece, however large: only the engine's own session streams, one stream at a time, so every
 * download gets a session to itself.
 */
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { Session } from 'chdb'
import { createChdbConnection } from 'chdb/connection'
import { emptyAfterFailure } from './chdb-readers.ts'
import { type ClickHouseEngine, ROW_JSON } from './clickhouse-engine.ts'
import { openPool, type Pool } from './pool.ts'

/** Two slow questions must never keep a quick one waiting. */
const CONNECTIONS = 6
/** Downloads that run at once; the next ones wait. */
const STREAMS = 4

type Connection = NonNullable<Parameters<typeof createClient>[0]>['connection']

/** The caller holds the directory lock. */
export function openChdb(directory: string): ClickHouseEngine {
  const connect = (): ClickHouseClient => {
    // Type: chdb is typed against a patch version of the client's contract that differs from ours in one unused setting.
    const connection = createChdbConnection({ path: directory }) as Connection
    return createClient({ connection, json: ROW_JSON, log: { level: ClickHouseLogLevel.OFF } })
  }
  const writer = connect()
  const readers = emptyAfterFailure(openPool(CONNECTIONS, connect))
  const sessions = openPool(STREAMS, () => new Session(directory))
  return {
    writer,
    readers,
    async *read<Row>(query: string, params: Record<string, unknown>, signal?: AbortSignal) {
      const { session, release } = await borrow(sessions, signal)
      try {
        const stream = session.queryStreamBind(query, params, { format: 'JSONEachRow', signal })
        for await (const chunk of stream) yield chunk.rows<Row>()
      } finally {
        release()
      }
    },
    async close() {
      await sessions.close(async (session) => session.close())
      await readers.close((client) => client.close())
      await writer.close()
    },
  }
}

/** Holds a session for as long as a generator runs, which `use` with its callback cannot span. */
function borrow(
  pool: Pool<Session>,
  signal: AbortSignal | undefined,
): Promise<{ session: Session; release: () => void }> {
  return new Promise((resolve, reject) => {
    pool.use((session) => new Promise<void>((release) => resolve({ session, release })), signal).catch(reject)
  })
}
