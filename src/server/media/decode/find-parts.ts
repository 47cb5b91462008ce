/**
 * Pictures within a picture: those that a screenshot shows between headings, text and empty space. Found by cutting along lines of
 * plain background, rows and columns in turn (recursive XY-cut), as in document layout analysis.
 */

/** Grey levels, one byte each, row by row. */
export type Grey = { levels: Uint8Array; width: number; height: number }

/** In pixels; the right and lower edges are exclusive. */
export type Box = { x0: number; y0: number; x1: number; y1: number }

/** Side length of the analysed picture: large enough to tell letters from the space between lines. */
export const CUT_SIDE = 768
const MAX_PARTS = 6

/**
 * Grey levels within this distance count as one background: first with compression noise and faint patterns, as in conversations; then
 * with noise only; and last exact, for a picture whose own background is nearly that of the page.
 */
const [SAME_GREY, NEARLY, EXACT] = [16, 5, 2]
/** Share of background in a blank line; the rest is a thin crossing line, or compression noise. */
const BLANK = 0.985
/** Minimum share of the pixels that makes a background. */
const MIN_GROUND = 0.06
/** Share of the smaller side of the whole. */
const SMALLEST_SIDE = 0.16
const SMALLEST_PIXELS = 64
/** Minimum share of a picture that is not background; text has less, however dense. */
const MIN_FILL = 0.55
/** Maximum share of exactly one colour in a picture; a box with letters has more. */
const MAX_OF_ONE_COLOUR = 0.6
const EXACTLY = 4
/** Of the two most common colours, for a picture that differs little from its page: a box with letters has more. */
const MAX_OF_TWO_COLOURS = 0.7
/** Tells solid objects on a plain background from letters: among letters, every square of this side contains the background colour. */
const SOLID_SIDE = 9
const MIN_SOLID = 0.05
/**
 * Minimum share of a line near the edge of a rectangle: objects on a background have round edges. Measured some pixels in, because of
 * compression.
 */
const MIN_OF_EDGE = 0.8
const FROM_EDGE = 2
/** Minimum share of the surrounding lines with one colour; the rest are round corners. */
const MIN_OF_FRAME = 0.85
/** Pixels from the edge at which a uniform border colour is searched. */
const INSETS = [1, 2]
const MAX_OF_WHOLE = 0.93
const MAX_TO_SHORT = 4
const DEEPEST = 7
/** Share of the larger of two boxes: above it they are the same picture. */
const ALMOST = 0.9

/** At most MAX_PARTS, the largest first; none in an ordinary photograph. */
export function findParts(grey: Grey): Box[] {
  const whole = { x0: 0, y0: 0, x1: grey.width, y1: grey.height }
  const smallest = Math.max(SMALLEST_PIXELS, SMALLEST_SIDE * Math.min(grey.width, grey.height))
  const parts: Box[] = []
  for (const same of [SAME_GREY, NEARLY, EXACT]) {
    const found: Box[] = []
    cut({ ...grey, same, smallest }, whole, DEEPEST, found)
    for (const box of found.sort(byArea)) {
      if (isPicture(box, smallest, area(whole)) && !parts.some((part) => isAlmost(part, box))) parts.push(box)
    }
  }
  return parts.sort(byArea).slice(0, MAX_PARTS)
}

const byArea = (a: Box, b: Box) => area(b) - area(a)

/** Whether the boxes differ only by a thin margin. */
function isAlmost(a: Box, b: Box): boolean {
  const common = {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  }
  const [width, height] = [common.x1 - common.x0, common.y1 - common.y0]
  return width > 0 && height > 0 && width * height >= ALMOST * Math.max(area(a), area(b))
}

const area = ({ x0, y0, x1, y1 }: Box) => (x1 - x0) * (y1 - y0)

function isPicture({ x0, y0, x1, y1 }: Box, smallest: number, whole: number): boolean {
  const [short = 0, long = 0] = [x1 - x0, y1 - y0].sort((a, b) => a - b)
  return short >= smallest && long <= MAX_TO_SHORT * short && short * long <= MAX_OF_WHOLE * whole
}

