import { compareMessages, countBeginning, LEAST_SHARE, SAME_WORDS } from './compare-messages.ts'
import type { MessageWords } from './read-message.ts'

/** A message that is compared with many. `sorted`: its words without their kinds. */
export type SortedMessage = MessageWords & { sorted: Int32Array }

export const sortWords = ({ codes, isCut }: MessageWords): SortedMessage => ({
  codes,
  isCut,
  sorted: codes.map((code) => code >>> 2).sort(),
})

/**
 * Whether two messages are the same: what `compareMessages` says of them, without looking at the order of the words where their
 * number or the lengths say that they are not. So it is with nearly all that share a phrase.
 */
export function isSameMessage(one: SortedMessage, other: SortedMessage): boolean {
  const [shorter, longer] = one.codes.length <= other.codes.length ? [one, other] : [other, one]
  const least = shorter.codes.length
  const isSmallPart = least < longer.codes.length * LEAST_SHARE
  if (isSmallPart && countBeginning(shorter.codes, longer.codes) < least - 1) return false
  if (!shares(shorter.sorted, longer.sorted, least * SAME_WORDS)) return false
  return compareMessages(one, other)?.isSameMessage ?? false
}

/** Whether the shorter list has so many words of the other one. */
function shares(shorter: Int32Array, longer: Int32Array, fewest: number): boolean {
  let possible = shorter.length
  let other = 0
  for (let at = 0; at < shorter.length && possible >= fewest; at += 1) {
    const word = shorter[at] ?? 0
    while (other < longer.length && (longer[other] ?? 0) < word) other += 1
    if (longer[other] === word) other += 1
    else possible -= 1
  }
  return possible >= fewest
}
