/** What the network showed of one message: the pages that said something about it, in the order of time. */
import { isWithin, type PlannedMessage, type Span } from './planned-channel.ts'
import type { ShownHistory } from './played-network.ts'

/** `isSure`: the program lived long enough after it to store it. Otherwise it may or may not have. */
export type Look = { at: number; isThere: boolean; isSure: boolean }

/** How long before its death the program may have been at work on what it had been shown. */
const AT_WORK_MS = 3 * 60_000

/** When it died shortly after: what it was shown may or may not be stored. */
export const doubtsOf = (deaths: readonly number[]): Span[] =>
  deaths.map((death) => ({ from: death - AT_WORK_MS, to: death + 1 }))

/** Looks at every message of a channel, by number. @param doubts when what was shown need not be stored */
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
      // Before it was published nothing is missing.
      if ((messages[i]?.at ?? 0) <= at) looks.get(id)?.push({ at, isThere: there.has(id), isSure })
    }
  }
  return looks
}

/** The place of the first number that is not below a limit; the numbers grow. */
function findFirst(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}
