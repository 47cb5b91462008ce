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

/** Questions at once; the client's own connections are as many. */
const CONNECTIONS = 16
/** A server that says nothing for so long is not there, or is asked what it does (`running-statements.ts`). */
const SILENCE_MS = 30_000
/** Before the first row of a download all of it may have to be sorted: as long as the engine may take for it. A statement has as long. */
const STREAM_SILENCE_MS = 3_660_000
/** A text goes into one field of the form with its values, which holds 128 KiB; a longer one is sent alone. */
const LONGEST_IN_FORM = 120_000

/** The server looks whether the asker is still there, and stops if not; it does so only for what changes nothing. */
const STOP_WITH_ASKER = { readonly: '2', cancel_http_readonly_queries_on_client_close: 1 } as const

type ServerOptions = {
  /** For tests. */
  silence?: number
  streamSilence?: number
  /** How often the server is asked whether a statement still runs. */
  lookEvery?: number
  /** On every question and statement. */
  settings?: ClickHouseSettings
}

/** A ClickHouse server behind a URL. */
export function openServer(url: string, options: ServerOptions = {}) {
  const { silence = SILENCE_MS, streamSilence = STREAM_SILENCE_MS, lookEvery = silence, settings = {} } = options
  const client = connect(url, silence, settings)
  // Each has connections of its own (`StreamPlace`).
  const [own, nested] = [connect(url, streamSilence, settings), connect(url, streamSilence, settings)]
  const streams = { own, nested, copy: own }
  const statements = connect(url, streamSilence, settings)
  const watch = watchStatements(client, lookEvery)
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
      // The client itself follows the signal only until the answer begins.
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
        // Lists may be too long for the address, and the client knows another way only for what has an answer.
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
    // Many values are sent as a form in the body instead of in the address, which must stay below 1 MiB.
    use_multipart_params_auto: true,
    // It would print the text of posts with every refused insert; errors are told by who asked.
    log: { level: ClickHouseLogLevel.OFF },
  })
}

function toRequest({ query, params, label }: LabelledQuery, signal: AbortSignal | undefined) {
  return {
    query: withComment(query, label),
    query_params: params,
    format: 'JSONEachRow',
    abort_signal: signal,
    use_multipart_params_auto: Buffer.byteLength(query) < LONGEST_IN_FORM,
    clickhouse_settings: signal ? STOP_WITH_ASKER : {},
  } as const
}
