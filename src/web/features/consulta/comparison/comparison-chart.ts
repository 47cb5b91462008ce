/** Chart of a comparison: a line per series, and the unit of its numbers. Pure. */
import type { Chart, TimeUnit } from '../../../../contract/posts/metrics.ts'
import type { PostSeriesReply } from '../../../../contract/posts/post-series.ts'
import type { ChartStyle } from '../../../charts/chart-styles.ts'
import type { DrawnChart } from '../../../ui/chart/chart-axes.ts'
import type { Comparison, Measure, Scale } from '../state/comparison-address.ts'
import { type Axis, type Days, findPartials, findPlace } from './axis.ts'
import { asksFor, moveToAxis } from './own-days.ts'
import type { Series } from './series.ts'
import { scalePlaces } from './values.ts'

export const MEASURE_NAMES: Record<Measure, string> = {
  posts: 'Publicações',
  views: 'Visualizações',
  likes: 'Curtidas',
  shares: 'Compartilhamentos',
  comments: 'Comentários',
}

export const SCALE_NAMES: Record<Scale, string> = {
  number: 'Números',
  share: '% do total do grupo',
  per_1000: 'Por mil publicações',
  per_person: 'Por pessoa ou conta',
}

const PER_UNIT: Record<TimeUnit, string> = { day: 'por dia', week: 'por semana', month: 'por mês', year: 'por ano' }

/** Unit of the chart's numbers. */
export function describeScale({ measure, scale }: Comparison, unit: TimeUnit): string {
  const what = MEASURE_NAMES[measure].toLowerCase()
  const words: Record<Scale, string> = {
    number: `${what} ${PER_UNIT[unit]}`,
    share: `% de todas as ${what} do mesmo grupo, ${PER_UNIT[unit]}`,
    per_1000: `${what} a cada mil publicações do mesmo grupo, ${PER_UNIT[unit]}`,
    per_person: `${what} por pessoa ou conta do grupo, ${PER_UNIT[unit]}`,
  }
  return measure === 'posts' || scale !== 'share'
    ? words[scale]
    : words.share.replace('todas as', measure === 'views' || measure === 'likes' ? 'todas as' : 'todos os')
}

export type Answered = { readonly series: Series; readonly reply: PostSeriesReply }

export function createComparisonChart(
  answered: readonly Answered[],
  comparison: Comparison,
  { axis, days, today }: { axis: Axis; days: Days; today: string },
): DrawnChart {
  const x_title = { day: 'Dia', week: 'Semana', month: 'Mês', year: 'Ano' }[axis.unit]
  const chart: Chart = {
    // Its type here: posts over time, by series.
    ...{ id: 'posts-over-time', title: `${MEASURE_NAMES[comparison.measure]} ${PER_UNIT[axis.unit]}` },
    ...{ type: 'line', x_title, x_type: 'time', x_unit: axis.unit, x_span: days },
    x_partial: findPartials(axis, days, today),
    y_title: SCALE_NAMES[comparison.scale],
    ...{ x_data: [...axis.days], x_keys: [...axis.days] },
    y_data: answered.map(({ series, reply }) =>
      scalePlaces(moveToAxis(series, reply, { axis, days }), axis.days, comparison).map((value, place) =>
        asksFor(series, axis, { days, place }) ? value : null,
      ),
    ),
    y_labels: distinct(answered.map(({ series }) => series.label)),
  }
  const events = comparison.events.flatMap((event) => {
    const place = findPlace(axis, event.slice(0, 10))
    return place < 0 ? [] : [{ place, title: event.slice(11) }]
  })
  const title = answered.length > 1 ? `${chart.title}, ${agree(comparison.measure)}` : chart.title
  return { ...chart, title, events }
}

const agree = (measure: Measure) => (measure === 'shares' || measure === 'comments' ? 'comparados' : 'comparadas')

/** Series with equal names are numbered. */
const distinct = (labels: readonly string[]) =>
  labels.map((label, i) => {
    const before = labels.slice(0, i).filter((other) => other === label).length
    return before === 0 ? label : `${label} (${before + 1})`
  })

const PANEL = 130

export function describeStyle({ isSplit }: Comparison, series: number): ChartStyle {
  const look = { isWide: true as const, empty: '' }
  return isSplit
    ? { ...look, layout: 'panels', height: 40 + PANEL * Math.max(1, series), note: 'Cada série tem a própria escala.' }
    : { ...look, layout: 'lines', height: 320 }
}
