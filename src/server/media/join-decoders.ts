import { availableParallelism, totalmem } from 'node:os'

/** Opens one file after the other (`decoder.ts`). */
export type Opener<File, Found> = { decode(file: File, signal?: AbortSignal): Promise<Found>; close(): Promise<void> }

/** As many as attachments are processed in parallel (`process-attachments.ts`). */
const MOST = 3
/** All other work on the machine has priority. */
const CORES_EACH = 4
/** One takes at most 1.6 GB. */
const BYTES_EACH = 6_000_000_000

/** Number of processes that open pictures in the background: one, and more if the machine has room. */
export function countDecoders(cores = availableParallelism(), bytes = totalmem()): number {
  return Math.max(1, Math.min(MOST, Math.floor(cores / CORES_EACH), Math.floor(bytes / BYTES_EACH)))
}

/** Several decoders working in parallel, as one: a file goes to the one with the shortest queue. */
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
