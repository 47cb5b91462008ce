/** The quantile of the times: `findShare(times, 0.95)` is the p95; NaN if there are none. */
export function findShare(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** The median. */
export const findMedian = (times: readonly number[]): number => findShare(times, 0.5)
