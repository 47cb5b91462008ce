import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from 'chdb'

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
