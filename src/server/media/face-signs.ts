/**
 * A descriptor in 128 bits: which of its numbers are above average. Faces nearer than `LARGEST_DISTANCE` differed in at most 55 of
 * them, other people in 66 on average (docs/decisions/0022): enough to skip most of a million descriptors.
 */
export const LARGEST_DISTANCE = 0.52
export const MAX_SIGNS = 56

/** Averages of the engine's descriptors, in hundredths; they only affect how evenly the bits are distributed. */
// biome-ignore format: a table of numbers
const USUAL = [
  -8, 12, 6, -8, -10, -2, -8, -10, 18, -8, 20, -6, -24, -2, -6, 18,
  -18, -14, -8, -4, 2, 4, 2, 6, -14, -34, -6, -6, 0, -10, 0, 8,
  -18, -2, 2, 10, -4, -10, 16, 2, -22, -2, 4, 26, 22, 2, 2, -8,
  10, -28, 2, 18, 6, 6, 6, -16, 2, 12, -16, 2, 8, -6, -2, -10,
  22, 10, -14, -14, 14, -14, -4, 8, -12, -20, -28, 0, 38, 14, -16, 4,
  -6, 2, 2, 12, -4, 2, -8, 2, 20, -2, 0, 24, -2, -2, 0, 6,
  -12, 0, -12, -2, 2, -4, 0, 12, -18, 16, -2, 0, 2, -2, -6, -4,
  16, -26, 16, 16, 4, 14, 6, 8, 0, -2, -16, -6, 2, -6, 0, 2,
]

export function describeSigns(descriptor: readonly number[]): [bigint, bigint] {
  const bits = descriptor
    .map((value, i) => (value * 100 > (USUAL[i] ?? 0) ? '1' : '0'))
    .join('')
    .padEnd(128, '0')
  return [BigInt(`0b${bits.slice(0, 64)}`), BigInt(`0b${bits.slice(64, 128)}`)]
}
