import { availableParallelism, totalmem } from 'node:os'

/** What opens one file after the other (`decoder.ts`). */
export type Opener<File, Found> = { decode(file: File, signal?: AbortSignal): Promise<Found>; close(): Promise<void> }

/** As many as attachments are looked at side by side (`process-attachments.ts`). */
const MOST = 3
/** Everybody else on the machine comes first. */
const CORES_EACH = 4
/** The most that one takes is 1.6 GB. */
const BYTES_EACH = 6_000_000_000

/** Processes that open pictures in the background: one, and more where there is room for them. */
export function countDecoders(cores = availableParallelism(), bytes = totalmem()): number {
  return Math.max(1, Math.min(MOST, Math.floor(cores / CORES_EACH), Math.floor(bytes / BYTES_EACH)))
}

/** Several that work side by side, as one: a file goes to whichever has the fewest before it. */
export function joinDecoders<File, Found>(
  decoders: readonly [Opener<File, Found>, ...Opener<File, Found>[]],
): Opener<File, Found> {
  const waiting = new Map(decoders.map((one) => [one, 0]))
  const count = (one: Opener<File, Found>) => waiting.get(one) ?? 0
  return {
    async decode(file, signal) {
      const idlest = decoders.reduce((best, one) => (count(one) < count(best) ? one : best))
      waiting.set(idlest, count(idlest) + 1)
      try {
        return await idlest.decode(file, signal)
      } finally {
        waiting.set(idlest, count(idlest) - 1)
      }
    },
    async close() {
      await Promise.all(decoders.map((one) => one.close()))
    },
  }
}
