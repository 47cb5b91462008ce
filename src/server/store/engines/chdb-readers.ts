import { randomUUID } from 'node:crypto'
import { parseError } from '@clickhouse/client'
import type { ChdbResult, Session } from 'chdb'
import { writeValues } from './chdb-literals.ts'
import { stopQuestion } from './chdb-stop.ts'
import { type LabelledQuery, withComment } from './clickhouse-engine.ts'
import type { Pool } from './pool.ts'

type Format = 'JSONEachRow' | 'JSON'

/**
 * Asks on one of several connections. One whose question failed is emptied before anybody else gets it: what the engine had
 * written until then stays in the connection and would come first in the next answer (measured at 26.7; test again at every
 * upgrade). So is one whose asker has gone, after the engine was told to stop.
 *
 * Not through the client: it reads every answer, which is there in one piece, through streams and pipelines of its own, a tenth of
 * what a search costs the thread that answers.
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
        if (signal?.aborted) await stopQuestion(stopper(), comment, () => isEmpty)
        await emptied
        throw error
      }
    }, signal)
  }
}

/** @throws what the engine says, as the client of a server tells it */
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

/** The rows of an answer in `JSONEachRow`, in which every line is one: a break of a line within a text is written `\\n`. */
export const readRows = (answer: string): unknown[] => JSON.parse(`[${answer.trimEnd().replaceAll('\n', ',')}]`)

/** In bytes. A whole block of the engine outlives some collections of what is young, and then takes one of everything to be rid of. */
const PIECE = 250_000
/** In bytes. A text above some 128 KB is never moved: one that lives at a collection of what is young counts as old from then on. */
const TEXT = 60_000
const LINE_END = 10

/** The rows of what a stream gives at once, some at a time. */
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
 * The engine's threads take what the thread of the requests leaves, or whoever is refused or logs in would wait for others' searches.
 * Only where the process may set priorities (CAP_SYS_NICE); elsewhere the engine leaves it be.
 */
const AFTER_REQUESTS = ', os_threads_nice_value_query = 10'

/** The text of a question for the embedded engine. */
export const toEmbedded = (query: string, comment: string): string => withComment(`${query}${AFTER_REQUESTS}`, comment)

/** What the engine knows a question by; one that may have to be stopped is told apart from others of its label. */
export const createComment = ({ label }: LabelledQuery, signal: AbortSignal | undefined): string =>
  signal ? `${label} ${randomUUID()}` : label

/** Whatever comes back is thrown away; a connection that cannot even do this fails the next question by itself. */
async function empty(session: Session): Promise<void> {
  await session.queryAsync('SELECT 1').catch(() => {})
}
