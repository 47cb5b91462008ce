/** What the network showed of one message: the pages that included or omitted it, in chronological order. */
import { isWithin, type PlannedMessage, type Span } from './planned-channel.ts'
import type { ShownHistory } from './played-network.ts'

/** `isSure`: the program lived long enough afterwards to store it. Otherwise it may or may not have. */
export type Look = { at: number; isThere: boolean; isSure: boolean }

/** How long before its death the program may have been processing what it was shown. */
const AT_WORK_MS = 3 * 60_000

/** Periods shortly before a death: what was shown then may or may not be stored. */
export const doubtsOf = (deaths: readonly number[]): Span[] =>
  deaths.map((death) => ({ from: death - AT_WORK_MS, to: death + 1 }))

/**
 * The observations of every message of a channel, by number.
 * @param doubts periods whose observations need not be stored
 */
export function listLooks(
  messages: readonly PlannedMessage[],
  pages: readonly ShownHistory[],
  doubts: readonly Span[],
): Map<number, Look[]> {
  const looks = new Map<number, Look[]>(messages.map(({ id }) => [id, []]))
  const ids = messages.map(({ id }) => id)
  for (const { at, from, to, ids: there } of pages) {
    const isSure = !isWithin(at, doubts)
    for (let i = findFirst(ids, from); i < ids.length && (ids[i] ?? 0) <= to; i += 1) {
      const id = ids[i] ?? 0
      // A message cannot be missing before it was published.
      if ((messages[i]?.at ?? 0) <= at) looks.get(id)?.push({ at, isThere: there.has(id), isSure })
    }
  }
  return looks
}

/** Index of the first number that is not below a limit; the numbers are ascending. */
function findFirst(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}
