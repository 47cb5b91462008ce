import { createBucketList } from './buckets.ts'
import { findGroups } from './features.ts'
import { createGatherer, scaleSums } from './gather.ts'
import { createPlaces } from './places.ts'
import { createWordReader } from './read-words.ts'
import { createVocabulary } from './vocabulary.ts'
import type { HateWeights } from './weights.ts'
import type { GroupedForm } from './word-groups.ts'
import { listWords } from './words.ts'

/** The sum of each output over a text; null when it has neither word nor emoji. */
type FindEvidence = (text: string) => Float64Array | null

/** Creates the function that sums the evidence of a text. */
export function createEvidence(weights: HateWeights): FindEvidence {
  const places = createPlaces(weights.bits)
  const vocabulary = createVocabulary(weights, places)
  const readWords = createWordReader(vocabulary)
  const gather = createGatherer(weights, vocabulary, places)
  const findPlainly = createPlainEvidence(weights)
  return (text) => {
    const numbers = readWords(text)
    if (!numbers) return findPlainly(text)
    let says = 0
    const words: GroupedForm[] = []
    for (const number of numbers) {
      says |= vocabulary.says[number] ?? 0
      const form = vocabulary.forms[number]
      if (form) words.push(form)
    }
    if (says === 0) return null
    const groups = findGroups(words)
    const sums = gather(numbers, groups)
    return sums ?? findPlainly(text)
  }
}

/** The same computed from the text alone: the reference, which the fast version above must match to the bit. */
export function createPlainEvidence(weights: HateWeights): FindEvidence {
  const { bits, bytes, outputs } = weights
  const width = outputs.length
  let listBuckets: ReturnType<typeof createBucketList> | undefined
  return (text) => {
    const words = listWords(text)
    if (!words.some(({ form }) => /[\p{L}\p{Extended_Pictographic}]/u.test(form))) return null
    listBuckets ??= createBucketList(bits)
    const buckets = listBuckets(words)
    const sums = new Int32Array(width)
    for (const bucket of buckets) {
      for (let output = 0; output < width; output += 1) {
        const byte = bytes[bucket * width + output] ?? 0
        sums[output] = (sums[output] ?? 0) + byte * Math.abs(byte)
      }
    }
    return scaleSums(weights, sums, buckets.length)
  }
}
