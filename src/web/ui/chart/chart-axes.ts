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

/**
 * The year is written once within one year: below every bar it hides the others' names. Of several it stands at every place: which
 * places have room for a name is found out while drawing, and the one where a year begins may have none.
 */
export function nameTicks(chart: Pick<Chart, 'x_type' | 'x_unit' | 'x_data'>): string[] {
  const names = chart.x_data.map((_, place) => formatPlace(chart, place))
  // Names that are no times are themselves, with line breaks of their own.
  if (chart.x_unit === null) return names
  const years = new Set(names.map((name) => name.split('\n')[1]))
  return years.size > 1 ? names : names.map((name, place) => (place === 0 ? name : (name.split('\n')[0] ?? name)))
}

export function createPlaces(chart: Chart, theme: ChartTheme) {
  return {
    type: 'category' as const,
    data: nameTicks(chart),
    axisLabel: { color: theme.quiet, fontSize: 11, lineHeight: LABEL_LINE, hideOverlap: true },
    axisTick: { show: false },
    axisLine: { lineStyle: { color: theme.line } },
  }
}
