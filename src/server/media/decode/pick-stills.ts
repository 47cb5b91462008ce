/** Picks the few frames of a video that represent all: every other one resembles one of them. */
import { countFine, countFirst } from '../compare-images.ts'
import type { ImageHash, VideoStill } from '../types.ts'
import { findCommonInside } from './common-bars.ts'
import { hashFrame, measureDetail, sumGrey } from './dct-hash.ts'
import { type Frame, placeFrame, WHOLE } from './frame.ts'
import type { ClipFrame } from './protocol.ts'

export const MAX_STILLS = 32
/** Bits of 64 and of 191: a frame nearer than this to a still needs none of its own, and still matches after recompression. */
const SAME_FIRST = 8
const SAME_FINE = 48
/** Share of each side removed for a second hash of a still, to match copies with about that crop. */
const CROPPED = 0.1
const CENTRE: Frame = { x0: CROPPED, y0: CROPPED, x1: 1 - CROPPED, y1: 1 - CROPPED }
/** Of 255 frequencies: black, a fade, a sky match any other video. */
const MIN_DETAIL = 60

/**
 * A still is kept for every frame unlike all previous ones. If there are more than MAX_STILLS, those that represent most frames are
 * kept: shots that last long are chosen in every cut of a video, wherever it begins.
 */
export function pickStills(frames: readonly ClipFrame[]): VideoStill[] {
  const telling = frames
    .map(({ at, grey }) => ({ at, sums: sumGrey(grey), grey }))
    .filter(({ sums }) => isTelling(sums))
  const inside = findCommonInside(telling.map(({ grey }) => grey))
  const kept: { at: number; whole: ImageHash; sums: Float64Array; count: number }[] = []
  for (const { at, sums } of telling) {
    const whole = hashFrame(sums, inside)
    const like = kept.find((one) => isSame(one.whole, whole))
    if (like) like.count += 1
    else kept.push({ at, whole, sums, count: 1 })
  }
  const all = kept.reduce((sum, { count }) => sum + count, 0)
  const best = kept.sort((a, b) => b.count - a.count || a.at - b.at).slice(0, MAX_STILLS)
  const centre = placeFrame(inside, CENTRE)
  return best
    .sort((a, b) => a.at - b.at)
    .map(({ at, whole, sums, count }) => ({ at, share: count / all, whole, centre: hashFrame(sums, centre) }))
}

const isTelling = (sums: Float64Array) => measureDetail(sums, WHOLE) >= MIN_DETAIL

const isSame = (a: ImageHash, b: ImageHash) => countFirst(a, b) <= SAME_FIRST && countFine(a, b) <= SAME_FINE
