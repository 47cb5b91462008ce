import { randomUUID } from 'node:crypto'
import type { ClickHouseClient } from '@clickhouse/client'
import { StoreError } from '../errors.ts'
import { readNumber } from '../writes/end-statements.ts'

/** Passed to a statement: its query id, and the signal that ends the wait for it. */
export type Watched = { query_id: string; abort_signal: AbortSignal }

/** Checks at which the server does not know the statement: once may be the moment before the response arrives. */
const MAX_UNKNOWN = 2

/**
 * A server sends nothing while it runs a statement, however long that takes. So other connections ask about it: the caller waits as
 * long as the server says that the statement is running, and no longer. If the caller gave up earlier, the statement would run
 * concurrently with the next ones, and be started a second time by a retry.
 * @param asker has its own timeout when the server is silent
 * @param every milliseconds between two checks
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
      if (running === null || unknown >= MAX_UNKNOWN) giveUp.abort()
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
