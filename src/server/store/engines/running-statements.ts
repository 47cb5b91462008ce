import { randomUUID } from 'node:crypto'
import type { ClickHouseClient } from '@clickhouse/client'
import { StoreError } from '../errors.ts'
import { readNumber } from '../writes/end-statements.ts'

/** What a statement takes along: the name that it has among what runs, and what ends the waiting for it. */
export type Watched = { query_id: string; abort_signal: AbortSignal }

/** Looks at which the server knows nothing of it: once may be the moment before the answer arrives. */
const MOST_UNKNOWN = 2

/**
 * A server says nothing while it carries out a statement, however long that takes. So the silence is asked about, on other
 * connections: whoever waits goes on waiting while the server says that the statement runs, and no longer. Given up earlier, it would
 * go on beside what comes next, and be begun anew by whoever tries again.
 * @param asker gives up by itself when the server is silent
 * @param every milliseconds between two looks
 */
export function watchStatements(asker: ClickHouseClient, every: number) {
  return async <T>(id: string | undefined, work: (watched: Watched) => Promise<T>): Promise<T> => {
    const query_id = id ?? `statement-${randomUUID()}`
    const giveUp = new AbortController()
    let isOver = false
    let unknown = 0
    const look = async () => {
      const running = await countRunning(asker, query_id).catch(() => null)
      if (isOver) return
      unknown = running === 0 ? unknown + 1 : 0
      if (running === null || unknown >= MOST_UNKNOWN) giveUp.abort()
      else timer = setTimeout(look, every)
    }
    let timer = setTimeout(look, every)
    try {
      return await work({ query_id, abort_signal: giveUp.signal })
    } catch (error) {
      throw giveUp.signal.aborted ? new StoreError('store_unavailable', 'the server does not answer') : error
    } finally {
      isOver = true
      clearTimeout(timer)
    }
  }
}

const countRunning = (asker: ClickHouseClient, id: string) =>
  readNumber(asker, `SELECT count() AS n FROM system.processes WHERE query_id = '${id}'`)
