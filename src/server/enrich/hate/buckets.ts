import { visitFeatures } from './features.ts'
import type { Word } from './words.ts'

/** Longer texts have fewer features than this; what exceeds it is not looked at. */
export const MOST_BUCKETS = 1 << 16

/**
 * The distinct buckets of a text, in the order in which they are first met. The list is used again by the next call:
 * copy it to keep it. Marks of seen buckets are numbered, so that nothing has to be wiped between two texts.
 */
export function createBucketList(bits: number): (words: readonly Word[]) => Uint32Array {
  const mask = (1 << bits) - 1
  const seen = new Uint32Array(1 << bits)
  const found = new Uint32Array(MOST_BUCKETS)
  let round = 0
  return (words) => {
    round += 1
    let count = 0
    visitFeatures(words, (feature) => {
      const bucket = feature & mask
      if (seen[bucket] === round || count === MOST_BUCKETS) return
      seen[bucket] = round
      found[count] = bucket
      count += 1
    })
    return found.subarray(0, count)
  }
}

/** What each bucket of a text with so many of them counts: longer texts say more, but not in proportion. */
export const findBucketValue = (count: number): number => count ** -0.4
