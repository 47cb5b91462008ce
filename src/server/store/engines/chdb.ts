/**
 * ClickHouse inside the process. Queries on one connection are serialised, so there are several connections. The client returns every
 * result in one piece, however large: only the engine's own session streams, one stream at a time, so every download gets its own
 * session.
 */
import { ClickHouseLogLevel, createClient, parseError } from '@clickhouse/client'
import { Session } from 'chdb'
import { createChdbConnection } from 'chdb/connection'
import { z } from 'zod'
import { StoreError, UnreadableStoreError } from '../errors.ts'
import { askOneOf, createComment, readPieces, readRows, toEmbedded } from './chdb-readers.ts'
import { openSets, removeLeftSets } from './chdb-sets.ts'
import { cancelQueries, cancelQuery } from './chdb-stop.ts'
import {
  type ClickHouseEngine,
  type LabelledQuery,
  ROW_JSON,
  type Row,
  readFirstRows,
  type StreamPlace,
  type Writer,
} from './clickhouse-engine.ts'
import { requireRights } from './directory-rights.ts'
import { openPool, type Pool } from './pool.ts'
import { printRows } from './row-bytes.ts'
import { emptyStandardInput } from './standard-input.ts'
import { openWriteGate } from './write-gate.ts'

/** Two slow queries must never block a fast one; holds for queries without parameters, see docs/decisions/0037. */
const CONNECTIONS = 6
/** Concurrent streams; further ones wait. */
const STREAMS = { own: 4, nested: 1, copy: 1 }
/**
 * Niceness of writes and merges, slightly above that of queries (10, `chdb-readers.ts`): if both want a core, queries get three
 * fifths. Not higher, since other programs of the machine would then starve imports.
 */
const AFTER_QUERIES = 12
/**
 * Every thread of the engine holds three open files, even when idle. By default the engine keeps a thousand idle threads, and uses up
 * to 128 and 64 for removing and loading parts: meant for slow remote storage, not for a local disk.
 */
const ENGINE_ARGUMENTS = [
  '--max_thread_pool_free_size=16',
  '--max_parts_cleaning_thread_pool_size=2',
  '--max_active_parts_loading_thread_pool_size=8',
  '--max_outdated_parts_loading_thread_pool_size=2',
  `--os_threads_nice_value_merge_mutate=${AFTER_QUERIES}`,
]
const WRITES = `SET os_threads_nice_value_query = ${AFTER_QUERIES}, os_threads_nice_value_materialized_view = ${AFTER_QUERIES}`

/** The current parts of the tables; merged parts stay on disk for minutes. */
const ACTIVE_PARTS = 'SELECT path FROM system.parts WHERE active AND database = currentDatabase()'
const ActiveParts = z.array(z.object({ path: z.string() })).transform((parts) => parts.map(({ path }) => path))

type Connection = NonNullable<Parameters<typeof createClient>[0]>['connection']

function openFirst(directory: string): Session {
  requireRights(directory)
  try {
    return new Session(directory, { connectionArgs: ENGINE_ARGUMENTS })
  } catch (error) {
    throw new UnreadableStoreError('ClickHouse', directory, error)
  }
}

/** The caller holds the directory lock. */
export function openChdb(directory: string): ClickHouseEngine {
  emptyStandardInput()
  removeLeftSets(directory)
  // The first connection to a directory determines the engine's configuration, for as long as one is open.
  const first = openFirst(directory)
  const { writer, insertRows, hold, listActiveParts, closeWriter } = openWriter(directory)
  const createSession = () => new Session(directory)
  const readers = openPool(CONNECTIONS, createSession)
  let stopper: Session | undefined
  const getStopper = () => {
    stopper ??= createSession()
    return stopper
  }
  let closed: Promise<void> | undefined
  /** Errors after `close` are reported as an unavailable store, never as a result. */
  const ended = (error: unknown) => (closed ? new StoreError('store_unavailable', error) : error)
  const streams = openStreams(createSession, getStopper, ended)
  const untilEnd = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw ended(error)
    })
  const askOne = askOneOf(readers, getStopper)
  const ask: typeof askOne = (...question) => untilEnd(askOne(...question))
  const { close: closeSets, ...sets } = openSets(directory, ask)
  const close = async () => {
    const drained = readers.drain()
    streams.refuse()
    await cancelQueries(getStopper(), drained)
    readers.close((session) => session.close())
    streams.close()
    stopper?.close()
    closeSets()
    await closeWriter()
    first.close()
  }
  return {
    writer,
    async insert(table, rows) {
      try {
        await insertRows(table, rows)
      } catch (error) {
        // In the form in which the client reports the engine's errors.
        throw ended(parseError(error instanceof Error ? error : new Error(String(error))))
      }
    },
    ask: (question, signal) => ask(question, 'JSONEachRow', readRows, signal),
    askFirst: (question, signal) => ask(question, 'JSON', (answer) => readFirstRows(JSON.parse(answer)), signal),
    createSet: (values) => untilEnd(sets.createSet(values)),
    findSet: (values, signal) => untilEnd(sets.findSet(values, signal)),
    read: streams.read,
    async command(text, params) {
      await untilEnd(writer.command({ query: text, query_params: params }))
    },
    endStatements: async () => {},
    holdStill: (work) => hold(async () => work(await listActiveParts())),
    close() {
      closed ??= close()
      return closed
    },
  }
}

