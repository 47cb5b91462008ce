import { hashForm, visitForm } from './features.ts'
import type { Places } from './places.ts'
import type { HateWeights } from './weights.ts'
import { describeForm, type GroupedForm } from './word-groups.ts'

/**
 * What the model needs to know of words by themselves, by their numbers. All in a few parallel lists: a text needs hundreds of places,
 * and the memory accesses are the cost.
 */
export type Vocabulary = {
  forms: GroupedForm[]
  hashes: Int32Array
  /** The places of the buckets of word `n` and of its parts, each once, are in `places` from `ends[n]` to `ends[n + 1]`. */
  places: Int32Array
  ends: Int32Array
  /** Their total weight: one sum for each output. */
  sums: Int32Array
  /** Whether it is a word or an emoji: a text of numbers and signs alone is not evaluated. */
  says: Uint8Array
  /** One letter from a to z: several of them may spell a word. */
  isLetter: Uint8Array
  /** The number of a word, assigned on first use; -1 when there is no room. */
  numberOf(form: string): number
  forget(): void
}

const MAX_WORDS = 65_536
const MAX_BUCKETS = MAX_WORDS * 40

export function createVocabulary({ bits, outputs, bytes }: HateWeights, { placeOf }: Places): Vocabulary {
  const width = outputs.length
  const mask = (1 << bits) - 1
  const numbers = new Map<string, number>()
  const lists = {
    forms: [] as GroupedForm[],
    hashes: new Int32Array(MAX_WORDS),
    places: new Int32Array(MAX_BUCKETS),
    ends: new Int32Array(MAX_WORDS + 1),
    sums: new Int32Array(MAX_WORDS * width),
    says: new Uint8Array(MAX_WORDS),
    isLetter: new Uint8Array(MAX_WORDS),
  }

  const addSums = (number: number, buckets: Iterable<number>) => {
    const sums = lists.sums.subarray(number * width, (number + 1) * width).fill(0)
    for (const bucket of buckets) {
      for (let output = 0; output < width; output += 1) {
        const byte = bytes[bucket * width + output] ?? 0
        sums[output] = (sums[output] ?? 0) + byte * Math.abs(byte)
      }
    }
  }
  const add = (form: string): number => {
    const number = numbers.size
    const buckets = new Set<number>()
    visitForm(form, (feature) => buckets.add(feature & mask))
    const end = lists.ends[number] ?? 0
    if (number === MAX_WORDS || end + buckets.size > MAX_BUCKETS) return -1
    numbers.set(form, number)
    lists.places.set([...buckets].map(placeOf), end)
    lists.ends[number + 1] = end + buckets.size
    addSums(number, buckets)
    lists.forms[number] = describeForm({ form })
    lists.hashes[number] = hashForm(form)
    lists.says[number] = /[\p{L}\p{Extended_Pictographic}]/u.test(form) ? 1 : 0
    lists.isLetter[number] = /^[a-z]$/.test(form) ? 1 : 0
    return number
  }
  return { ...lists, numberOf: (form) => numbers.get(form) ?? add(form), forget: () => numbers.clear() }
}
