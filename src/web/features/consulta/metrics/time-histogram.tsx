import { Button } from '@mantine/core'
import type { Chart } from '../../../../contract/posts/metrics.ts'
import { clampDays } from '../../../charts/clamp-days.ts'
import { formatPlural } from '../../../format.ts'
import { describePartial, describePlaces } from '../../../ui/chart/chart-places.ts'
import { changeFilters, type PostsInput } from '../filters/filters.ts'
import type { QueryAddress } from '../state/address.ts'
import type { GoTo } from '../state/use-address.ts'
import barStyles from './histogram-bars.module.css'
import { useTimeChart } from './metrics.ts'
import styles from './time-histogram.module.css'
import { type Span, useBrush } from './use-brush.ts'

type TimeHistogramProps = {
  input: PostsInput
  address: QueryAddress
  goTo: GoTo
  /** False while the list itself is loading, which takes precedence. */
  enabled: boolean
}

/** Histogram of the list's dates. Brushing over it, or a click, sets the date filter. */
export function TimeHistogram({ input, address, goTo, enabled }: TimeHistogramProps) {
  const { data, isError, isPlaceholderData, refetch } = useTimeChart(input, enabled)
  const chart = data?.items[0]
  if (isError) {
    return (
      <p className={styles.problem} role="alert">
        O gráfico das datas não pôde ser carregado.{' '}
        <Button size="compact-xs" variant="default" onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </p>
    )
  }
  if (!chart || chart.x_data.length === 0) return <div className={styles.place} data-empty />
  return (
    <Bars
      key={chart.x_data.length}
      chart={chart}
      isStale={isPlaceholderData}
      onSpan={({ from, to }) => goTo(changeFilters(address, clampDays(address, chart, from, to)))}
    />
  )
}

type BarsProps = { chart: Chart; isStale: boolean; onSpan: (span: Span) => void }

function Bars({ chart, isStale, onSpan }: BarsProps) {
  const counts = chart.x_data.map((_, place) => chart.y_data.reduce((sum, series) => sum + (series[place] ?? 0), 0))
  const most = Math.max(...counts)
  const { span, props } = useBrush(counts.length, onSpan)
  const shown = span?.to ?? 0
  const describe = (at: number) => describeSpan(chart, counts, { from: at, to: at })
  return (
    <div className={styles.place} data-stale={isStale || undefined}>
      <div
        {...props}
        className={barStyles.bars}
        role="slider"
        tabIndex={0}
        aria-label="Publicações ao longo do tempo. As setas escolhem o período, Enter filtra por ele"
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={counts.length - 1}
        aria-valuenow={shown}
        aria-valuetext={span && span.from !== span.to ? describeSpan(chart, counts, span) : describe(shown)}
      >
        {counts.map((count, at) => (
          <span key={chart.x_data[at]} className={barStyles.column} data-chosen={isWithin(at, span) || undefined}>
            <span
              className={barStyles.bar}
              data-partial={chart.x_partial[at] || undefined}
              style={{ height: count === 0 ? 0 : `max(2px, ${(100 * count) / most}%)` }}
            />
          </span>
        ))}
      </div>
      <p className={styles.caption} aria-hidden>
        {span ? describeSpan(chart, counts, span) : describeWhole(chart)}
      </p>
    </div>
  )
}

const isWithin = (place: number, span: Span | null) =>
  span !== null && place >= Math.min(span.from, span.to) && place <= Math.max(span.from, span.to)

const UNITS = { day: 'por dia', week: 'por semana', month: 'por mês', year: 'por ano' } as const

function describeWhole(chart: Chart): string {
  const last = chart.x_data.length - 1
  const unit = chart.x_unit ? `, ${UNITS[chart.x_unit]}` : ''
  return `${describePlaces(chart, 0, last)}${last === 0 ? '' : unit}`
}

function describeSpan(chart: Chart, counts: readonly number[], { from, to }: Span): string {
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  const sum = counts.slice(first, last + 1).reduce((all, count) => all + count, 0)
  const partial = first === last ? describePartial(chart, first) : null
  const count = `${describePlaces(chart, first, last)}: ${formatPlural(sum, 'publicação', 'publicações')}`
  return partial === null ? count : `${count} (${partial})`
}