/** Streams, each with its own session. `ended`: maps errors after the engine was closed. */
function openStreams(createSession: () => Session, getStopper: () => Session, ended: (error: unknown) => unknown) {
  const sessions = {
    own: openPool(STREAMS.own, createSession),
    nested: openPool(STREAMS.nested, createSession),
    copy: openPool(STREAMS.copy, createSession),
  }
  const pools = Object.values(sessions)
  let isRefused = false
  return {
    async *read<Row>(question: LabelledQuery, signal?: AbortSignal, place: StreamPlace = 'own') {
      const comment = createComment(question, signal)
      let isOver = false
      const stop = () => void cancelQuery(getStopper(), comment, () => isOver)
      const { session, release } = await borrow(sessions[place], signal)
      signal?.addEventListener('abort', stop, { once: true })
      try {
        const query = toEmbedded(question.query, comment)
        const stream = session.queryStreamBind(query, question.params, { format: 'JSONEachRow', signal })
        for await (const chunk of stream) yield* readPieces<Row>(chunk.raw())
        // A stream that is closed under its reader reports a normal end.
        if (isRefused) throw new Error('closed while it was read')
      } catch (error) {
        await empty(session)
        throw ended(error)
      } finally {
        isOver = true
        signal?.removeEventListener('abort', stop)
        release()
      }
    },
    /** Refuses new streams; running ones continue until the sessions are closed. */
    refuse(): void {
      isRefused = true
      for (const pool of pools) void pool.drain()
    },
    close(): void {
      for (const pool of pools) pool.close((session) => session.close())
    },
  }
}

/** All writes go through one gate, which is closed while the files must not change. */
function openWriter(path: string) {
  const connection = createChdbConnection({ path })
  // Type: chdb is typed against a patch version of the client's contract that differs from ours in one unused setting.
  const ours = connection as Connection
  const client = createClient({ connection: ours, json: ROW_JSON, log: { level: ClickHouseLogLevel.OFF } })
  // Applies to everything that follows on this connection.
  client.command({ query: WRITES }).catch(() => {})
  const gate = openWriteGate()
  const writer: Writer = {
    query: (question) => client.query(question),
    command: (statement) => gate.write(() => client.command(statement)),
    exec: (insertion) => gate.write(() => client.exec(insertion)),
  }
  return {
    writer,
    /** The client would build a single string, several times as large in memory, and copy it again. */
    insertRows: (table: string, rows: readonly Row[]) =>
      gate.write(() => connection.chdb.rawInsert({ table, values: printRows(rows), format: 'JSONEachRow' })),
    hold: gate.hold,
    /** On the write connection, which is idle while the gate is held: the read connections may be busy. */
    async listActiveParts() {
      const answer = await client.query({ query: ACTIVE_PARTS, format: 'JSONEachRow' })
      return ActiveParts.parse(await answer.json())
    },
    closeWriter: () => client.close(),
  }
}

/** Holds a session for as long as a generator runs, which `use` with its callback cannot do. */
function borrow(
  pool: Pool<Session>,
  signal: AbortSignal | undefined,
): Promise<{ session: Session; release: () => void }> {
  return new Promise((resolve, reject) => {
    pool.use((session) => new Promise<void>((release) => resolve({ session, release })), signal).catch(reject)
  })
}

/** A failed query keeps its session's memory until the next query (measured with 26.7). */
async function empty(session: Session): Promise<void> {
  try {
    for await (const chunk of session.queryStream('SELECT 1', { format: 'JSONEachRow' })) chunk.rows()
  } catch {
    // The next download reports what is wrong with the session.
  }
}
