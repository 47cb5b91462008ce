import type { HateWeights } from '../../src/server/enrich/hate/weights.ts'
import type { Fitted } from './fit.ts'
import type { Learned } from './train.ts'

const LARGEST_BYTE = 127

/**
 * Quantises every weight to one byte, including calibration and support; each output has its own step size. Most
 * weights are small: a square scale keeps them apart where a linear one would make them all zero.
 */
export function packWeights(version: string, bits: number, learned: readonly Learned[]): HateWeights {
  const size = 1 << bits
  const bytes = new Int8Array(size * learned.length)
  const outputs = learned.map((one, place) => {
    const weights = combine(one, learned)
    const step = findLargest(weights, size) / LARGEST_BYTE ** 2
    for (let at = 0; at < size; at += 1) {
      const weight = weights[at] ?? 0
      bytes[at * learned.length + place] = Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / step))
    }
    return { name: one.output.name, step, bias: weights[size] ?? 0, threshold: one.threshold }
  })
  return { version, bits, outputs, bytes }
}

/** Sums are linear in the weights, and so are calibrated sums. */
function combine({ output, fitted, calibration }: Learned, learned: readonly Learned[]): Fitted {
  const support = learned.find((other) => other.output.name === output.support)?.fitted
  const [own = 1, other = 0] = calibration.slopes
  const combined = fitted.map((weight, at) => own * weight + other * (support?.[at] ?? 0))
  const bias = combined.length - 1
  combined[bias] = (combined[bias] ?? 0) + calibration.offset
  return combined
}

const findLargest = (weights: Fitted, size: number) =>
  weights.subarray(0, size).reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9)
