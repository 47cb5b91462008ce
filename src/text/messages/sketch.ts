/**
 * Rules out most unequal messages without comparing their words: by word count, first word, and one bit of 128 per
 * word, which the other message also has if it has the word (Bloom, "Space/time trade-offs in hash coding with
 * allowable errors", 1970).
 */
import { MIN_SHARE, SAME_WORDS } from './compare-messages.ts'

/** Numbers per sketch; many sketches share one array. */
export const SKETCH = 6
const FIRST = 1
const BITS = 2
const LISTS = 4

/** `at`: start of the sketch. */
export function drawSketch(codes: Int32Array, sketches: Int32Array, at: number): void {
  sketches.fill(0, at, at + SKETCH)
  sketches[at] = codes.length
  sketches[at + FIRST] = (codes[0] ?? 0) >>> 2
  for (const code of codes) {
    // Uses bits of the hash, not of the kind and first letter.
    const bit = code >>> 7
    const list = at + BITS + ((bit >>> 5) & (LISTS - 1))
    sketches[list] = (sketches[list] ?? 0) | (1 << (bit & 31))
  }
}

/** false: `compareMessages` would not find them the same. `one` and `other` are the starts of the sketches. */
export function mayBeSame(sketches: Int32Array, one: number, other: number): boolean {
  const isShorter = (sketches[one] ?? 0) <= (sketches[other] ?? 0)
  const shorter = isShorter ? one : other
  const longer = isShorter ? other : one
  const least = sketches[shorter] ?? 0
  // A part this small must be a beginning.
  const isSmallPart = least < (sketches[longer] ?? 0) * MIN_SHARE
  if (isSmallPart && sketches[shorter + FIRST] !== sketches[longer + FIRST]) return false
  let shared = least
  for (let list = BITS; list < SKETCH; list += 1) {
    shared -= countBits((sketches[shorter + list] ?? 0) & ~(sketches[longer + list] ?? 0))
  }
  // The last word of a cut text may be the first half of the other's.
  return shared >= Math.min(least * SAME_WORDS, least - 1)
}

function countBits(list: number): number {
  let bits = list - ((list >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
