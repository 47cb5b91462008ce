import { findBucketValue, MAX_BUCKETS } from './buckets.ts'
import { visitFollowers, visitGroups } from './features.ts'
import type { Places } from './places.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { HateWeights } from './weights.ts'

/** Texts until the marks of seen buckets are cleared: with a byte for each they stay in the processor's cache. */
const MAX_ROUNDS = 255

type Gather = (numbers: Int32Array, groups: readonly (readonly number[])[]) => Float64Array | undefined

/**
 * Creates the function that sums words over the distinct buckets of a text. Integer sums are exact in any order, so the sum of a word
 * is
 * added at once and its buckets seen before are subtracted. Returns undefined for a text with more buckets than are used: there their
 * order matters.
 */
export function createGatherer(weights: HateWeights, vocabulary: Vocabulary, { placeOf, bucketAt }: Places): Gather {
  const { bytes, bits } = weights
  const { sums: wordSums, places, ends, hashes: wordHashes } = vocabulary
  const width = weights.outputs.length
  const mask = (1 << bits) - 1
  const seen = new Uint8Array(1 << bits)
  const sums = new Int32Array(width)
  let round = 0
  let count = 0

  const add = (bucket: number, sign: number) => {
    const from = bucket * width
    for (let output = 0; output < width; output += 1) {
      const byte = bytes[from + output] ?? 0
      sums[output] = (sums[output] ?? 0) + sign * byte * (byte < 0 ? -byte : byte)
    }
  }
  const visit = (feature: number) => {
    const bucket = feature & mask
    const place = placeOf(bucket)
    if (seen[place] === round) return
    seen[place] = round
    count += 1
    add(bucket, 1)
  }
  const addWord = (number: number) => {
    for (let output = 0; output < width; output += 1) {
      sums[output] = (sums[output] ?? 0) + (wordSums[number * width + output] ?? 0)
    }
    const end = ends[number + 1] ?? 0
    for (let at = ends[number] ?? 0; at < end; at += 1) {
      const place = places[at] ?? 0
      if (seen[place] === round) add(bucketAt[place] ?? 0, -1)
      else {
        seen[place] = round
        count += 1
      }
    }
  }
  return (numbers, groups) => {
    round = round === MAX_ROUNDS ? 1 : round + 1
    if (round === 1) seen.fill(0)
    count = 0
    sums.fill(0)
    const hashes = new Int32Array(numbers.length)
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] ?? 0
      hashes[at] = wordHashes[number] ?? 0
      addWord(number)
    }
    for (let at = 0; at < numbers.length; at += 1) visitFollowers(hashes, at, visit)
    visitGroups(groups, hashes, visit)
    return count < MAX_BUCKETS ? scaleSums(weights, sums, count) : undefined
  }
}

/** The sums of a text with this many buckets, scaled for the outputs. */
export function scaleSums({ outputs }: HateWeights, sums: Int32Array, count: number): Float64Array {
  const value = findBucketValue(count)
  const scaled = new Float64Array(outputs.length)
  for (const [output, { step, bias }] of outputs.entries()) scaled[output] = (sums[output] ?? 0) * step * value + bias
  return scaled
}
