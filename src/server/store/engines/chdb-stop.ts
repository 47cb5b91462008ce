import { setTimeout as sleep } from 'node:timers/promises'
import { drainPending, type Session } from 'chdb'

/** The engine stops between two blocks; whoever was told in the moment before they began is told again. */
const AGAIN_MS = 100
/** Tries: as long as a question may take. */
const MOST_TRIES = 100

/**
 * Stops what runs in the engine under this comment. Its library only stops waiting when a question is aborted, and goes on
 * computing; but the engine can be told, on another connection (26.7: within 0.1 s). Never rejects.
 */
export async function stopQuestion(session: Session, comment: string, isOver: () => boolean): Promise<void> {
  if (!/^[\w -]+$/.test(comment)) throw new Error(`not a comment: ${comment}`)
  // Without parameters: questions with parameters wait for each other in the library, so this one would wait for what it stops.
  const query = `KILL QUERY WHERE Settings['log_comment'] = '${comment}' ASYNC`
  for (let tries = 0; tries < MOST_TRIES && !isOver(); tries += 1) {
    await session.queryAsync(query).catch(() => {})
    await sleep(AGAIN_MS)
  }
}

/** How long the end of a store waits for what runs in it. */
const LONGEST_END_MS = 5_000

/**
 * Stops all questions, and waits until nothing runs in the engine any more: a process that ends under a running question ends with
 * a violation of memory (26.7). What is being written may finish. Bounded in time; never rejects.
 */
export async function endQuestions(session: Session, drained: Promise<unknown>): Promise<void> {
  let isOver = false
  const nothingRuns = Promise.allSettled([drained, drainPending()]).then(() => {
    isOver = true
  })
  await Promise.race([nothingRuns, stopAll(session, () => isOver)])
}

async function stopAll(session: Session, isOver: () => boolean): Promise<void> {
  const query = "KILL QUERY WHERE query_kind = 'Select' OR startsWith(query, 'INSERT INTO held.') ASYNC"
  for (let waited = 0; waited < LONGEST_END_MS && !isOver(); waited += AGAIN_MS) {
    // At once, on this thread: all others may be taken by what is to be stopped.
    try {
      session.query(query)
    } catch {
      // Refused, for one on a full disk: what runs may still end by itself.
    }
    await sleep(AGAIN_MS)
  }
}
