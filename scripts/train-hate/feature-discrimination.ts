import type { Lesson } from './fit.ts'
import type { Matrix } from './matrix.ts'

/**
 * How discriminative each bucket is by itself: the difference between its share in the texts with the label and in the
 * others, as the logarithm of their ratio, with mean one (Wang & Manning, ACL 2012). The weight of a discriminative
 * bucket is regularised less.
 * @param least minimum for a bucket that is not discriminative by itself: it may be in combination with others
 */
export function measureDiscrimination(
  { buckets, starts, bits }: Matrix,
  { rows, targets }: Lesson,
  least: number,
): Float64Array {
  const size = 1 << bits
  const yes = new Float64Array(size).fill(1)
  const no = new Float64Array(size).fill(1)
  let allYes = 0
  rows.forEach((row, at) => {
    const target = targets[at] ?? 0
    allYes += target
    const to = starts[row + 1] ?? 0
    for (let place = starts[row] ?? 0; place < to; place += 1) {
      const bucket = buckets[place] as number
      yes[bucket] = (yes[bucket] as number) + target
      no[bucket] = (no[bucket] as number) + 1 - target
    }
  })
  const prior = Math.log(allYes / (rows.length - allYes))
  const telling = yes.map((count, bucket) => least + Math.abs(Math.log(count / (no[bucket] as number)) - prior))
  return divideByMean(telling, yes, no)
}

/** The mean is over occurrences, so that the strength of the regularisation keeps its meaning. */
function divideByMean(telling: Float64Array, yes: Float64Array, no: Float64Array): Float64Array {
  let squares = 0
  let count = 0
  telling.forEach((value, bucket) => {
    const occurrences = (yes[bucket] as number) + (no[bucket] as number) - 2
    squares += value * value * occurrences
    count += occurrences
  })
  const mean = Math.sqrt(squares / Math.max(1, count))
  return telling.map((value) => value / mean)
}
