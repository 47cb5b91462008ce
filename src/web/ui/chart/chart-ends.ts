/** Labels at the ends of lines: colours alone do not distinguish lines. Pure. */
import type { LineSeriesOption } from 'echarts/charts'
import type { Chart } from '../../../contract/posts/metrics.ts'
import type { ChartSize } from './chart-axes.ts'
import type { ChartTheme } from './chart-theme.ts'

/** In pixels: approximate width of a character, maximum width of a label with its marker, and minimum distance between labels. */
const SMALL_LETTER = 7
const CAPITAL = 9
const MARK = 14
const WIDEST = 160
const LINE = 14
/** A narrower chart has no room for them; the legend names its lines. */
const NARROW = 520
const MARGIN = 16

const hasEnds = ({ y_labels }: Chart, { width }: ChartSize) => y_labels.length > 1 && width >= NARROW

/** Room to the right of the lines, in pixels. */
export function measureEnds(chart: Chart, size: ChartSize): number {
  if (!hasEnds(chart, size)) return MARGIN
  return Math.min(WIDEST, MARK + Math.max(...chart.y_labels.map(measureName))) + MARGIN
}

const measureName = (name: string) =>
  [...name].reduce((sum, letter) => sum + (letter === letter.toLowerCase() ? SMALL_LETTER : CAPITAL), 0)

/** A name truncated to the available width, without an opening bracket at its end; the legend has it in full. */
function fitEnd(name: string): string {
  if (measureName(name) <= WIDEST - MARK) return name
  const letters = [...name]
  while (letters.length > 0 && measureName(`${letters.join('')}…`) > WIDEST - MARK) letters.pop()
  return `${letters
    .join('')
    .replace(/ \([^)]*$/, '')
    .trimEnd()}…`
}

/** Prevents names from being parsed as styles: ECharts looks for those after a brace. */
const writePlainly = (name: string) => name.replaceAll('{', '{\u200b')

/** The label of each line, after its colour; moved up or down where labels would overlap. `room`: height of the plot. */
export function nameEnds(chart: Chart, theme: ChartTheme, size: ChartSize, room: number): LineSeriesOption[] {
  if (!hasEnds(chart, size)) return []
  const lasts = chart.y_data.map((values) => values.findLast((value) => value !== null) ?? 0)
  const top = findTop(Math.max(...chart.y_data.flat().map((value) => value ?? 0)))
  const places = lasts.map((last) => room * (1 - last / top))
  const spread = spreadOut(places, room)
  return chart.y_labels.map((name, i) => ({
    endLabel: {
      ...{
        show: true,
        formatter: `{mark|●} ${writePlainly(fitEnd(name))}`,
        color: theme.text,
        fontSize: 12,
        fontWeight: 600,
        distance: 6,
      },
      rich: { mark: { color: theme.series[i % theme.series.length] ?? theme.text } },
      ...{ offset: [0, Math.round((spread[i] ?? 0) - (places[i] ?? 0))] },
    },
  }))
}

/** Approximate end of the scale: the next of its four or five steps, which are round numbers. */
function findTop(most: number): number {
  if (most <= 0) return 1
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 3, 5, 10].find((times) => times * power >= rough * 0.95) ?? 10)
  return Math.ceil(most / step) * step
}

/** The same positions from top to bottom, at least a line apart, and none below the axis. */
export function spreadOut(places: readonly number[], room: number): number[] {
  const spread = [...places]
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  let least = Number.NEGATIVE_INFINITY
  for (const i of order) {
    spread[i] = Math.max(places[i] ?? 0, least)
    least = (spread[i] ?? 0) + LINE
  }
  let most = room
  for (const i of order.toReversed()) {
    spread[i] = Math.min(spread[i] ?? 0, most)
    most = (spread[i] ?? 0) - LINE
  }
  return spread
}
