/** Converts a chart of the contract to ECharts options. Pure except for the tooltip's elements. */
import type { BarSeriesOption } from 'echarts/charts'
import { UNSPECIFIED } from '../../../contract/labels.ts'
import type { Chart } from '../../../contract/posts/metrics.ts'
import { formatCount, formatNumber } from '../../format.ts'
import {
  type ChartSize,
  createPlaces,
  createScale,
  createTimes,
  type DrawnChart,
  fitName,
  formatRate,
  measureLegend,
} from './chart-axes.ts'
import { chooseColours } from './chart-colours.ts'
import type { ChartOption } from './chart-echarts.ts'
import { createHatch } from './chart-hatch.ts'
import { drawLines, drawPanels } from './chart-lines.ts'
import type { ChartTheme } from './chart-theme.ts'
import { createFieldTip, createTip } from './chart-tip.ts'
import { shortenAddress } from './shorten-address.ts'

/** Vertical bars, horizontal bars, lines in one panel, a panel per line, or a heat map. */
export type ChartLayout = 'columns' | 'rows' | 'lines' | 'panels' | 'field'

/** Maximum share of the chart's width for names beside bars. */
const NAME_SHARE = 0.4
/** Maximum length of a name below its bar. */
const MAX_LETTERS = 3
/** Distance between bars, in pixels: few bars must not grow into blocks. */
const MAX_ROW_HEIGHT = 34
export function createChartOption(
  chart: DrawnChart,
  layout: ChartLayout,
  theme: ChartTheme,
  size: ChartSize,
): ChartOption {
  const frame = createFrame(chart, theme, size)
  if (layout === 'rows') return { ...frame, ...drawRows(chart, theme, size) }
  if (layout === 'lines') return { ...frame, ...drawLines(chart, theme, size) }
  if (layout === 'panels') return { ...frame, ...drawPanels(chart, theme, size) }
  if (layout === 'field') return { ...frame, ...drawField(chart, theme) }
  return { ...frame, ...drawColumns(chart, theme, size) }
}

function createFrame(chart: Chart, theme: ChartTheme, { width }: ChartSize): ChartOption {
  return {
    animation: false,
    textStyle: { fontFamily: theme.font, color: theme.text },
    tooltip: {
      trigger: chart.type === 'heatmap' ? 'item' : 'axis',
      axisPointer: { type: chart.type === 'line' ? 'line' : 'shadow' },
      confine: true,
      backgroundColor: theme.ground,
      borderColor: theme.line,
      padding: [8, 10],
      formatter: (params) => {
        const [first] = Array.isArray(params) ? params : [params]
        const place = first?.dataIndex ?? 0
        const width = chart.x_data.length
        return chart.type === 'heatmap'
          ? createFieldTip(chart, place % width, Math.floor(place / width))
          : createTip(chart, place)
      },
    },
    legend: {
      show: chart.type === 'bar' && chart.y_labels.length > 1,
      top: 0,
      left: 0,
      itemWidth: 10,
      itemHeight: 10,
      icon: 'roundRect',
      // Hiding a series would leave a chart that disagrees with its table and its CSV.
      selectedMode: false,
      formatter: (name) => fitName(name, width),
      textStyle: { color: theme.text, fontSize: 12 },
    },
  }
}

/** All names below bars, long ones on alternate lines. */
function createNames(chart: Chart, theme: ChartTheme) {
  const names = chart.x_data.map((name) => (name.length > MAX_LETTERS ? `\n${name}` : name))
  const places = createPlaces(chart, theme)
  return { ...places, data: names, axisLabel: { ...places.axisLabel, interval: 0, hideOverlap: false } }
}

function createBars(chart: Chart, theme: ChartTheme): BarSeriesOption[] {
  const colours = chooseColours(chart.y_labels, theme)
  const isOne = chart.y_labels.length === 1
  return chart.y_labels.map((name, i) => ({
    name,
    type: 'bar',
    stack: 'all',
    cursor: 'pointer',
    barMaxWidth: 26,
    barCategoryGap: chart.x_data.length > 40 ? '12%' : '25%',
    itemStyle: { color: colours[i] },
    data: (chart.y_data[i] ?? []).map((value, place) => {
      if (chart.x_partial[place]) return { value, itemStyle: drawHatched(colours[i] ?? theme.text) }
      const isFixed = chart.x_keys[place] === null
      const isRest = isOne && (chart.x_data[place] === UNSPECIFIED || (isFixed && chart.id !== 'most-active'))
      if (!isFixed && !isRest) return value
      return { value, ...(isFixed && { cursor: 'default' }), ...(isRest && { itemStyle: { color: theme.rest } }) }
    }),
  }))
}