/** `same`: grey levels that count as one background; `smallest`: a region with a shorter side contains no picture. */
type Cut = Grey & { same: number; smallest: number }

/** Reports full regions on the background, and recurses into them: there may be pictures on their own background. */
function cut(grey: Cut, box: Box, depth: number, found: Box[]): void {
  const { ground, share } = findGround(grey, box)
  if (depth === 0 || share < MIN_GROUND) return
  cutAlong(grey, box, { ground, depth }, found)
  const frame = findFrame(grey, box)
  if (frame !== null && Math.abs(frame - ground) > grey.same) cutAlong(grey, box, { ground: frame, depth }, found)
}

function cutAlong(grey: Cut, box: Box, { ground, depth }: { ground: number; depth: number }, found: Box[]): void {
  const pieces = cutRows(grey, box, ground)
    .flatMap((band) => cutColumns(grey, band, ground))
    .map((piece) => trim(grey, piece, ground))
  for (const piece of pieces) {
    if (area(piece) === area(box)) return
    if (Math.min(piece.x1 - piece.x0, piece.y1 - piece.y0) < grey.smallest) continue
    if (isFull(grey, piece, ground)) found.push(piece)
    cut(grey, piece, depth - 1, found)
  }
}

/** Trims a picture whose neighbours in its band are taller. */
function trim(grey: Cut, box: Box, ground: number): Box {
  const bands = cutRows(grey, box, ground)
  return { ...box, y0: bands[0]?.y0 ?? box.y0, y1: bands.at(-1)?.y1 ?? box.y1 }
}

/** The uniform border colour of a box, such as a bubble slightly larger than the picture in it; null: none. */
function findFrame(grey: Cut, box: Box): number | null {
  if (Math.min(box.x1 - box.x0, box.y1 - box.y0) < SMALLEST_PIXELS) return null
  for (const inset of INSETS) {
    const lines = listEdges(box, inset)
    const counts = new Uint32Array(256)
    for (const line of lines)
      countLevels(grey, line).forEach((count, level) => {
        counts[level] = (counts[level] ?? 0) + count
      })
    const frame = counts.indexOf(Math.max(...counts))
    if (countNear(counts, frame, grey.same) >= MIN_OF_FRAME * lines.reduce((sum, line) => sum + area(line), 0))
      return frame
  }
  return null
}

/** Its four outermost lines, or those `inset` pixels further in. */
function listEdges({ x0, y0, x1, y1 }: Box, inset: number): Box[] {
  const inner = { x0: x0 + inset, y0: y0 + inset, x1: x1 - inset, y1: y1 - inset }
  return [
    { ...inner, y1: inner.y0 + 1 },
    { ...inner, y0: inner.y1 - 1 },
    { ...inner, x1: inner.x0 + 1 },
    { ...inner, x0: inner.x1 - 1 },
  ]
}

function isFull(grey: Cut, box: Box, ground: number): boolean {
  const counts = countLevels(grey, box)
  const own = counts.indexOf(Math.max(...counts))
  const all = area(box)
  if (countNear(counts, ground, grey.same) > (1 - MIN_FILL) * all) return false
  const hasColours = countNear(counts, own, EXACTLY) <= MAX_OF_ONE_COLOUR * all
  if (hasColours && grey.same === SAME_GREY) return true
  return (
    isRectangle(grey, box, ground) &&
    (countPlain(counts, own) <= MAX_OF_TWO_COLOURS * all || measureSolid(grey, box, [own, ground]) >= MIN_SOLID)
  )
}

/** Pixels of the two most common colours: nearly all, for letters and boxes on a background. */
function countPlain(counts: Uint32Array, own: number): number {
  const others = counts.slice().fill(0, Math.max(0, own - EXACTLY), own + EXACTLY + 1)
  return countNear(counts, own, EXACTLY) + countNear(others, others.indexOf(Math.max(...others)), EXACTLY)
}

