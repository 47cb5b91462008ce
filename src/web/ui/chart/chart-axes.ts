/** Shared by all chart types: positions, scale, legend. Pure. */
import type { Chart } from '../../../contract/posts/metrics.ts'
import { formatCount, formatPercent } from '../../format.ts'
import { formatPlace } from './chart-places.ts'
import type { ChartTheme } from './chart-theme.ts'

/** An event at a position of the time axis. */
export type ChartEvent = { readonly place: number; readonly title: string }
/** A chart, and the events shown above its time axis. */
export type DrawnChart = Chart & {
  readonly events?: readonly ChartEvent[]
  /** Its share of all posts at each position, from 0 to 1; null where unknown. */
  readonly rates?: readonly (number | null)[]
}

/** ' · 3,1%', after a number. */
export const formatRate = (rate: number | null | undefined) =>
  rate === null || rate === undefined ? '' : ` · ${formatPercent(rate)}`

/** Size of the canvas, in pixels. */
export type ChartSize = { readonly width: number; readonly height: number }

/** Line height of labels below a bar, in pixels: without it ECharts draws lines over each other. */
export const LABEL_LINE = 14
/** Approximate width of a legend character, in pixels, and the extra width of each entry. */
const LETTER = 7
const LEGEND_MARK = 32
const LEGEND_LINE = 22

/** Height of the legend above the bars; it has as many lines as its names need. */
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

/** A name truncated to a line of the given width; the table of the chart has it in full. */
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

/** Approximate width of an axis character, and the minimum distance between labels, in pixels. */
const TICK_LETTER = 6.5
const TICK_GAP = 14

/**
 * Labels below a time axis of the given width; '' at positions without a label, which would overlap the next one. The year is below
 * the first label of each year. Labels that are not times are used as they are, with their own line breaks.
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

/** The same for times, with `room` pixels each. */
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
