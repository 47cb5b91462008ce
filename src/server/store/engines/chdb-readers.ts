import { randomUUID } from 'node:crypto'
import type { ClickHouseClient } from '@clickhouse/client'
import { writeValues } from './chdb-literals.ts'
import { stopQuestion } from './chdb-stop.ts'
import { type LabelledQuery, withComment } from './clickhouse-engine.ts'
import type { Pool } from './pool.ts'

/**
 * Asks on one of several connections. One whose question failed is emptied before anybody else gets it: what the engine had
 * written until then stays in the connection and would come first in the next answer (measured at 26.7; test again at every
 * upgrade). So is one whose asker has gone, after the engine was told to stop.
 */
export function askOneOf(readers: Pool<ClickHouseClient>, stopper: () => ClickHouseClient) {
  return <T>(
    question: LabelledQuery,
    format: 'JSONEachRow' | 'JSON',
    read: (answer: unknown) => T,
    signal?: AbortSignal,
  ): Promise<T> => {
    const comment = createComment(question, signal)
    const { query, params } = writeValues(question)
    return readers.use(async (client) => {
      try {
        const result = await client.query({
          query: toEmbedded(query, comment),
          query_params: params,
          format,
          abort_signal: signal,
        })
        return read(await result.json())
      } catch (error) {
        let isEmpty = false
        const emptied = empty(client).then(() => {
          isEmpty = true
        })
        if (signal?.aborted) await stopQuestion(stopper(), comment, () => isEmpty)
        await emptied
        throw error
      }
    }, signal)
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
async function empty(client: ClickHouseClient): Promise<void> {
  await client
    .query({ query: 'SELECT 1', format: 'JSONEachRow' })
    .then((result) => result.text())
    .catch(() => '')
}
