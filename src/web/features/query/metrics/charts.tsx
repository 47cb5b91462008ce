import type { Chart } from '../../../../contract/metrics.ts'
import type { PostOptions } from '../../../../contract/post-options.ts'
import { showInfo } from '../../../ui/toast.ts'
import type { QueryAddress } from '../address.ts'
import { listChips } from '../filters.ts'
import type { GoTo } from '../use-address.ts'
import { ChartCard } from './chart-card.tsx'
import { CHART_LOOKS } from './chart-looks.ts'
import styles from './metrics.module.css'
import { narrowByChart } from './narrow.ts'

type ChartsProps = {
  charts: readonly Chart[]
  address: QueryAddress
  options: PostOptions | undefined
  goTo: GoTo
  /** The charts of the previous question, while the next ones come. */
  isStale: boolean
}

/** All charts; a click in one narrows the search of all of them. */
export function Charts({ charts, address, options, goTo, isStale }: ChartsProps) {
  const context = describeFilters(address, options)
  return (
    <div className={styles.charts} aria-busy={isStale} data-stale={isStale || undefined}>
      {charts.filter(isShown).map((chart) => (
        <ChartCard
          key={chart.id}
          chart={chart}
          context={context}
          canPick={(place, series) => narrowByChart(address, chart, place, series) !== null}
          onPick={(place, series) => {
            const next = narrowByChart(address, chart, place, series)
            if (next) goTo(next)
            else showInfo(NO_FILTER)
          }}
        />
      ))}
    </div>
  )
}

const isShown = ({ id, x_data }: Chart) => x_data.length > 0 || !CHART_LOOKS[id].isRare

const NO_FILTER = 'Não há filtro que corresponda a este ponto do gráfico.'

function describeFilters(address: QueryAddress, options: PostOptions | undefined): string {
  const search = address.search.trim()
  const labels = listChips(address, options).map(({ label }) => label)
  return [...(search ? [`busca: ${search}`] : []), ...labels].join(' · ') || 'todas as publicações'
}
