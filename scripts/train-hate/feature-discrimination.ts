import type { Lesson } from './fit.ts'
import type { Matrix } from './matrix.ts'

/**
 * How telling each bucket is by itself: the distance of its share in the texts with the label and its share in the others, as the
 * logarithm of their ratio, one in the mean (Wang & Manning, ACL 2012). A weight of a telling bucket is pulled to zero less.
 * @param least what a bucket counts even when it tells nothing by itself: it may tell beside others
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

/** The mean is taken over occurrences, so that the strength of the pull means the same as without. */
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
