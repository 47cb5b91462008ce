/** Parts of a square grey picture, as fractions of its sides. */
export type Frame = { x0: number; y0: number; x1: number; y1: number }

export const WHOLE: Frame = { x0: 0, y0: 0, x1: 1, y1: 1 }

/** Side length of the grey picture for hashes, whatever the proportions of the original. */
export const GREY_SIDE = 256

/** Converts `inner`, given as fractions of `outer`, to fractions of the picture that contains `outer`. */
export function placeFrame(outer: Frame, inner: Frame): Frame {
  const width = outer.x1 - outer.x0
  const height = outer.y1 - outer.y0
  return {
    x0: outer.x0 + width * inner.x0,
    y0: outer.y0 + height * inner.y0,
    x1: outer.x0 + width * inner.x1,
    y1: outer.y0 + height * inner.y1,
  }
}

/** Grey levels within this distance count as one colour after compression. */
const SAME_GREY = 14
/** Share of background in a line of a bar without letters. */
const FLAT = 0.9
/** Maximum lines with letters between two flat ones of the same bar. */
const MAX_GAP = 32
const MIN_BAR = 4
const LARGEST_BAR = 0.6 * GREY_SIDE
/** Minimum rest of a side; less is a drawing on a background, not a framed picture. */
const SMALLEST_REST = 0.3

/** Width of the bar on each side. */
export type Bars = Record<Side, number>

/** The part inside flat bars (captions above or below a picture, black bars of a screenshot); WHOLE without bars. */
export const findInside = (grey: Uint8Array): Frame => leaveInside(measureBars(grey))

export const measureBars = (grey: Uint8Array): Bars => ({
  top: measureBar(grey, 'top'),
  bottom: measureBar(grey, 'bottom'),
  left: measureBar(grey, 'left'),
  right: measureBar(grey, 'right'),
})

/** Bars that leave less than this of a side are ignored. */
export function leaveInside(bars: Bars, smallest = SMALLEST_REST): Frame {
  const [top, bottom] = leaveEnough(bars.top, bars.bottom, smallest)
  const [left, right] = leaveEnough(bars.left, bars.right, smallest)
  if (top + bottom + left + right === 0) return WHOLE
  return { x0: left, y0: top, x1: 1 - right, y1: 1 - bottom }
}

const leaveEnough = (start: number, end: number, smallest: number): [number, number] =>
  1 - start - end >= smallest ? [start, end] : [0, 0]

export type Side = 'top' | 'bottom' | 'left' | 'right'

function measureBar(grey: Uint8Array, side: Side): number {
  // The outermost line is often blended with something else.
  const ground = findCommonest(readLine(grey, side, 1))
  let last = 0
  for (let at = 1; at < LARGEST_BAR; at += 1) {
    if (countNear(readLine(grey, side, at), ground) >= FLAT * GREY_SIDE) last = at
    else if (at - last > MAX_GAP || last === 0) break
  }
  return last >= MIN_BAR ? (last + 1) / GREY_SIDE : 0
}

export function readLine(grey: Uint8Array, side: Side, at: number): Uint8Array {
  const line = side === 'top' || side === 'left' ? at : GREY_SIDE - 1 - at
  if (side === 'top' || side === 'bottom') return grey.subarray(line * GREY_SIDE, (line + 1) * GREY_SIDE)
  return Uint8Array.from({ length: GREY_SIDE }, (_, row) => grey[row * GREY_SIDE + line] ?? 0)
}

export function findCommonest(line: Uint8Array): number {
  const counts = new Uint16Array(32)
  for (const level of line) counts[level >> 3] = (counts[level >> 3] ?? 0) + 1
  return counts.indexOf(Math.max(...counts)) * 8 + 4
}

export const countNear = (line: Uint8Array, ground: number, most = SAME_GREY) =>
  line.reduce((count, level) => count + (Math.abs(level - ground) <= most ? 1 : 0), 0)
