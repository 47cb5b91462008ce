/** A chart of the contract as ECharts draws it. Pure but for the tooltip's elements. */
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts'
import type { Chart } from '../../../contract/posts/metrics.ts'
import { formatCount, formatNumber } from '../../format.ts'
import type { ChartOption } from './chart-echarts.ts'
import { createHatch } from './chart-hatch.ts'
import type { ChartLook } from './chart-look.ts'
import { formatPlace } from './chart-places.ts'
import { createFieldTip, createTip } from './chart-tip.ts'

/** Bars that stand side by side, bars below each other, lines in one panel, a panel for each line, or a field of colours. */
export type ChartLayout = 'columns' | 'rows' | 'lines' | 'panels' | 'field'

/** Something that happened at a place of the time axis. */
export type ChartEvent = { readonly place: number; readonly title: string }
/** A chart, and what is written above its time axis. */
export type DrawnChart = Chart & { readonly events?: readonly ChartEvent[] }

/** Of the chart's width, what names beside bars may take. */
const NAME_SHARE = 0.4
/** Of what stands below a bar, in pixels: without it lines are drawn over each other. */
const LABEL_LINE = 14
/** Of a name that stands below its bar, between the others. */
const MOST_LETTERS = 3
/** From one bar to the next, in pixels: few bars do not grow into blocks. */
const MOST_ROW_HEIGHT = 34
/** About what a letter of the legend takes, in pixels, and what a name there takes beside its letters. */
const LETTER = 7
const LEGEND_MARK = 32
const LEGEND_LINE = 22

/** Of the canvas, in pixels. */
export type ChartSize = { readonly width: number; readonly height: number }

export function createChartOption(
  chart: DrawnChart,
  layout: ChartLayout,
  look: ChartLook,
  size: ChartSize,
): ChartOption {
  const frame = createFrame(chart, look)
  if (layout === 'rows') return { ...frame, ...drawRows(chart, look, size) }
  if (layout === 'lines') return { ...frame, ...drawLines(chart, look, size) }
  if (layout === 'panels') return { ...frame, ...drawPanels(chart, look) }
  if (layout === 'field') return { ...frame, ...drawField(chart, look) }
  return { ...frame, ...drawColumns(chart, look, size) }
}

function createFrame(chart: Chart, look: ChartLook): ChartOption {
  return {
    animation: false,
    textStyle: { fontFamily: look.font, color: look.text },
    tooltip: {
      trigger: chart.type === 'heatmap' ? 'item' : 'axis',
      axisPointer: { type: chart.type === 'line' ? 'line' : 'shadow' },
      confine: true,
      backgroundColor: look.ground,
      borderColor: look.line,
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
      // Switching a series off would leave a chart that no longer says what its table and its CSV say.
      selectedMode: false,
      textStyle: { color: look.text, fontSize: 12 },
    },
  }
}

/** What the legend takes above the bars; it has as many lines as its names need. */
function measureLegend({ y_labels }: Chart, { width }: ChartSize): number {
  if (y_labels.length < 2) return 6
  const length = y_labels.reduce((sum, label) => sum + label.length * LETTER + LEGEND_MARK, 0)
  return 8 + Math.ceil(length / width) * LEGEND_LINE
}

function createScale(look: ChartLook) {
  return {
    type: 'value' as const,
    min: 0,
    minInterval: 1,
    splitNumber: 4,
    axisLabel: { color: look.quiet, fontSize: 11, formatter: formatCount },
    splitLine: { lineStyle: { color: look.line } },
  }
}

function createPlaces(chart: Chart, look: ChartLook) {
  return {
    type: 'category' as const,
    data: chart.x_data.map((_, place) => formatPlace(chart, place)),
    axisLabel: { color: look.quiet, fontSize: 11, lineHeight: LABEL_LINE, hideOverlap: true },
    axisTick: { show: false },
    axisLine: { lineStyle: { color: look.line } },
  }
}

/** Names below bars: every one of them, long ones a line below the others. */
function createNames(chart: Chart, look: ChartLook) {
  const names = chart.x_data.map((name) => (name.length > MOST_LETTERS ? `\n${name}` : name))
  const places = createPlaces(chart, look)
  return { ...places, data: names, axisLabel: { ...places.axisLabel, interval: 0, hideOverlap: false } }
}