function isRectangle({ levels, width, same }: Cut, { x0, y0, x1, y1 }: Box, ground: number): boolean {
  const isGround = (x: number, y: number) => Math.abs((levels[y * width + x] ?? 0) - ground) <= same
  const isFullRow = (y: number) => {
    let full = 0
    for (let x = x0; x < x1; x += 1) if (!isGround(x, y)) full += 1
    return full >= MIN_OF_EDGE * (x1 - x0)
  }
  const isFullColumn = (x: number) => {
    let full = 0
    for (let y = y0; y < y1; y += 1) if (!isGround(x, y)) full += 1
    return full >= MIN_OF_EDGE * (y1 - y0)
  }
  return (
    [y0 + FROM_EDGE, y1 - 1 - FROM_EDGE].every(isFullRow) && [x0 + FROM_EDGE, x1 - 1 - FROM_EDGE].every(isFullColumn)
  )
}

/** The share of squares without any of these colours. */
function measureSolid({ levels, width }: Grey, { x0, y0, x1, y1 }: Box, plain: [number, number]): number {
  const isPlain = (level: number) => plain.some((one) => Math.abs(level - one) <= SAME_GREY)
  const heights = new Uint8Array(x1 - x0)
  let solid = 0
  for (let y = y0; y < y1; y += 1) {
    let run = 0
    for (let x = x0; x < x1; x += 1) {
      const height = isPlain(levels[y * width + x] ?? 0) ? 0 : Math.min(SOLID_SIDE, (heights[x - x0] ?? 0) + 1)
      heights[x - x0] = height
      run = height === SOLID_SIDE ? run + 1 : 0
      if (run >= SOLID_SIDE) solid += 1
    }
  }
  return solid / area({ x0, y0, x1, y1 })
}

/** The most common grey level, and its share of the pixels. */
function findGround(grey: Cut, box: Box): { ground: number; share: number } {
  const counts = countLevels(grey, box)
  const ground = counts.indexOf(Math.max(...counts))
  return { ground, share: countNear(counts, ground, grey.same) / area(box) }
}

function countLevels({ levels, width }: Grey, { x0, y0, x1, y1 }: Box): Uint32Array {
  const counts = new Uint32Array(256)
  for (let y = y0; y < y1; y += 1) {
    for (let at = y * width + x0; at < y * width + x1; at += 1) {
      const level = levels[at] ?? 0
      counts[level] = (counts[level] ?? 0) + 1
    }
  }
  return counts
}

const countNear = (counts: Uint32Array, level: number, most: number) =>
  counts.subarray(Math.max(0, level - most), level + most + 1).reduce((sum, count) => sum + count, 0)

function cutRows(grey: Cut, box: Box, ground: number): Box[] {
  const { levels, width, same } = grey
  const isBlank = (y: number) => {
    let near = 0
    for (let at = y * width + box.x0; at < y * width + box.x1; at += 1) {
      if (Math.abs((levels[at] ?? 0) - ground) <= same) near += 1
    }
    return near >= BLANK * (box.x1 - box.x0)
  }
  return listRuns(box.y0, box.y1, isBlank).map(([y0, y1]) => ({ ...box, y0, y1 }))
}

function cutColumns(grey: Cut, box: Box, ground: number): Box[] {
  const { levels, width, same } = grey
  const isBlank = (x: number) => {
    let near = 0
    for (let y = box.y0; y < box.y1; y += 1) {
      if (Math.abs((levels[y * width + x] ?? 0) - ground) <= same) near += 1
    }
    return near >= BLANK * (box.y1 - box.y0)
  }
  return listRuns(box.x0, box.x1, isBlank).map(([x0, x1]) => ({ ...box, x0, x1 }))
}

/** The runs between blank lines. */
function listRuns(from: number, to: number, isBlank: (at: number) => boolean): [number, number][] {
  const runs: [number, number][] = []
  let start = -1
  for (let at = from; at < to; at += 1) {
    const blank = isBlank(at)
    if (!blank && start < 0) start = at
    if (blank && start >= 0) {
      runs.push([start, at])
      start = -1
    }
  }
  return start >= 0 ? [...runs, [start, to]] : runs
}
