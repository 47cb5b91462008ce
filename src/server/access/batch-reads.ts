/** Reads that come in one turn of the event loop, or while one is under way, are one question: however many wait, nobody waits for more than two. */
import { setImmediate as endOfTurn } from 'node:timers/promises'

/** What one question takes; more are one more question. */
const MOST_KEYS = 500

type Waiting<Row> = { key: string; resolve: (row: Row | undefined) => void; reject: (error: unknown) => void }

/**
 * Each read begins after it was asked for: what changed before is seen.
 * @param readAll the rows of these keys, which are different ones; a row that is not there is left out
 */
export function batchReads<Row>(
  readAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
  most = MOST_KEYS,
): (key: string) => Promise<Row | undefined> {
  const waiting: Waiting<Row>[] = []
  let isReading = false

  async function readWaiting(): Promise<void> {
    isReading = true
    while (waiting.length > 0) {
      await endOfTurn()
      const batch = waiting.splice(0, most)
      try {
        const rows = await readAll([...new Set(batch.map(({ key }) => key))])
        for (const { key, resolve } of batch) resolve(rows.get(key))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isReading = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!isReading) void readWaiting()
    })
}