function createBars(chart: Chart, look: ChartLook): BarSeriesOption[] {
  const colours = chart.y_labels.map((name, i) => look.marks[name] ?? look.series[i % look.series.length] ?? look.text)
  return chart.y_labels.map((name, i) => ({
    name,
    type: 'bar',
    stack: 'all',
    cursor: 'pointer',
    barMaxWidth: 26,
    barCategoryGap: chart.x_data.length > 40 ? '12%' : '25%',
    itemStyle: { color: colours[i] },
    data: (chart.y_data[i] ?? []).map((value, place) => {
      if (chart.x_partial[place]) return { value, itemStyle: drawHatched(colours[i] ?? look.text) }
      if (chart.x_keys[place] !== null) return value
      const isRest = chart.y_labels.length === 1 && chart.id !== 'most-active'
      return { value, cursor: 'default', ...(isRest && { itemStyle: { color: look.rest } }) }
    }),
  }))
}

const drawHatched = (colour: string) => ({ color: createHatch(colour), borderColor: colour, borderWidth: 1 })

function drawColumns(chart: Chart, look: ChartLook, size: ChartSize): ChartOption {
  return {
    grid: { top: measureLegend(chart, size), left: 44, right: chart.x_type === 'time' ? 12 : 40, bottom: 38 },
    xAxis: chart.x_type === 'time' ? createPlaces(chart, look) : createNames(chart, look),
    yAxis: createScale(look),
    series: createBars(chart, look),
  }
}

/** The number stands at the end of each bar; of a stack, at the end of its last part. */
function drawRows(chart: Chart, look: ChartLook, size: ChartSize): ChartOption {
  const sums = chart.x_data.map((_, place) => chart.y_data.reduce((sum, series) => sum + (series[place] ?? 0), 0))
  const bars = createBars(chart, look)
  const last = bars.at(-1)
  if (last) {
    last.label = {
      show: true,
      position: 'right',
      color: look.quiet,
      fontSize: 11,
      formatter: ({ dataIndex }) => formatNumber(sums[dataIndex]),
    }
  }
  const places = createPlaces(chart, look)
  const top = measureLegend(chart, size)
  return {
    grid: {
      ...{ top, left: 8, right: 56, outerBoundsMode: 'same' },
      height: Math.min(chart.x_data.length * MOST_ROW_HEIGHT, size.height - top - 4),
    },
    yAxis: {
      ...places,
      inverse: true,
      axisLabel: {
        ...{ color: look.text, fontSize: 12, interval: 0, formatter: trimAddress },
        ...{ width: size.width * NAME_SHARE, overflow: 'truncate' },
      },
    },
    xAxis: { ...createScale(look), axisLabel: { show: false }, splitLine: { show: false } },
    series: bars,
  }
}

const trimAddress = (name: string) => name.replace(/^https?:\/\/(www\.)?/, '')

/** A panel for each measure with a scale of its own: beside views, comments would be a flat line. */
function drawPanels(chart: DrawnChart, look: ChartLook): ChartOption {
  const known = chart.y_labels
    .map((name, i) => ({ name, color: look.series[i] ?? look.text, data: chart.y_data[i] ?? [] }))
    .filter(({ data }) => data.some((value) => value !== null))
  const share = 100 / Math.max(1, known.length)
  return {
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    grid: known.map((_, i) => ({ top: `${i * share + 6}%`, height: `${share - 12}%`, left: 52, right: 12 })),
    xAxis: known.map((_, i) => ({
      ...createPlaces(chart, look),
      gridIndex: i,
      boundaryGap: false,
      axisLabel: {
        show: i === known.length - 1,
        color: look.quiet,
        fontSize: 11,
        lineHeight: LABEL_LINE,
        hideOverlap: true,
      },
    })),
    yAxis: known.map(({ name }, i) => ({
      ...createScale(look),
      ...allowFractions(chart),
      splitNumber: 2,
      gridIndex: i,
      name,
      nameLocation: 'end',
      nameGap: 8,
      nameTextStyle: { color: look.text, fontSize: 12, fontWeight: 600, align: 'left' },
    })),
    series: [
      ...known.flatMap(({ name, color, data }, i) => drawLine(chart, { name, color, data, panel: i })),
      ...known.flatMap((_, i) => drawEvents(chart, look, i)),
    ],
  }
}

