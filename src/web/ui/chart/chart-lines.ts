/** Lines over time: on one scale, or in a panel each. Pure. */
import type { LineSeriesOption } from 'echarts/charts'
import type { Chart } from '../../../contract/posts/metrics.ts'
import { type ChartSize, createScale, createTimes, type DrawnChart, fitName, measureLegend } from './chart-axes.ts'
import type { ChartOption } from './chart-echarts.ts'
import { measureEnds, nameEnds } from './chart-ends.ts'
import { EVENT_LINE, layOutEvents } from './chart-events.ts'
import type { ChartTheme } from './chart-theme.ts'

/** Margins: left of lines for their scale, and right of panels. */
const LEFT = 52
const PANEL_RIGHT = 22
/** Below lines, for days and years. */
const BELOW = 38
/** Margins above and below each panel, as a share of the total height. */
const PANEL_GAP = 0.06

/** A panel with its own scale for each measure: beside views, comments would be a flat line. */
export function drawPanels(chart: DrawnChart, theme: ChartTheme, size: ChartSize): ChartOption {
  const known = chart.y_labels
    .map((name, i) => ({ name, color: theme.series[i] ?? theme.text, data: chart.y_data[i] ?? [] }))
    .filter(({ data }) => data.some((value) => value !== null))
  const events = raise(placeEvents(chart, size, PANEL_RIGHT))
  // The gap below the last panel is also the room for the days.
  const free = size.height - events.height
  const room = Math.min(free, (free - BELOW) / (1 - PANEL_GAP))
  const share = 1 / Math.max(1, known.length)
  const times = createTimes(chart, theme, size.width - LEFT - PANEL_RIGHT)
  return {
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    grid: known.map((_, i) => ({
      ...{ top: events.height + room * (i * share + PANEL_GAP), height: room * (share - 2 * PANEL_GAP) },
      // Room for the labels is set explicitly: otherwise the last panel, which has them, would be narrower than the others.
      ...{ left: LEFT, right: PANEL_RIGHT, outerBoundsMode: 'none' },
    })),
    xAxis: known.map((_, i) => ({
      ...times,
      gridIndex: i,
      boundaryGap: false,
      axisLabel: { ...times.axisLabel, show: i === known.length - 1 },
    })),
    yAxis: known.map(({ name }, i) => ({
      ...createScale(theme),
      ...allowFractions(chart),
      splitNumber: 2,
      gridIndex: i,
      name: fitName(name, size.width - LEFT),
      nameLocation: 'end',
      nameGap: 8,
      nameTextStyle: { color: theme.text, fontSize: 12, fontWeight: 600, align: 'left' },
    })),
    series: [
      ...known.flatMap(({ name, color, data }, i) => drawLine(chart, { name, color, data, panel: i })),
      ...known.flatMap((_, i) => drawEvents(events, chart, theme, i)),
    ],
  }
}

/** All lines on one scale. */
export function drawLines(chart: DrawnChart, theme: ChartTheme, size: ChartSize): ChartOption {
  const colours = chart.y_labels.map((_, i) => theme.series[i % theme.series.length] ?? theme.text)
  const right = measureEnds(chart, size)
  const events = placeEvents(chart, size, right)
  const top = measureLegend(chart, size) + events.height
  const ends = nameEnds(chart, theme, size, size.height - top - BELOW)
  return {
    legend: {
      ...{ show: chart.y_labels.length > 1, top: 0, left: 0, itemWidth: 10, itemHeight: 10, icon: 'roundRect' },
      ...{ selectedMode: false, textStyle: { color: theme.text, fontSize: 12 }, data: [...chart.y_labels] },
      formatter: (name) => fitName(name, size.width),
    },
    grid: { top, left: LEFT, right, bottom: BELOW },
    xAxis: { ...createTimes(chart, theme, size.width - LEFT - right), boundaryGap: chart.x_data.length < 2 },
    yAxis: { ...createScale(theme), ...allowFractions(chart) },
    series: [
      ...chart.y_labels.flatMap((name, i) => {
        const line = { name, color: colours[i] ?? theme.text, data: chart.y_data[i] ?? [], panel: 0 }
        const drawn = drawLine(chart, line).map(({ areaStyle: _, ...one }) => one)
        return drawn.map((one, part) => (part === drawn.length - 1 ? { ...one, ...ends[i] } : one))
      }),
      ...drawEvents(events, chart, theme, 0),
    ],
  }
}

type Events = ReturnType<typeof layOutEvents>
const placeEvents = ({ events = [], x_data }: DrawnChart, { width }: ChartSize, right: number): Events =>
  layOutEvents(events, x_data.length, { width, left: LEFT, right })

/** Above the name of the first panel. */
const raise = ({ events, height }: Events): Events => ({
  events: events.map((one) => ({ ...one, row: one.row + 1 })),
  height: events.length === 0 ? 0 : height + EVENT_LINE,
})

/** A dashed line with a label behind everything else; a separate series, so that no other has to carry it. */
function drawEvents({ events }: Events, { x_data }: Chart, theme: ChartTheme, panel: number): LineSeriesOption[] {
  if (events.length === 0) return []
  const lines = events.map(({ place, name, row, align }) => ({
    xAxis: place,
    label: {
      ...{ formatter: () => (panel === 0 ? name : ''), color: theme.text, fontSize: 11 },
      ...{ align, distance: [0, 5 + row * EVENT_LINE] },
    },
  }))
  return [
    {
      ...{ type: 'line', xAxisIndex: panel, yAxisIndex: panel, data: x_data.map(() => null), silent: true },
      markLine: {
        ...{ symbol: 'none', silent: true, data: lines },
        lineStyle: { color: theme.quiet, type: 'dashed', width: 1 },
      },
    },
  ]
}

/** Shares and rates have fractional values. */
const allowFractions = ({ y_data }: Chart) =>
  y_data.flat().some((value) => value !== null && !Number.isInteger(value)) ? { minInterval: 0 } : {}

type Line = { name: string; color: string; data: readonly (number | null)[]; panel: number }

/** Dashed from the last complete position to an incomplete one. */
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
