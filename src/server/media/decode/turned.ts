/** Rotates back pictures that were rotated by a few degrees. */
import type { Grey } from './find-parts.ts'
import { type Frame, GREY_SIDE, WHOLE } from './frame.ts'

/** Degrees clockwise; a hash tolerates one or two more or less. */
export const ANGLES = [3, -3]

/** The same region of the picture, rotated around its centre, as a square of GREY_SIDE. Outside pixels repeat the edge. */
export function turnGrey({ levels, width, height }: Grey, degrees: number): Uint8Array {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const turned = new Uint8Array(GREY_SIDE ** 2)
  const clamp = (at: number, size: number) => Math.min(size - 1, Math.max(0, Math.floor(at)))
  for (let v = 0; v < GREY_SIDE; v += 1) {
    const dy = ((v + 0.5) / GREY_SIDE - 0.5) * height
    for (let u = 0; u < GREY_SIDE; u += 1) {
      const dx = ((u + 0.5) / GREY_SIDE - 0.5) * width
      const x = clamp(width / 2 + dx * cosine + dy * sine, width)
      const y = clamp(height / 2 - dx * sine + dy * cosine, height)
      turned[v * GREY_SIDE + u] = levels[y * width + x] ?? 0
    }
  }
  return turned
}

/**
 * Position of the original within the rotated picture: smaller, if the canvas had grown with the corners; about the whole, if they
 * were cut off.
 */
export function listTurnedFrames({ width, height }: Grey): Frame[] {
  const sine = Math.sin(((ANGLES[0] ?? 0) * Math.PI) / 180)
  const [x, y] = [(sine * height) / width / 2, (sine * width) / height / 2]
  const grown = { x0: x, y0: y, x1: 1 - x, y1: 1 - y }
  const isLong = Math.max(x, y) > LARGEST_INSET
  return isLong ? [WHOLE] : [grown, WHOLE]
}

/** Share of each side; a long strip would lose more than it keeps. */
const LARGEST_INSET = 0.15
