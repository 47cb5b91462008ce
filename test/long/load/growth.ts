/**
 * Detects whether a repeatedly measured figure grows. Its second half is divided into blocks of some minutes, and a
 * line is fitted to their medians (Theil–Sen: median of the slopes between any two). The medians' distances from the
 * line are the noise: a figure grows if the line rises by more than three times the noise, and by more than permitted.
 */
export type Growth = {
  /** Value in the middle of the first block, and of the last. */
  early: number
  late: number
  /** Along the line, from the first block to the last. */
  rise: number
  /** Median distance from the line, scaled to the standard deviation of a normal distribution. */
  noise: number
  perHour: number
  isGrowing: boolean
}

export type Reading = { atSeconds: number; value: number }

const BLOCKS = 6
/** For a normal distribution. */
const DEVIATION_OF_MEDIAN = 1.4826
const MAX_NOISES = 3
/** Blocks with fewer readings are ignored. */
const MIN_OF_BLOCK = 5

/** Permitted rise: a fraction of the value, and for counts at least this number. */
export type MayRise = { portion: number; least?: number }

/** @returns null: too short to tell */
export function judgeGrowth(readings: readonly Reading[], { portion, least = 0 }: MayRise): Growth | null {
  const half = readings.slice(Math.floor(readings.length / 2))
  const size = Math.floor(half.length / BLOCKS)
  if (size < MIN_OF_BLOCK) return null
  const blocks = Array.from({ length: BLOCKS }, (_, n) => {
    const some = half.slice(half.length - (BLOCKS - n) * size, half.length - (BLOCKS - n - 1) * size)
    return { at: middle(some.map(({ atSeconds }) => atSeconds)), value: middle(some.map(({ value }) => value)) }
  })
  const slopes = blocks.flatMap((one, n) =>
    blocks.slice(n + 1).map((other) => (other.value - one.value) / (other.at - one.at)),
  )
  const slope = middle(slopes)
  const level = middle(blocks.map(({ at, value }) => value - slope * at))
  const noise = DEVIATION_OF_MEDIAN * middle(blocks.map(({ at, value }) => Math.abs(value - level - slope * at)))
  const [first, last] = [blocks[0], blocks.at(-1)]
  const [early, late] = [first?.value ?? 0, last?.value ?? 0]
  const rise = slope * ((last?.at ?? 0) - (first?.at ?? 0))
  const isGrowing = rise > Math.max(MAX_NOISES * noise, portion * early, least)
  return { early, late, rise, noise, perHour: slope * 3_600, isGrowing }
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) / 2
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2
}
