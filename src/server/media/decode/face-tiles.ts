import type { FoundFace } from '../types.ts'

export type Tile = { left: number; top: number; width: number; height: number }

/**
 * Aspect ratio from which a picture is tiled. The detector's input is square: a long picture becomes a narrow stripe, where faces are
 * missed.
 */
const LONG = 1.4
/** A panorama must not take minutes. */
const MAX_TILES = 8

/** The whole picture; for a long one also squares along it, each overlapping the previous one by half. */
export function listTiles({ width, height }: { width: number; height: number }): Tile[] {
  const whole = { left: 0, top: 0, width, height }
  const short = Math.min(width, height)
  const long = Math.max(width, height)
  if (long <= short * LONG) return [whole]
  const count = Math.min(MAX_TILES, Math.ceil((2 * (long - short)) / short) + 1)
  const starts = Array.from({ length: count }, (_, at) => Math.round((at * (long - short)) / (count - 1)))
  const squares = starts.map((start) => ({
    left: width > height ? start : 0,
    top: width > height ? 0 : start,
    width: short,
    height: short,
  }))
  return [whole, ...squares]
}

/** Of overlapping detections only the most confident is kept: tiles overlap. */
export function keepOnce(faces: FoundFace[]): FoundFace[] {
  const kept: FoundFace[] = []
  for (const face of [...faces].sort((a, b) => b.score - a.score)) {
    if (kept.every((other) => shareOfSmaller(face, other) < 0.5)) kept.push(face)
  }
  return kept
}

function shareOfSmaller(a: FoundFace, b: FoundFace): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  const area = (face: FoundFace) => Math.max(1, (face.x1 - face.x0) * (face.y1 - face.y0))
  return (Math.max(0, width) * Math.max(0, height)) / Math.min(area(a), area(b))
}
