import { StoreError } from '../errors.ts'

export type WriteGate = {
  /** Runs what writes; waits while the gate is held. */
  write<T>(work: () => Promise<T>): Promise<T>
  /**
   * Runs work while nothing is written: what writes already is waited for, what comes waits.
   * @throws StoreError('store_unavailable') when that takes longer than `patience`, in milliseconds: writers go on then
   */
  hold<T>(work: () => Promise<T>, patience?: number): Promise<T>
}

/** Others wait meanwhile: a change of a whole table takes longer than anybody should. */
const PATIENCE_MS = 10_000

/** Between those who write to the embedded engine and who wants its files to stand still. */
export function openWriteGate(): WriteGate {
  let writing = 0
  let held: Promise<void> | null = null
  let onQuiet = () => {}

  const waitUntilQuiet = (patience: number) =>
    new Promise<void>((resolve, reject) => {
      if (writing === 0) return resolve()
      const give = setTimeout(() => reject(new StoreError('store_unavailable', 'somebody writes')), patience)
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
    async hold(work, patience = PATIENCE_MS) {
      while (held) await held
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      try {
        await waitUntilQuiet(patience)
        return await work()
      } finally {
        held = null
        onQuiet = () => {}
        resolve()
      }
    },
  }
}
