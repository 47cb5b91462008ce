/** What all kinds of charts have: places, scale, legend. Pure. */
import type { Chart } from '../../../contract/posts/metrics.ts'
import { formatCount, formatPercent } from '../../format.ts'
import { formatPlace } from './chart-places.ts'
import type { ChartTheme } from './chart-theme.ts'

/** Something that happened at a place of the time axis. */
export type ChartEvent = { readonly place: number; readonly title: string }
/** A chart, and what is written above its time axis. */
export type DrawnChart = Chart & {
  readonly events?: readonly ChartEvent[]
  /** What part of all that was published at each place its number is, from 0 to 1; null where that is not known. */
  readonly rates?: readonly (number | null)[]
}

/** ' · 3,1%', beside a number. */
export const formatRate = (rate: number | null | undefined) =>
  rate === null || rate === undefined ? '' : ` · ${formatPercent(rate)}`

/** Of the canvas, in pixels. */
export type ChartSize = { readonly width: number; readonly height: number }

/** Of what stands below a bar, in pixels: without it lines are drawn over each other. */
export const LABEL_LINE = 14
/** About what a letter of the legend takes, in pixels, and what a name there takes beside its letters. */
const LETTER = 7
const LEGEND_MARK = 32
const LEGEND_LINE = 22

/** What the legend takes above the bars; it has as many lines as its names need. */
export function measureLegend({ y_labels }: Chart, { width }: ChartSize): number {
  if (y_labels.length < 2) return 6
  let lines = 1
  let used = 0
  for (const label of y_labels) {
    const length = label.length * LETTER + LEGEND_MARK
    if (used > 0 && used + length > width) {
      lines += 1
      used = 0
    }
    used += length
  }
  return 8 + lines * LEGEND_LINE
}

/** A name as far as a line of so many pixels has room for it; the table of the chart has it whole. */
export function fitName(name: string, width: number): string {
  const most = Math.max(4, Math.floor((width - LEGEND_MARK) / LETTER))
  return name.length <= most
    ? name
    : `${name
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`
}

export function createScale(theme: ChartTheme) {
  return {
    type: 'value' as const,
    min: 0,
    minInterval: 1,
    splitNumber: 4,
    axisLabel: { color: theme.quiet, fontSize: 11, formatter: formatCount },
    splitLine: { lineStyle: { color: theme.line } },
  }
}

/** About what a letter below the axis takes, and the least from one name to the next, in pixels. */
const TICK_LETTER = 6.5
const TICK_GAP = 14

/**
 * What stands below a time axis of so many pixels; '' at places that get no name, since the next ones would be in its way. The year
 * is written below the first name of each year. Names that are no times are themselves, with line breaks of their own.
 */
export function nameTicks(chart: Pick<Chart, 'x_type' | 'x_unit' | 'x_data'>, room: number): string[] {
  const names = chart.x_data.map((_, place) => formatPlace(chart, place))
  if (chart.x_unit === null) return names
  const widest = Math.max(...names.flatMap((name) => name.split('\n')).map(({ length }) => length), 0)
  const step = Math.max(1, Math.ceil((names.length * (widest * TICK_LETTER + TICK_GAP)) / Math.max(1, room)))
  let written: string | undefined
  return names.map((name, place) => {
    if (place % step > 0) return ''
    const [short = '', year] = name.split('\n')
    const isNew = year !== written
    written = year
    return isNew ? name : short
  })
}

export function createPlaces(chart: Chart, theme: ChartTheme) {
  return {
    type: 'category' as const,
    data: chart.x_data.map((_, place) => formatPlace(chart, place)),
    axisLabel: { color: theme.quiet, fontSize: 11, lineHeight: LABEL_LINE, hideOverlap: true },
    axisTick: { show: false },
    axisLine: { lineStyle: { color: theme.line } },
  }
}

/** The same for times, of which there are `room` pixels. */
export function createTimes(chart: Chart, theme: ChartTheme, room: number) {
  const places = createPlaces(chart, theme)
  const ticks = nameTicks(chart, room)
  const axisLabel = {
    ...places.axisLabel,
    interval: (place: number) => ticks[place] !== '',
    formatter: (_: string, place: number) => ticks[place] ?? '',
  }
  return { ...places, axisLabel }
}
