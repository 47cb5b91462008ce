import { visitFeatures } from './features.ts'
import type { Word } from './words.ts'

/** Even long texts have fewer features than this; the excess is ignored. */
export const MAX_BUCKETS = 1 << 16

/**
 * The distinct buckets of a text, in order of first occurrence. The list is reused by the next call: copy it to keep it. Marks of seen
 * buckets are numbered, so that nothing has to be cleared between two texts.
 */
export function createBucketList(bits: number): (words: readonly Word[]) => Uint32Array {
  const mask = (1 << bits) - 1
  const seen = new Uint32Array(1 << bits)
  const found = new Uint32Array(MAX_BUCKETS)
  let round = 0
  return (words) => {
    round += 1
    let count = 0
    visitFeatures(words, (feature) => {
      const bucket = feature & mask
      if (seen[bucket] === round || count === MAX_BUCKETS) return
      seen[bucket] = round
      found[count] = bucket
      count += 1
    })
    return found.subarray(0, count)
  }
}

/** Value of each bucket in a text with this many of them: longer texts carry more evidence, but not in proportion. */
export const findBucketValue = (count: number): number => count ** -0.4
