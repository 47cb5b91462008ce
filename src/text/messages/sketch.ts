/**
 * What tells of most messages that they are not the same without looking at their words one by one: their number, the first one, and
 * a bit for each of them among 128, which the others have too if they have the word (Bloom, "Space/time trade-offs in hash coding
 * with allowable errors", 1970).
 */
import { LEAST_SHARE, SAME_WORDS } from './compare-messages.ts'

/** Numbers of a sketch; many stand in one list. */
export const SKETCH = 6
const FIRST = 1
const BITS = 2
const LISTS = 4

/** `at`: where the sketch begins. */
export function drawSketch(codes: Int32Array, sketches: Int32Array, at: number): void {
  sketches.fill(0, at, at + SKETCH)
  sketches[at] = codes.length
  sketches[at + FIRST] = (codes[0] ?? 0) >>> 2
  for (const code of codes) {
    // Bits of the hash, not of its kind and first letter.
    const bit = code >>> 7
    const list = at + BITS + ((bit >>> 5) & (LISTS - 1))
    sketches[list] = (sketches[list] ?? 0) | (1 << (bit & 31))
  }
}

/** false: `compareMessages` would not say that they are the same. `one` and `other` are where the sketches begin. */
export function mayBeSame(sketches: Int32Array, one: number, other: number): boolean {
  const isShorter = (sketches[one] ?? 0) <= (sketches[other] ?? 0)
  const shorter = isShorter ? one : other
  const longer = isShorter ? other : one
  const least = sketches[shorter] ?? 0
  // So small a part has to be a beginning.
  const isSmallPart = least < (sketches[longer] ?? 0) * LEAST_SHARE
  if (isSmallPart && sketches[shorter + FIRST] !== sketches[longer + FIRST]) return false
  let shared = least
  for (let list = BITS; list < SKETCH; list += 1) {
    shared -= countBits((sketches[shorter + list] ?? 0) & ~(sketches[longer + list] ?? 0))
  }
  // Of a text that was cut the last word may be half of the other's.
  return shared >= Math.min(least * SAME_WORDS, least - 1)
}

function countBits(list: number): number {
  let bits = list - ((list >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
