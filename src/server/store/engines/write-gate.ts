import { StoreError } from '../errors.ts'

export type WriteGate = {
  /** Runs a write; waits while the gate is held. */
  write<T>(work: () => Promise<T>): Promise<T>
  /**
   * Runs work while nothing is written: waits for running writes and delays new ones.
   * @throws StoreError('store_unavailable') when that takes longer than `timeoutMs` milliseconds; writes then continue
   */
  hold<T>(work: () => Promise<T>, timeoutMs?: number): Promise<T>
}

/** Readers of the files must not wait longer than this for writers: a mutation of a whole table takes longer. */
const TIMEOUT_MS = 10_000

/** Excludes writes to the embedded engine while its files are read. */
export function openWriteGate(): WriteGate {
  let writing = 0
  let held: Promise<void> | null = null
  let onQuiet = () => {}

  const waitUntilQuiet = (timeoutMs: number) =>
    new Promise<void>((resolve, reject) => {
      if (writing === 0) return resolve()
      const give = setTimeout(() => reject(new StoreError('store_unavailable', 'somebody writes')), timeoutMs)
      onQuiet = () => {
        clearTimeout(give)
        resolve()
      }
    })

  return {
    async write(work) {
      while (held) await held
      writing += 1
      try {
        return await work()
      } finally {
        writing -= 1
        if (writing === 0) onQuiet()
      }
    },
    async hold(work, timeoutMs = TIMEOUT_MS) {
      while (held) await held
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      try {
        await waitUntilQuiet(timeoutMs)
        return await work()
      } finally {
        held = null
        onQuiet = () => {}
        resolve()
      }
    },
  }
}
