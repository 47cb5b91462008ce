/**
 * Unbounded reads. chDB's client answers a query in one piece, however large; only its own session streams, one stream
 * at a time, so every download gets a session to itself, up to a limit.
 */
import type { ClickHouseClient } from '@clickhouse/client'
import { Session } from 'chdb'
import { openPool } from './pool.ts'

/** Downloads that run at once; the next ones wait. */
const STREAMS = 4

export type Streams = {
  read<Row>(query: string, params: Record<string, unknown>, signal?: AbortSignal): AsyncGenerator<Row[]>
  close(): Promise<void>
}

export function openChdbStreams(directory: string): Streams {
  const pool = openPool(STREAMS, () => new Session(directory))
  return {
    async *read<Row>(query: string, params: Record<string, unknown>, signal?: AbortSignal) {
      const { session, release } = await borrow(pool)
      try {
        const stream = session.queryStreamBind(query, params, { format: 'JSONEachRow', signal })
        for await (const chunk of stream) yield chunk.rows<Row>()
      } finally {
        release()
      }
    },
    async close() {
      await pool.close(async (session) => session.close())
    },
  }
}

/** Holds a session for as long as a generator runs, which `use` with its callback cannot span. */
function borrow(pool: ReturnType<typeof openPool<Session>>): Promise<{ session: Session; release: () => void }> {
  return new Promise((resolve, reject) => {
    pool.use((session) => new Promise<void>((release) => resolve({ session, release }))).catch(reject)
  })
}

export function serverStreams(client: ClickHouseClient): Streams {
  return {
    async *read<Row>(query: string, params: Record<string, unknown>, signal?: AbortSignal) {
      const result = await client.query({ query, query_params: params, format: 'JSONEachRow', abort_signal: signal })
      for await (const rows of result.stream<Row>()) yield rows.map((row) => row.json())
    },
    async close() {},
  }
}
