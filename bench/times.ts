/** The value that a share of the times does not exceed: `findShare(times, 0.95)`; NaN where there is none. */
export function findShare(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** The middle one. */
export const findMedian = (times: readonly number[]): number => findShare(times, 0.5)
