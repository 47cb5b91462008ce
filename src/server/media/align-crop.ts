import { countFine, countFirst, type Likeness } from './compare-images.ts'
import { hashFrame, sumGrey } from './decode/dct-hash.ts'
import { type Frame, GREY_SIDE } from './decode/frame.ts'
import { ALL_CROPS, placeCentre } from './decode/probe-frames.ts'
import type { ImageHash } from './types.ts'

/** Of the sides of what is looked for, by how much an edge is moved; the smaller ones last. */
const STEPS = [0.04, 0.02, 0.01]
const ROUNDS = 2
/** What must be left once the edges fit: a guessed frame of a copy has more, the best of another picture too. */
const ALIGNED_DISTANCE = 10
const ALIGNED_FINE = 60

type Start = { frame: Frame; hash: ImageHash }

/**
 * Compares a picture with stored hashes more patiently than probes can: from the frame that fits best its edges are moved as long as
 * that brings it nearer. `grey`: GREY_SIDE × GREY_SIDE levels. Some 3 ms for each comparison: for few candidates.
 */
export function openAlignment(grey: Uint8Array): (whole: ImageHash, centre: ImageHash) => Likeness {
  if (grey.length !== GREY_SIDE ** 2) throw new Error(`${grey.length} grey levels`)
  const sums = sumGrey(grey)
  const start = (frame: Frame): Start => ({ frame, hash: hashFrame(sums, frame) })
  const wholes = ALL_CROPS.map(start)
  const centres = ALL_CROPS.map((crop) => start(placeCentre(crop)))
  return (whole, centre) => {
    const found = [align(sums, wholes, whole), align(sums, centres, centre)]
    const same = found.find(({ distance, fine }) => distance <= ALIGNED_DISTANCE && fine <= ALIGNED_FINE)
    return { distance: same?.distance ?? 64, same: same !== undefined }
  }
}

function align(sums: Float64Array, starts: readonly Start[], target: ImageHash): { distance: number; fine: number } {
  const measure = (hash: ImageHash) => {
    const [distance, fine] = [countFirst(hash, target), countFine(hash, target)]
    return { distance, fine, total: distance + fine }
  }
  let best = { frame: starts[0]?.frame ?? { x0: 0, y0: 0, x1: 1, y1: 1 }, distance: 64, fine: 191, total: 255 }
  for (const { frame, hash } of starts) {
    const found = measure(hash)
    if (found.total < best.total) best = { frame, ...found }
  }
  for (const step of STEPS) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = best.total
      for (const frame of listMoved(best.frame, step)) {
        const found = measure(hashFrame(sums, frame))
        if (found.total < best.total) best = { frame, ...found }
      }
      if (best.total === before) break
    }
  }
  return best
}

/** The frame with one of its edges moved, in or out. */
const listMoved = (frame: Frame, step: number): Frame[] =>
  (['x0', 'y0', 'x1', 'y1'] as const).flatMap((edge) =>
    [-step, step].map((by) => ({ ...frame, [edge]: frame[edge] + by })),
  )
