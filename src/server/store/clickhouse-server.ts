import { ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { type ClickHouseEngine, ROW_JSON } from './clickhouse-engine.ts'
import { openPool } from './pool.ts'

/** Questions at once; the client's own connections are as many. */
const CONNECTIONS = 16

/** A ClickHouse server or cluster behind a URL. */
export function openServer(url: string): ClickHouseEngine {
  const client = createClient({
    url,
    request_timeout: 30_000,
    max_open_connections: CONNECTIONS,
    application: 'lupascan',
    json: ROW_JSON,
    // It would print the text of posts with every refused insert; errors are told by who asked.
    log: { level: ClickHouseLogLevel.OFF },
  })
  return {
    writer: client,
    readers: openPool(CONNECTIONS, () => client),
    async *read<Row>(query: string, params: Record<string, unknown>, signal?: AbortSignal) {
      const result = await client.query({ query, query_params: params, format: 'JSONEachRow', abort_signal: signal })
      for await (const rows of result.stream<Row>()) yield rows.map((row) => row.json())
    },
    close: () => client.close(),
  }
}
