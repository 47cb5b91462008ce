/**
 * Combines reads requested in one turn of the event loop, or while a query is running, into one query: however many wait, none
 * waits for more than two queries.
 */
import { setImmediate as endOfTurn } from 'node:timers/promises'

/** Maximum number of keys per query; further keys go into the next one. */
const MAX_KEYS = 500

type Waiting<Row> = { key: string; resolve: (row: Row | undefined) => void; reject: (error: unknown) => void }

/**
 * Every read starts after it was requested, so it sees all earlier changes.
 * @param readAll returns the rows of these keys, which are distinct; missing rows are left out
 */
export function batchReads<Row>(
  readAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
  most = MAX_KEYS,
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