const drawHatched = (colour: string) => ({ color: createHatch(colour), borderColor: colour, borderWidth: 1 })

function drawColumns(chart: Chart, theme: ChartTheme, size: ChartSize): ChartOption {
  const isTime = chart.x_type === 'time'
  const isNumbered = !isTime && chart.y_labels.length === 1
  const right = isTime ? 12 : 40
  const width = size.width - LEFT - right
  const room = width / Math.max(1, chart.x_data.length)
  return {
    grid: { top: measureLegend(chart, size) + (isNumbered ? NUMBER : 0), left: LEFT, right, bottom: 38 },
    xAxis: isTime ? createTimes(chart, theme, width) : createNames(chart, theme),
    yAxis: createScale(theme),
    series: createBars(chart, theme).map((bars) => (isNumbered ? { ...bars, label: numberBars(theme, room) } : bars)),
  }
}

/** Margins of vertical bars: left for their scale, above for the highest number; and the width of a digit. In pixels. */
const LEFT = 44
const NUMBER = 14
const DIGIT = 7

/** Number above a bar, abbreviated where it would overlap the next one. */
function numberBars(theme: ChartTheme, room: number): BarSeriesOption['label'] {
  const write = (value: number) => {
    const whole = formatNumber(value)
    return whole.length * DIGIT <= room ? whole : formatCount(value)
  }
  return {
    ...{ show: true, position: 'top', distance: 3, color: theme.quiet, fontSize: 11 },
    formatter: ({ value }) => (typeof value === 'number' ? write(value) : ''),
  }
}

/** Number at the end of each bar; of a stack, at the end of its last part. */
function drawRows(chart: DrawnChart, theme: ChartTheme, size: ChartSize): ChartOption {
  const sums = chart.x_data.map((_, place) => chart.y_data.reduce((sum, series) => sum + (series[place] ?? 0), 0))
  const bars = createBars(chart, theme)
  const last = bars.at(-1)
  if (last) {
    last.label = {
      show: true,
      position: 'right',
      color: theme.quiet,
      fontSize: 11,
      formatter: ({ dataIndex }) => `${formatNumber(sums[dataIndex])}${formatRate(chart.rates?.[dataIndex])}`,
    }
  }
  const places = createPlaces(chart, theme)
  const top = measureLegend(chart, size)
  const width = size.width * NAME_SHARE
  return {
    grid: {
      ...{ top, left: 8, right: chart.rates ? 96 : 56, outerBoundsMode: 'same' },
      height: Math.min(chart.x_data.length * MAX_ROW_HEIGHT, size.height - top - 4),
    },
    yAxis: {
      ...places,
      inverse: true,
      axisLabel: {
        ...{ color: theme.text, fontSize: 12, interval: 0, width, overflow: 'truncate', ellipsis: '…' },
        formatter: (name: string) => shortenAddress(name, width),
      },
    },
    xAxis: { ...createScale(theme), axisLabel: { show: false }, splitLine: { show: false } },
    series: bars,
  }
}

function drawField(chart: Chart, theme: ChartTheme): ChartOption {
  const fields = chart.y_data.flatMap((row, y) => row.map((value, x) => [x, y, value ?? 0]))
  const most = Math.max(1, ...fields.map(([, , value]) => value ?? 0))
  return {
    grid: { top: 4, left: 68, right: 8, bottom: 58 },
    xAxis: { ...createPlaces(chart, theme), axisLine: { show: false } },
    yAxis: {
      ...{
        type: 'category',
        data: chart.y_labels,
        inverse: true,
        axisTick: { show: false },
        axisLine: { show: false },
      },
      axisLabel: { color: theme.text, fontSize: 12 },
    },
    visualMap: {
      ...{ type: 'continuous', min: 0, max: most, calculable: false },
      // Legend of the colour scale: from zero to the maximum.
      ...{ orient: 'horizontal', right: 8, bottom: 0, itemWidth: 12, itemHeight: 120 },
      ...{ text: [formatNumber(most), '0'], textStyle: { color: theme.quiet, fontSize: 11 } },
      inRange: { color: [theme.cold, theme.hot] },
    },
    series: [
      { type: 'heatmap', data: fields, itemStyle: { borderColor: theme.ground, borderWidth: 2, borderRadius: 3 } },
    ],
  }
}
