import { countFine, countFirst, type Likeness } from './compare-images.ts'
import { countUnlike, describeFrame, hashFrame, sumGrey } from './decode/dct-hash.ts'
import { type Frame, GREY_SIDE, WHOLE } from './decode/frame.ts'
import { ALL_CROPS, placeCentre } from './decode/probe-frames.ts'
import type { ImageHash } from './types.ts'

/** Steps by which an edge is moved, as fractions of the target's sides; the smaller ones last. */
const STEPS = [0.04, 0.02, 0.01]
const ROUNDS = 3
/** Number of nearest start frames that are refined: the nearest one alone may be misleading. */
const STARTS = 3
/** Maximum differing bits of all 255 at a start frame: unrelated pictures have more, and no time is spent on them. */
const FURTHEST_START = 98
/**
 * Maximum differing bits of all 255 once the edges fit: a guessed frame of a copy has more, the best of another picture too. The first
 * 64 alone are less reliable here: in a picture with few colours a fourth of them change with each pixel that an edge is moved.
 */
const MAX_LEFT = 60
/** Grey levels that a frequency must have to count, and how many of the 255 must. */
const CLEAR = 1.2
const MIN_DETAIL = 10
/** Maximum share of these that may differ. */
const MAX_UNLIKE = 0.17

type Start = { frame: Frame; hash: ImageHash }
type Found = { frame: Frame; distance: number; fine: number }

/**
 * Compares a picture with stored hashes more thoroughly than probes can: starting from the best frames, the edges are moved as long as
 * that reduces the distance. `grey`: GREY_SIDE × GREY_SIDE levels. Some 10 ms for each comparison that starts well: for few
 * candidates.
 */
export function openAlignment(grey: Uint8Array): (whole: ImageHash, centre: ImageHash) => Likeness {
  if (grey.length !== GREY_SIDE ** 2) throw new Error(`${grey.length} grey levels`)
  const sums = sumGrey(grey)
  const start = (frame: Frame): Start => ({ frame, hash: hashFrame(sums, frame) })
  const wholes = ALL_CROPS.map(start)
  const centres = ALL_CROPS.map((crop) => start(placeCentre(crop)))
  return (whole, centre) => {
    const found = [
      { ...align(sums, centres, centre), target: centre },
      { ...align(sums, wholes, whole), target: whole },
    ]
    const same = found.find((one) => isAligned(one) && isClear(sums, one.frame, one.target))
    return { distance: same?.distance ?? 64, same: same !== undefined }
  }
}

/** All gradients have the same signs, and plain surfaces have random ones: the clear frequencies must match by themselves. */
function isClear(sums: Float64Array, frame: Frame, target: ImageHash): boolean {
  const described = describeFrame(sums, frame, CLEAR)
  return described.detail >= MIN_DETAIL && countUnlike(described, target) <= MAX_UNLIKE * described.detail
}

const countAll = ({ distance, fine }: Found) => distance + fine

const isAligned = (found: Found) => countAll(found) <= MAX_LEFT

function align(sums: Float64Array, starts: readonly Start[], target: ImageHash): Found {
  const measure = (frame: Frame, hash: ImageHash): Found => ({
    frame,
    distance: countFirst(hash, target),
    fine: countFine(hash, target),
  })
  const nearest = starts
    .map(({ frame, hash }) => measure(frame, hash))
    .filter((found) => countAll(found) <= FURTHEST_START)
    .sort((a, b) => countAll(a) - countAll(b))
    .slice(0, STARTS)
  let best: Found = { frame: WHOLE, distance: 64, fine: 191 }
  for (const start of nearest) {
    const found = follow(start, (frame) => measure(frame, hashFrame(sums, frame)))
    if (countAll(found) < countAll(best)) best = found
    if (isAligned(best)) break
  }
  return best
}

function follow(start: Found, measure: (frame: Frame) => Found): Found {
  let best = start
  for (const step of STEPS) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = best
      for (const frame of listMoved(before.frame, step)) {
        const found = measure(frame)
        if (countAll(found) < countAll(best)) best = found
      }
      if (best === before) break
    }
  }
  return best
}

const MOVES: Partial<Frame>[] = [{ x0: 1 }, { y0: 1 }, { x1: 1 }, { y1: 1 }, { x0: 1, x1: 1 }, { y0: 1, y1: 1 }]

/** The frame with one or two of its edges moved, in or out, or with the whole frame shifted. */
const listMoved = ({ x0, y0, x1, y1 }: Frame, step: number): Frame[] =>
  MOVES.flatMap((move) =>
    [-step, step].map((by) => ({
      x0: x0 + by * (move.x0 ?? 0),
      y0: y0 + by * (move.y0 ?? 0),
      x1: x1 + by * (move.x1 ?? 0),
      y1: y1 + by * (move.y1 ?? 0),
    })),
  )
