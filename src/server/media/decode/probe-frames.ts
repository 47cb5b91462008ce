/** Possible positions of a copy in a picture, or of the original around it, if one of them was cropped. */
import type { Frame } from './frame.ts'

/** Margin around the centre region, which is hashed separately: the centre survives a crop. */
const MARGIN = 0.14
export const CENTRE: Frame = { x0: MARGIN, y0: MARGIN, x1: 1 - MARGIN, y1: 1 - MARGIN }

/** Cropped share of each side. */
const STEP = 0.08
const SMALL_STEP = 0.04

/** Parses digits: number of steps cropped from the left, upper, right and lower side. */
const readCrops = (crops: string, step = STEP): Frame[] =>
  crops.split(' ').map((sides) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = [...sides].map((steps) => Number(steps) * step)
    return { x0: left, y0: top, x1: 1 - right, y1: 1 - bottom }
  })

/** Possible crops as parts of the original: none or 8 % of each side, or 16 % of one. */
export const CROPS: Frame[] = [
  ...readCrops('0000 1000 0100 1100 0010 1010 0110 1110 0001 1001 0101 1101 0011 1011 0111 1111'),
  ...readCrops('2000 0200 0020 0002'),
  { x0: 0.12, y0: 0.12, x1: 0.88, y1: 0.88 },
]

/**
 * Uneven crops of up to a fifth of each side, for pictures that are not also mirrored. Of the 1,296 crops with 0, 4, … 20 % of each
 * side,
 * those that bring most others near enough for alignment, in addition to CROPS (docs/decisions/0111-crops-and-bubbles.md); there is no
 * time for all. Both for a crop within our picture and for our picture within an original.
 */
export const LARGE_CROPS: Frame[] = readCrops('4412 2244 4224 2441 5143 2424 4541 0433 5113 4453', SMALL_STEP)
export const LARGE_CROPS_OF_ORIGINAL: Frame[] = readCrops(
  '1341 3422 1234 4303 2434 3113 4301 4143 4341 1043 1342 1431 2214 4420 3141 2523 2353 4104 1441 3425',
  SMALL_STEP,
)

/** Position of an original's centre within a crop of it. */
export const placeCentre = ({ x0, y0, x1, y1 }: Frame): Frame => ({
  x0: (CENTRE.x0 - x0) / (x1 - x0),
  y0: (CENTRE.y0 - y0) / (y1 - y0),
  x1: (CENTRE.x1 - x0) / (x1 - x0),
  y1: (CENTRE.y1 - y0) / (y1 - y0),
})

/** Every side with 0, 8 or 16 % cropped: too many for a search, few enough to start an alignment. */
export const ALL_CROPS: Frame[] = readCrops(
  Array.from({ length: 81 }, (_, at) => at.toString(3).padStart(4, '0')).join(' '),
)
