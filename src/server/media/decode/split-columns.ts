/** Splits lines that the recognition read across two columns into columns: otherwise no phrase of either would be found. */

/** In pixels of the recognised picture. */
export type PlacedWord = { text: string; confidence: number; x0: number; x1: number; y0: number; y1: number }

/** Position of a gutter between columns, and the minimum width of a space in a line to belong to it. */
type Gutter = { x: number; gap: number }

/** Relative to the median letter height: occurs between columns, and never between words of a line. */
const MIN_GAP = 1.2
/** Minimum share of lines that do not cross the gutter: the others are headings. */
const MIN_FREE_SHARE = 0.6
/** Minimum lines with words on both sides of the gutter. */
const MIN_LINES = 3
/** Minimum words on each side: a price list is not a column of text. */
const MIN_WORDS = 2

/** The lines of each column from left to right; unchanged when there is one column. */
export function splitColumns(lines: readonly PlacedWord[][]): PlacedWord[][] {
  const filled = lines.filter((line) => line.length > 0)
  const gutter = findGutter(filled)
  if (gutter === null) return [...lines]
  const isLeft = (word: PlacedWord) => middle(word) < gutter.x
  // A heading above both columns stays before them.
  const start = filled.findIndex((line) => !crosses(line, gutter))
  const body = filled.slice(start)
  const end = body.findIndex((line) => crosses(line, gutter))
  const columns = end < 0 ? body : body.slice(0, end)
  const rest = end < 0 ? [] : body.slice(end)
  const left = columns.map((line) => line.filter(isLeft))
  const right = columns.map((line) => line.filter((word) => !isLeft(word)))
  return [...filled.slice(0, start), ...[...left, ...right].filter((line) => line.length > 0), ...splitColumns(rest)]
}

const middle = ({ x0, x1 }: PlacedWord) => (x0 + x1) / 2

/** Whether a line continues across the gutter. */
const crosses = (line: readonly PlacedWord[], { x, gap }: Gutter): boolean => {
  const { left, right } = findNearest(line, x)
  const isWord = line.some(({ x0, x1 }) => x0 < x && x1 > x)
  return isWord || (Number.isFinite(right - left) && right - left < gap)
}

/** A position that is blank from top to bottom, with lines on both sides. */
function findGutter(lines: readonly PlacedWord[][]): Gutter | null {
  const words = lines.flat()
  const heights = words.map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b)
  const gap = MIN_GAP * (heights[Math.floor(heights.length / 2)] ?? 0)
  const places = lines.flatMap((line) => listGaps(line, gap))
  const counted = places.map((x) => ({ x, lines: lines.filter((line) => isBetween(line, { x, gap })).length }))
  const best = counted.sort((a, b) => b.lines - a.lines)[0]
  if (!best || best.lines < MIN_LINES) return null
  const free = lines.filter((line) => !crosses(line, { x: best.x, gap }))
  const both = free.filter((line) => isBetween(line, { x: best.x, gap }))
  const onLeft = both.flat().filter(({ x1 }) => x1 <= best.x).length
  const isText = Math.min(onLeft, both.flat().length - onLeft) >= MIN_WORDS * both.length
  return isText && free.length >= MIN_FREE_SHARE * lines.length ? { x: best.x, gap } : null
}

/** The middle of every wide space within a line. */
const listGaps = (line: readonly PlacedWord[], least: number): number[] =>
  line.flatMap(({ x1 }, at) => {
    const next = line[at + 1]
    return next && next.x0 - x1 >= least ? [(x1 + next.x0) / 2] : []
  })

/** Whether a line has words on both sides of the gutter, with a wide space between them. */
function isBetween(line: readonly PlacedWord[], gutter: Gutter): boolean {
  const { left, right } = findNearest(line, gutter.x)
  return Number.isFinite(right - left) && !crosses(line, gutter)
}

/** The last edge before the gutter and the first after it; infinite where there is no word. */
const findNearest = (line: readonly PlacedWord[], x: number) => ({
  left: Math.max(...line.filter((word) => word.x1 <= x).map((word) => word.x1)),
  right: Math.min(...line.filter((word) => word.x0 >= x).map((word) => word.x0)),
})
