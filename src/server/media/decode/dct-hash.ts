import { countBits } from '../compare-images.ts'
import { FREQUENCIES, ORDER } from '../hash-order.ts'
import { type Frame, GREY_SIDE } from './frame.ts'

export type DescribedFrame = { hash: bigint[]; detail: number; clear: Uint32Array }

/** Samples along one side of a frame. */
const SAMPLES = 32
const ROW = GREY_SIDE + 1

/** Integral image of grey levels, so that the mean of any rectangle costs four look-ups. */
export function sumGrey(grey: Uint8Array): Float64Array {
  const sums = new Float64Array(ROW * ROW)
  for (let y = 0; y < GREY_SIDE; y += 1) {
    let line = 0
    for (let x = 0; x < GREY_SIDE; x += 1) {
      line += grey[y * GREY_SIDE + x] ?? 0
      sums[(y + 1) * ROW + x + 1] = (sums[y * ROW + x + 1] ?? 0) + line
    }
  }
  return sums
}

const COSINES = Array.from({ length: FREQUENCIES }, (_, frequency) =>
  Float64Array.from({ length: SAMPLES }, (_, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * SAMPLES))),
)

/** Amplitude of a cosine wave over the frame, in grey levels: below it a frequency is compression noise. */
const NOISE = 0.15
/** Coefficient of such a wave with an amplitude of one grey level. */
const ONE_LEVEL = ((GREY_SIDE / SAMPLES) ** 2 * SAMPLES ** 2) / 4

/**
 * The signs of the 255 lowest frequencies of a frame as four words of 64 bits: the first for a quick comparison, all for certainty.
 * Signs, not a comparison with the median: so the mirror image differs only in the odd horizontal frequencies.
 * `detail`: how many of them have at least `levels` grey levels; next to none in a gradient or a plain surface. `clear`: which ones.
 */
export function describeFrame(sums: Float64Array, frame: Frame, levels = NOISE): DescribedFrame {
  const frequencies = transform(sample(sums, frame))
  // In halves of 32 bits: a BigInt for each bit took longer than the transform.
  const halves = new Uint32Array(8)
  const clear = new Uint32Array(8)
  let detail = 0
  ORDER.forEach(({ u, v }, bit) => {
    const height = frequencies[v * FREQUENCIES + u] ?? 0
    if (height > 0) halves[bit >> 5] = (halves[bit >> 5] ?? 0) | (1 << (bit & 31))
    if (Math.abs(height) < levels * ONE_LEVEL) return
    clear[bit >> 5] = (clear[bit >> 5] ?? 0) | (1 << (bit & 31))
    detail += 1
  })
  return { hash: joinHalves(halves), detail, clear }
}

const joinHalves = (halves: Uint32Array): bigint[] =>
  [0, 2, 4, 6].map((at) => BigInt(halves[at] ?? 0) | (BigInt(halves[at + 1] ?? 0) << 32n))

/** Number of the clear frequencies whose sign differs from that in a hash. */
export const countUnlike = ({ hash, clear }: DescribedFrame, other: bigint[]): number =>
  joinHalves(clear).reduce((sum, mask, at) => sum + countBits(((hash[at] ?? 0n) ^ (other[at] ?? 0n)) & mask), 0)

export const hashFrame = (sums: Float64Array, frame: Frame): bigint[] => describeFrame(sums, frame).hash

export const measureDetail = (sums: Float64Array, frame: Frame): number => describeFrame(sums, frame).detail

function sample(sums: Float64Array, { x0, y0, x1, y1 }: Frame): Float64Array {
  const corners = new Float64Array((SAMPLES + 1) ** 2)
  for (let y = 0; y <= SAMPLES; y += 1) {
    for (let x = 0; x <= SAMPLES; x += 1) {
      corners[y * (SAMPLES + 1) + x] = sumTo(sums, x0 + ((x1 - x0) * x) / SAMPLES, y0 + ((y1 - y0) * y) / SAMPLES)
    }
  }
  const samples = new Float64Array(SAMPLES ** 2)
  for (let y = 0; y < SAMPLES; y += 1) {
    for (let x = 0; x < SAMPLES; x += 1) {
      const at = y * (SAMPLES + 1) + x
      const above = (corners[at + 1] ?? 0) - (corners[at] ?? 0)
      const below = (corners[at + SAMPLES + 2] ?? 0) - (corners[at + SAMPLES + 1] ?? 0)
      samples[y * SAMPLES + x] = below - above
    }
  }
  return samples
}

/** Interpolates between pixels; beyond the edge, the edge value is used. */
function sumTo(sums: Float64Array, xFraction: number, yFraction: number): number {
  const x = Math.min(GREY_SIDE, Math.max(0, xFraction * GREY_SIDE))
  const y = Math.min(GREY_SIDE, Math.max(0, yFraction * GREY_SIDE))
  const left = Math.min(GREY_SIDE - 1, Math.floor(x))
  const top = Math.min(GREY_SIDE - 1, Math.floor(y))
  const at = top * ROW + left
  const above = (sums[at] ?? 0) * (1 - x + left) + (sums[at + 1] ?? 0) * (x - left)
  const below = (sums[at + ROW] ?? 0) * (1 - x + left) + (sums[at + ROW + 1] ?? 0) * (x - left)
  return above * (1 - y + top) + below * (y - top)
}

/** The lowest frequencies of a discrete cosine transform, rows first. */
function transform(samples: Float64Array): Float64Array {
  const rows = new Float64Array(FREQUENCIES * SAMPLES)
  for (let y = 0; y < SAMPLES; y += 1) {
    for (let u = 0; u < FREQUENCIES; u += 1) {
      rows[u * SAMPLES + y] = multiply(samples, y * SAMPLES, COSINES[u])
    }
  }
  const frequencies = new Float64Array(FREQUENCIES ** 2)
  for (let v = 0; v < FREQUENCIES; v += 1) {
    for (let u = 0; u < FREQUENCIES; u += 1) {
      frequencies[v * FREQUENCIES + u] = multiply(rows, u * SAMPLES, COSINES[v])
    }
  }
  return frequencies
}

function multiply(values: Float64Array, from: number, cosines: Float64Array = new Float64Array(SAMPLES)): number {
  let sum = 0
  for (let at = 0; at < SAMPLES; at += 1) sum += (values[from + at] ?? 0) * (cosines[at] ?? 0)
  return sum
}
