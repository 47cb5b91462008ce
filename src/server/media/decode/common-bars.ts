/** Bars of a video: they are in every frame, unlike dark areas at the edge of a single frame. */
import {
  type Bars,
  countNear,
  type Frame,
  findCommonest,
  GREY_SIDE,
  leaveInside,
  measureBars,
  placeFrame,
  readLine,
  type Side,
  WHOLE,
} from './frame.ts'

/** Grey levels within this distance count as one colour in every frame. */
const STEADY_GREY = 8
const STEADY = 0.97
/** One frame in ten may differ: letters in a bar, a flash. */
const WITHOUT = 0.1
/** A wide film on an upright screen leaves a quarter of its height. */
const SMALLEST_STEADY_REST = 0.2
const MIN_BAR = 4
/** A bar ends in a straight line: minimum share of that line with another colour, and of the frames where it has. */
const EDGE = 0.6
const WITH_EDGE = 0.2
/** Lines after the end of a bar, to allow for downscaling. */
const BEHIND = 3
/** Maximum frames analysed. */
const MAX_FRAMES = 60

/**
 * First plain bars, which are steady in every line; then, in the rest, bars as in pictures, which may have letters. In a single step a
 * bar would extend into plain areas at the edge of the picture: in an upright copy a tenth of the height is a third of the picture.
 */
export function findCommonInside(greys: readonly Uint8Array[]): Frame {
  const some = greys.filter((_, at) => at % Math.ceil(greys.length / MAX_FRAMES) === 0)
  if (some.length === 0) return WHOLE
  const steady = leaveInside(
    gather((side) => measureSteadyBar(some, side)),
    SMALLEST_STEADY_REST,
  )
  const inside = steady === WHOLE ? some : some.map((grey) => stretch(grey, steady))
  const bars = inside.map(measureBars)
  return placeFrame(steady, leaveInside(gather((side) => pickNarrow(bars.map((one) => one[side])))))
}

const gather = (measure: (side: Side) => number): Bars => ({
  top: measure('top'),
  bottom: measure('bottom'),
  left: measure('left'),
  right: measure('right'),
})

const pickNarrow = (widths: readonly number[]) =>
  [...widths].sort((a, b) => a - b)[Math.floor(WITHOUT * (widths.length - 1))] ?? 0

function measureSteadyBar(greys: readonly Uint8Array[], side: Side): number {
  const [middle = new Uint8Array(GREY_SIDE ** 2)] = greys.slice(greys.length >> 1)
  const ground = findCommonest(readLine(middle, side, 1))
  /** Share of the frames in which the line has this share of the background, or less. */
  const measure = (at: number, isSo: (near: number) => boolean) =>
    greys.filter((grey) => isSo(countNear(readLine(grey, side, at), ground, STEADY_GREY) / GREY_SIDE)).length /
    greys.length
  const isBar = (at: number) => measure(at, (near) => near >= STEADY) >= 1 - WITHOUT
  const isEdge = (at: number) => measure(at, (near) => near <= 1 - EDGE) >= WITH_EDGE
  let last = 0
  while (last + 1 < GREY_SIDE && isBar(last + 1)) last += 1
  return last >= MIN_BAR && last + BEHIND < GREY_SIDE && isEdge(last + BEHIND) ? (last + 1) / GREY_SIDE : 0
}

/** Scales a part to a square. */
function stretch(grey: Uint8Array, { x0, y0, x1, y1 }: Frame): Uint8Array {
  const stretched = new Uint8Array(GREY_SIDE ** 2)
  const places = (from: number, to: number) =>
    Array.from({ length: GREY_SIDE }, (_, at) => {
      const place = Math.min(
        GREY_SIDE - 1,
        Math.max(0, (from + ((to - from) * (at + 0.5)) / GREY_SIDE) * GREY_SIDE - 0.5),
      )
      const low = Math.floor(place)
      return { low, high: Math.min(GREY_SIDE - 1, low + 1), share: place - low }
    })
  const [columns, rows] = [places(x0, x1), places(y0, y1)]
  rows.forEach((row, y) => {
    columns.forEach((column, x) => {
      const read = (v: number) => {
        const [left, right] = [grey[v * GREY_SIDE + column.low] ?? 0, grey[v * GREY_SIDE + column.high] ?? 0]
        return left + (right - left) * column.share
      }
      const [upper, lower] = [read(row.low), read(row.high)]
      stretched[y * GREY_SIDE + x] = upper + (lower - upper) * row.share
    })
  })
  return stretched
}
