import { randomUUID } from 'node:crypto'
import { ClickHouseLogLevel, type ClickHouseSettings, createClient } from '@clickhouse/client'
import { endStatements } from '../writes/end-statements.ts'
import {
  type ClickHouseEngine,
  type LabelledQuery,
  ROW_JSON,
  readFirstRows,
  type StreamPlace,
  withComment,
} from './clickhouse-engine.ts'
import { openPool } from './pool.ts'
import { watchStatements } from './running-statements.ts'

/** Concurrent queries, and connections of the client. */
const CONNECTIONS = 16
/** A server silent for this long is unavailable, or is asked what it is doing (`running-statements.ts`). */
const SILENCE_MS = 30_000
/**
 * Timeout for the first row of a download, before which everything may have to be sorted: as long as the engine allows. Also for
 * statements.
 */
const STREAM_SILENCE_MS = 3_660_000
/** Query parameters are sent as form fields, which hold 128 KiB each; a longer text is sent alone. */
const MAX_IN_FORM = 120_000

/** The server checks whether the client is still connected and stops if not; only for read-only queries. */
const CANCEL_WITH_REQUEST = { readonly: '2', cancel_http_readonly_queries_on_client_close: 1 } as const

type ServerOptions = {
  /** For tests. */
  silence?: number
  streamSilence?: number
  /** Interval at which the server is asked whether a statement is still running. */
  checkEvery?: number
  /** Settings of every query and statement. */
  settings?: ClickHouseSettings
}

/** A ClickHouse server behind a URL. */
export function openServer(url: string, options: ServerOptions = {}) {
  const { silence = SILENCE_MS, streamSilence = STREAM_SILENCE_MS, checkEvery = silence, settings = {} } = options
  const client = connect(url, silence, settings)
  // Each place has its own connections (`StreamPlace`).
  const [own, nested] = [connect(url, streamSilence, settings), connect(url, streamSilence, settings)]
  const streams = { own, nested, copy: own }
  const statements = connect(url, streamSilence, settings)
  const watch = watchStatements(client, checkEvery)
  const readers = openPool(CONNECTIONS, () => client)
  const engine: ClickHouseEngine = {
    writer: {
      query: client.query.bind(client),
      command: (statement) => watch(statement.query_id, (watched) => statements.command({ ...statement, ...watched })),
      exec: (insertion) => watch(insertion.query_id, (watched) => statements.exec({ ...insertion, ...watched })),
    },
    async insert(table, rows) {
      const insertion = { table, values: rows, format: 'JSONEachRow' } as const
      await watch(undefined, (watched) => statements.insert({ ...insertion, ...watched }))
    },
    ask: (question, signal) =>
      readers.use(async () => {
        const result = await client.query(toRequest(question, signal))
        return result.json<unknown>()
      }, signal),
    askFirst: (question, signal) =>
      readers.use(async () => {
        const result = await client.query({ ...toRequest(question, signal), format: 'JSON' })
        return readFirstRows(await result.json())
      }, signal),
    async *read<Row>(question: LabelledQuery, signal?: AbortSignal, place: StreamPlace = 'own') {
      const result = await streams[place].query(toRequest(question, signal))
      // The client itself follows the signal only until the response begins.
      const leave = () => result.close()
      signal?.addEventListener('abort', leave, { once: true })
      try {
        for await (const rows of result.stream<Row>()) yield rows.map((row) => row.json())
      } finally {
        signal?.removeEventListener('abort', leave)
      }
    },
    async command(text, params, kind = 'command') {
      await watch(`${kind}-${randomUUID()}`, async (watched) => {
        const asked = { query: text, query_params: params, ...watched }
        if (!Object.values(params).some(Array.isArray)) await statements.command(asked)
        // Lists may be too long for the URL, and the client has another way only for queries that return something.
        else await (await statements.query({ ...asked, format: 'JSONEachRow' })).text()
      })
    },
    endStatements: (kind) => endStatements(client, `startsWith(query_id, '${kind}-')`),
    async close() {
      await Promise.all([client, own, nested, statements].map((one) => one.close()))
    },
  }
  return engine
}

function connect(url: string, silence: number, settings: ClickHouseSettings) {
  return createClient({
    url,
    clickhouse_settings: settings,
    request_timeout: silence,
    max_open_connections: CONNECTIONS,
    application: 'lupascan',
    json: ROW_JSON,
    // Many parameters are sent as a form in the body instead of the URL, which must stay below 1 MiB.
    use_multipart_params_auto: true,
    // The client would log the text of posts with every refused insert; errors are reported by the caller.
    log: { level: ClickHouseLogLevel.OFF },
  })
}

function toRequest({ query, params, label }: LabelledQuery, signal: AbortSignal | undefined) {
  return {
    query: withComment(query, label),
    query_params: params,
    format: 'JSONEachRow',
    abort_signal: signal,
    use_multipart_params_auto: Buffer.byteLength(query) < MAX_IN_FORM,
    clickhouse_settings: signal ? CANCEL_WITH_REQUEST : {},
  } as const
}
