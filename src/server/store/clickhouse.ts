/**
 * ClickHouse as the program sees it: embedded (`chdb.ts`, a directory) or a server (`clickhouse-server.ts`, a URL). What
 * stands above cannot tell which one is open. The engine goes on computing after an abort, hence the limits on every question.
 */
import type { z } from 'zod'
import type { ClickHouseEngine } from './clickhouse-engine.ts'
import { openServer } from './clickhouse-server.ts'
import { StoreError } from './errors.ts'
import { renderSql, type Sql } from './sql.ts'

export type ClickHouseTarget = { directory: string } | { url: string }

/**
 * On every question. The top-k filter defeats the text index when sorting by another column (measured at 26.7; test
 * again at every engine upgrade). A post's key holds its date, so its versions never span partitions.
 */
const QUESTION_SETTINGS =
  'max_execution_time = 10, max_memory_usage = 800000000, max_result_rows = 100000, max_threads = 2, ' +
  "use_top_k_dynamic_filtering = 0, do_not_merge_across_partitions_select_final = 1, date_time_output_format = 'iso'"

/** A download reads everything once: no row limit, small blocks so that memory stays flat, disk before memory. */
const STREAM_SETTINGS =
  'max_execution_time = 3600, max_memory_usage = 800000000, max_threads = 2, max_block_size = 4096, ' +
  'preferred_block_size_bytes = 1000000, max_bytes_before_external_sort = 100000000, ' +
  'max_bytes_ratio_before_external_sort = 0, ' +
  "use_top_k_dynamic_filtering = 0, do_not_merge_across_partitions_select_final = 1, date_time_output_format = 'iso'"

/** What is inserted: an object, or its JSON where it has been written already. */
export type Row = object | string

/** What is remembered from one turn of this process to the next; null at first and after a turn that failed. */
export type Turn = { lastVersion: number | null }

export type ClickHouse = {
  /** All rows of a bounded question. `label` stands in the query log: letters, digits, `-` and `_` only. */
  rows<Row>(label: string, question: Sql, row: z.ZodType<Row>, signal?: AbortSignal): Promise<Row[]>
  /** Rows of an unbounded question, some at a time; leaving the loop stops the engine. Rows are not checked one by one. */
  stream<Row>(label: string, question: Sql, signal?: AbortSignal): AsyncGenerator<Row[]>
  /** A change of the schema or a deletion; resolves when it is done. */
  command(statement: Sql): Promise<void>
  /** Resolves when the rows are on disk. */
  insert(table: string, rows: readonly Row[]): Promise<void>
  /**
   * Runs work that reads posts and writes them changed, one after the other within this process, so that no change is lost
   * to another that read the same. Must not be called from within such work.
   */
  inTurn<T>(work: (turn: Turn) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Opens the store; migrations are `migrate.ts`. Embedded, the caller holds the directory lock. */
export async function openClickHouse(target: ClickHouseTarget): Promise<ClickHouse> {
  if ('url' in target) return buildStore(openServer(target.url))
  // The engine's library takes a quarter of a gigabyte: it is loaded only where it is used.
  const { openChdb } = await import('./chdb.ts')
  return buildStore(openChdb(target.directory))
}

function buildStore({ writer, readers, read, close }: ClickHouseEngine): ClickHouse {
  let lastTurn: Promise<unknown> = Promise.resolve()
  const turn: Turn = { lastVersion: null }
  return {
    async rows(label, question, row, signal) {
      const { text, params } = renderSql(question)
      const query = `${text} SETTINGS ${QUESTION_SETTINGS}, log_comment = '${checkLabel(label)}'`
      const found = await readers.use((client) =>
        translate(async () => {
          const result = await client.query({
            query,
            query_params: params,
            format: 'JSONEachRow',
            abort_signal: signal,
          })
          return result.json<unknown>()
        }),
      )
      return found.map((one) => row.parse(one))
    },
    async *stream(label, question, signal) {
      const { text, params } = renderSql(question)
      const query = `${text} SETTINGS ${STREAM_SETTINGS}, log_comment = '${checkLabel(label)}'`
      try {
        yield* read(query, params, signal)
      } catch (error) {
        throw toStoreError(error)
      }
    },
    async command(statement) {
      const { text, params } = renderSql(statement)
      await translate(() => writer.command({ query: text, query_params: params }))
    },
    async insert(table, rows) {
      if (rows.length === 0) return
      await translate(() => writer.insert({ table, values: rows, format: 'JSONEachRow' }))
    },
    inTurn(work) {
      const done = lastTurn
        .then(() => work(turn))
        .catch((error: unknown) => {
          turn.lastVersion = null
          throw error
        })
      lastTurn = done.catch(() => {})
      return done
    },
    close,
  }
}

function checkLabel(label: string): string {
  if (!/^[\w-]{1,60}$/.test(label)) throw new Error(`not a label: ${label}`)
  return label
}

async function translate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Codes of time, memory, rows and result limits, which a narrower question heals. */
const TOO_HEAVY = new Set(['159', '160', '241', '396', '158', '307', '719'])
/** Codes of network and shutdown, and of a server that is out of everything. */
const UNAVAILABLE = new Set(['209', '210', '202', '203', '279', '425', '999'])

function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'AbortError') return error
  // By its fields, not by its class: the embedded connection throws the class of another copy of the client.
  const code = 'code' in error ? String(error.code) : ''
  if (TOO_HEAVY.has(code)) return new StoreError('query_too_heavy', error)
  const unavailable = UNAVAILABLE.has(code) || NETWORK_FAULTS.test(`${error.message} ${code}`)
  return unavailable ? new StoreError('store_unavailable', error) : error
}

const NETWORK_FAULTS = /ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|socket hang up|Timeout error/i
