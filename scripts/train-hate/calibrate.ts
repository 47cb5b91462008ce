import type { Calibration } from '../../src/server/enrich/hate/weights.ts'

const ROUNDS = 50

/** Platt's sigmoid over sums of texts that were left out of training, by Newton's method. */
export function fitCalibration(sums: readonly number[], labels: readonly number[]): Calibration {
  let slope = 1
  let offset = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    let [gradientSlope, gradientOffset, a, b, c] = [0, 0, 1e-9, 0, 1e-9]
    sums.forEach((sum, at) => {
      const probability = 1 / (1 + Math.exp(-(slope * sum + offset)))
      const error = probability - (labels[at] ?? 0)
      const spread = probability * (1 - probability)
      gradientSlope += error * sum
      gradientOffset += error
      a += spread * sum * sum
      b += spread * sum
      c += spread
    })
    const determinant = a * c - b * b
    slope -= (c * gradientSlope - b * gradientOffset) / determinant
    offset -= (a * gradientOffset - b * gradientSlope) / determinant
  }
  return { slope, offset }
}
