import { randomUUID } from 'node:crypto'
import { parseError } from '@clickhouse/client'
import type { ChdbResult, Session } from 'chdb'
import { writeValues } from './chdb-literals.ts'
import { cancelQuery } from './chdb-stop.ts'
import { type LabelledQuery, withComment } from './clickhouse-engine.ts'
import type { Pool } from './pool.ts'

type Format = 'JSONEachRow' | 'JSON'

/**
 * Queries on one of several connections. A connection whose query failed is drained before its next use: what the engine had written
 * until then stays in the connection and would come first in the next result (measured with 26.7; test again at every upgrade). So is
 * one whose caller has gone, after the engine was told to stop.
 *
 * Does not use the client: it reads every result, which arrives in one piece, through streams and pipelines of its own, a tenth of
 * what a search costs the main thread.
 */
export function askOneOf(readers: Pool<Session>, stopper: () => Session) {
  return <T>(
    question: LabelledQuery,
    format: Format,
    read: (answer: string) => T,
    signal?: AbortSignal,
  ): Promise<T> => {
    const comment = createComment(question, signal)
    const { query, params } = writeValues(question)
    return readers.use(async (session) => {
      try {
        return read((await run(session, toEmbedded(query, comment), params, { format, signal })).text())
      } catch (error) {
        let isEmpty = false
        const emptied = empty(session).then(() => {
          isEmpty = true
        })
        if (signal?.aborted) await cancelQuery(stopper(), comment, () => isEmpty)
        await emptied
        throw error
      }
    }, signal)
  }
}

/** @throws the engine's error, in the form in which the client of a server reports it */
async function run(
  session: Session,
  query: string,
  params: Record<string, unknown>,
  options: { format: Format; signal: AbortSignal | undefined },
): Promise<ChdbResult> {
  try {
    const hasParams = Object.keys(params).length > 0
    return await (hasParams ? session.queryBindAsync(query, params, options) : session.queryAsync(query, options))
  } catch (error) {
    throw parseError(error instanceof Error ? error : new Error(String(error)))
  }
}

/** Rows of a result in `JSONEachRow`: one per line, since line breaks within texts are escaped as `\\n`. */
export const readRows = (answer: string): unknown[] => JSON.parse(`[${answer.trimEnd().replaceAll('\n', ',')}]`)

/** In bytes. A whole block of the engine survives several collections of the young generation and is then only freed by a full one. */
const PIECE = 250_000
/**
 * In bytes. A text above about 128 KB is never moved: if it survives a collection of the young generation it counts as old from then
 * on.
 */
const TEXT = 60_000
const LINE_END = 10

/** Splits one block of a stream into batches of rows. */
export function* readPieces<Row>(block: Uint8Array): Generator<Row[]> {
  let rows: Row[] = []
  let start = 0
  for (const { text, end } of cutLines(Buffer.from(block.buffer, block.byteOffset, block.byteLength))) {
    for (const line of text.split('\n')) rows.push(JSON.parse(line) as Row)
    if (end - start < PIECE) continue
    yield rows
    rows = []
    start = end
  }
  if (rows.length > 0) yield rows
}

/** Whole lines, and where they end. */
function* cutLines(bytes: Buffer): Generator<{ text: string; end: number }> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(LINE_END, Math.min(start + TEXT, bytes.length - 1)) + 1 || bytes.length
    yield { text: bytes.toString('utf8', start, end).trimEnd(), end }
    start = end
  }
}

/**
 * Gives the engine's threads a lower priority than the main thread, so that refusals and logins do not wait for the searches of
 * others. Only if the process may set priorities (CAP_SYS_NICE); otherwise the engine ignores it.
 */
const AFTER_REQUESTS = ', os_threads_nice_value_query = 10'

/** SQL text of a query for the embedded engine. */
export const toEmbedded = (query: string, comment: string): string => withComment(`${query}${AFTER_REQUESTS}`, comment)

/** Comment by which the engine finds a query; unique for queries that may have to be killed. */
export const createComment = ({ label }: LabelledQuery, signal: AbortSignal | undefined): string =>
  signal ? `${label} ${randomUUID()}` : label

/** The result is discarded; a connection that cannot even do this fails at its next query. */
async function empty(session: Session): Promise<void> {
  await session.queryAsync('SELECT 1').catch(() => {})
}