/** All lines on one scale. */
function drawLines(chart: DrawnChart, look: ChartLook, size: ChartSize): ChartOption {
  const colours = chart.y_labels.map((_, i) => look.series[i % look.series.length] ?? look.text)
  const top = measureLegend(chart, size) + (chart.events?.length ? EVENT_LINE : 0)
  return {
    legend: {
      ...{ show: chart.y_labels.length > 1, top: 0, left: 0, itemWidth: 10, itemHeight: 10, icon: 'roundRect' },
      ...{ selectedMode: false, textStyle: { color: look.text, fontSize: 12 }, data: [...chart.y_labels] },
    },
    grid: { top, left: 52, right: 12, bottom: 38 },
    xAxis: createPlaces(chart, look),
    yAxis: { ...createScale(look), ...allowFractions(chart) },
    series: [
      ...chart.y_labels.flatMap((name, i) => {
        const line = { name, color: colours[i] ?? look.text, data: chart.y_data[i] ?? [], panel: 0 }
        return drawLine(chart, line).map(({ areaStyle: _, ...one }) => one)
      }),
      ...drawEvents(chart, look, 0),
    ],
  }
}

/** Above the lines, for the names of events. */
const EVENT_LINE = 18

/** A dashed line with a name, behind everything else; a series of its own, so that no other has to carry it. */
function drawEvents({ events = [], x_data }: DrawnChart, look: ChartLook, panel: number): LineSeriesOption[] {
  if (events.length === 0) return []
  const lines = events.map(({ place, title }) => ({
    xAxis: place,
    label: { formatter: () => (panel === 0 ? title : ''), color: look.text, fontSize: 11 },
  }))
  return [
    {
      ...{ type: 'line', xAxisIndex: panel, yAxisIndex: panel, data: x_data.map(() => null), silent: true },
      markLine: {
        ...{ symbol: 'none', silent: true, data: lines },
        lineStyle: { color: look.quiet, type: 'dashed', width: 1 },
      },
    },
  ]
}

/** Shares and rates have places between whole numbers. */
const allowFractions = ({ y_data }: Chart) =>
  y_data.flat().some((value) => value !== null && !Number.isInteger(value)) ? { minInterval: 0 } : {}

type Line = { name: string; color: string; data: readonly (number | null)[]; panel: number }

/** Dashed from the last whole place to a partial one. */
function drawLine({ x_partial }: Chart, { name, color, data, panel }: Line): LineSeriesOption[] {
  const isNear = (place: number) => [place - 1, place, place + 1].some((at) => x_partial[at] === true)
  const draw = (values: (number | null)[], isDashed: boolean): LineSeriesOption => ({
    ...{
      name,
      type: 'line',
      xAxisIndex: panel,
      yAxisIndex: panel,
      data: values,
      cursor: 'pointer',
      triggerLineEvent: true,
    },
    ...{ symbolSize: 5, showSymbol: data.length < 40, itemStyle: { color } },
    lineStyle: { width: 2, type: isDashed ? 'dashed' : 'solid' },
    ...(!isDashed && { areaStyle: { opacity: 0.12 } }),
  })
  const whole = draw(
    data.map((value, place) => (x_partial[place] ? null : value)),
    false,
  )
  if (!x_partial.includes(true)) return [whole]
  return [
    whole,
    draw(
      data.map((value, place) => (isNear(place) ? value : null)),
      true,
    ),
  ]
}

function drawField(chart: Chart, look: ChartLook): ChartOption {
  const fields = chart.y_data.flatMap((row, y) => row.map((value, x) => [x, y, value ?? 0]))
  return {
    grid: { top: 4, left: 68, right: 8, bottom: 24 },
    xAxis: { ...createPlaces(chart, look), axisLine: { show: false } },
    yAxis: {
      ...{
        type: 'category',
        data: chart.y_labels,
        inverse: true,
        axisTick: { show: false },
        axisLine: { show: false },
      },
      axisLabel: { color: look.text, fontSize: 12 },
    },
    visualMap: {
      ...{ type: 'continuous', show: false, min: 0, max: Math.max(1, ...fields.map(([, , value]) => value ?? 0)) },
      inRange: { color: [look.cold, look.hot] },
    },
    series: [
      { type: 'heatmap', data: fields, itemStyle: { borderColor: look.ground, borderWidth: 2, borderRadius: 3 } },
    ],
  }
}
