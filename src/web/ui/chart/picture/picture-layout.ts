/** Layout of title, search, source and the chart itself in a picture of a chart. */
import { cutLines, wrapText } from '../../texts/wrap-text.ts'
import type { ChartTheme } from '../chart-theme.ts'

/** In pixels; the same on every screen, also on a phone. */
export const CHART_WIDTH = 1_000
export const MARGIN = 24
const MAX_LINES = 6

/** Texts of the picture besides the chart, a paragraph each. */
export type PictureText = {
  readonly title: string
  readonly above: readonly string[]
  readonly below: readonly string[]
}

export type TextLine = { text: string; y: number; size: number; weight: number; colour: string }

/** In pixels. `top`: where the chart starts; lines are given by their upper edge. */
export type PictureLayout = { width: number; height: number; top: number; lines: TextLine[] }

/** Stacks paragraphs and the chart, wrapping texts to `room` pixels in the current font. */
export function layoutPicture(
  { title, above, below }: PictureText,
  chartHeight: number,
  theme: ChartTheme,
  room = CHART_WIDTH,
): PictureLayout {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('no canvas')
  const set = (paragraphs: readonly string[], first: Omit<TextLine, 'text'>) => {
    pen.font = describeFont(first, theme)
    return setLines(paragraphs, first, { room, measure: (text) => pen.measureText(text).width })
  }
  const head = set([title], { y: 20, size: 19, weight: 600, colour: theme.text })
  const before = set(above, { y: head.end + 6, size: 13, weight: 400, colour: theme.text })
  const top = before.end + 16
  const after = set(below, { y: top + chartHeight + 12, size: 12, weight: 400, colour: theme.quiet })
  return {
    width: CHART_WIDTH + 2 * MARGIN,
    height: Math.ceil(after.end + 18),
    top,
    lines: [...head.lines, ...before.lines, ...after.lines],
  }
}

/** In CSS syntax. */
export function describeFont({ size, weight }: Pick<TextLine, 'size' | 'weight'>, { font }: ChartTheme): string {
  return `${weight} ${size}px ${font}`
}

function setLines(
  paragraphs: readonly string[],
  first: Omit<TextLine, 'text'>,
  { room, measure }: { room: number; measure: (text: string) => number },
): { lines: TextLine[]; end: number } {
  const lines = paragraphs.flatMap((paragraph) =>
    cutLines(wrapText(paragraph, room, measure), {
      most: MAX_LINES,
      ...{ note: `(cortado; são ${paragraph.length.toLocaleString('pt-BR')} caracteres)`, width: room, measure },
    }),
  )
  const height = first.size * 1.4
  return {
    lines: lines.map((text, i) => ({ ...first, text, y: first.y + i * height })),
    end: first.y + lines.length * height,
  }
}
