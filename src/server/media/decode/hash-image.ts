import type { ImageHashes } from '../types.ts'
import { markFrame, mirrorMark, sumGrey } from './dct-mark.ts'
import { type Frame, findInside, GREY_SIDE, placeFrame, WHOLE } from './frame.ts'
import { openPicture, type Picture } from './picture.ts'

/** The margin around the centre that is marked on its own: what is left there survives a crop. */
const MARGIN = 0.14
const CENTRE: Frame = { x0: MARGIN, y0: MARGIN, x1: 1 - MARGIN, y1: 1 - MARGIN }

/** What a crop may have left, as parts of the original: none or 8 % of each side, or 16 % of one. */
const CROPS: Frame[] = [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((sides) => ({
    x0: sides & 1 ? 0.08 : 0,
    y0: sides & 2 ? 0.08 : 0,
    x1: sides & 4 ? 0.92 : 1,
    y1: sides & 8 ? 0.92 : 1,
  })),
  { ...WHOLE, x0: 0.16 },
  { ...WHOLE, y0: 0.16 },
  { ...WHOLE, x1: 0.84 },
  { ...WHOLE, y1: 0.84 },
  { x0: 0.12, y0: 0.12, x1: 0.88, y1: 0.88 },
]

/** Where the centre of an original lies in what a crop has left of it. */
const CENTRES: Frame[] = CROPS.map(({ x0, y0, x1, y1 }) => ({
  x0: (CENTRE.x0 - x0) / (x1 - x0),
  y0: (CENTRE.y0 - y0) / (y1 - y0),
  x1: (CENTRE.x1 - x0) / (x1 - x0),
  y1: (CENTRE.y1 - y0) / (y1 - y0),
}))

/** Standard deviation of grey levels below which the rest is noise of compression. */
const FLAT = 4

/** Pixels of the shorter side below which a picture is a dot or an icon, and like thousands of others. */
const SMALLEST_SIDE = 32

/** null: too small or a flat surface, in which nothing can be compared. */
export async function hashImage(picture: Picture): Promise<ImageHashes | null> {
  if (Math.min(picture.width, picture.height) < SMALLEST_SIDE) return null
  const grey = await openPicture(picture).resize(GREY_SIDE, GREY_SIDE, { fit: 'fill' }).grayscale().raw().toBuffer()
  return measureSpread(grey) < FLAT ? null : hashGrey(grey)
}

/**
 * Marks: the whole; what is inside flat bars; the centre. A copy is met either by its whole in one of the parts of ours (ours is
 * larger), or by its centre where ours would have it if ours were a crop.
 */
export function hashGrey(grey: Uint8Array): ImageHashes {
  const sums = sumGrey(grey)
  const inside = findInside(grey)
  const mark = (frame: Frame) => markFrame(sums, frame)
  const whole = mark(WHOLE)
  const framed = mark(inside)
  const hasBars = inside !== WHOLE
  const parts = [...CROPS.map(mark), ...(hasBars ? [framed] : [])]
  const centres = (hasBars ? [WHOLE, inside] : [WHOLE]).flatMap((frame) =>
    CENTRES.map((part) => mark(placeFrame(frame, part))),
  )
  const withMirrored = (marks: bigint[][]) => [...marks, ...marks.map(mirrorMark)]
  return {
    marks: [whole, framed, mark(CENTRE)],
    probes: [withMirrored(parts), withMirrored(parts), withMirrored(centres)],
  }
}

function measureSpread(grey: Uint8Array): number {
  const mean = grey.reduce((sum, level) => sum + level, 0) / grey.length
  return Math.sqrt(grey.reduce((sum, level) => sum + (level - mean) ** 2, 0) / grey.length)
}
