import { minimise } from './minimise.ts'

/** Turns sums into a probability: 1 / (1 + e^-(Σ slopes · sums + offset)). */
export type Calibration = { slopes: number[]; offset: number }

/** Fits Platt's sigmoid to the sums of held-out texts; several sums of one text are combined. */
export function fitCalibration(sums: readonly (readonly number[])[], labels: readonly number[]): Calibration {
  const inputs = sums[0]?.length ?? 0
  const fitted = minimise(inputs + 1, (point, gradient) => {
    let loss = 0
    sums.forEach((row, at) => {
      const sum = row.reduce((total, value, input) => total + value * (point[input] ?? 0), point[inputs] ?? 0)
      const label = labels[at] ?? 0
      loss += Math.max(sum, 0) - sum * label + Math.log1p(Math.exp(-Math.abs(sum)))
      const error = 1 / (1 + Math.exp(-sum)) - label
      row.forEach((value, input) => {
        gradient[input] = (gradient[input] ?? 0) + error * value
      })
      gradient[inputs] = (gradient[inputs] ?? 0) + error
    })
    return loss
  })
  return { slopes: [...fitted.subarray(0, inputs)], offset: fitted[inputs] ?? 0 }
}

export function applyCalibration({ slopes, offset }: Calibration, sums: readonly number[]): number {
  const sum = slopes.reduce((total, slope, input) => total + slope * (sums[input] ?? 0), offset)
  return 1 / (1 + Math.exp(-sum))
}
