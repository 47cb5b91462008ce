import { setTimeout as sleep } from 'node:timers/promises'
import { drainPending, type Session } from 'chdb'

/** The engine stops between two blocks; queries that were killed just before they started are killed again. */
const AGAIN_MS = 100
/** Number of attempts: as long as a query may take. */
const MAX_TRIES = 100

/**
 * Kills the queries that run in the engine with this comment. The library itself only stops waiting when a query is aborted, while the
 * engine goes on computing; but it accepts KILL on another connection (26.7: within 0.1 s). Never rejects.
 */
export async function cancelQuery(session: Session, comment: string, isOver: () => boolean): Promise<void> {
  if (!/^[\w -]+$/.test(comment)) throw new Error(`not a comment: ${comment}`)
  // Without parameters: the library serialises queries with parameters, so this one would wait for the query that it is to kill.
  const query = `KILL QUERY WHERE Settings['log_comment'] = '${comment}' ASYNC`
  for (let tries = 0; tries < MAX_TRIES && !isOver(); tries += 1) {
    await session.queryAsync(query).catch(() => {})
    await sleep(AGAIN_MS)
  }
}

/** How long closing a store waits for running queries. */
const MAX_END_MS = 5_000

/**
 * Kills all queries and waits until nothing runs in the engine: a process that exits during a query crashes (26.7). Writes may finish.
 * Bounded in time; never rejects.
 */
export async function cancelQueries(session: Session, drained: Promise<unknown>): Promise<void> {
  let isOver = false
  const nothingRuns = Promise.allSettled([drained, drainPending()]).then(() => {
    isOver = true
  })
  await Promise.race([nothingRuns, stopAll(session, () => isOver)])
}

async function stopAll(session: Session, isOver: () => boolean): Promise<void> {
  const query = "KILL QUERY WHERE query_kind = 'Select' OR startsWith(query, 'INSERT INTO held.') ASYNC"
  for (let waited = 0; waited < MAX_END_MS && !isOver(); waited += AGAIN_MS) {
    // Synchronously on this thread: all others may be taken by the queries that are to be killed.
    try {
      session.query(query)
    } catch {
      // Refused, for example on a full disk: the queries may still end by themselves.
    }
    await sleep(AGAIN_MS)
  }
}
