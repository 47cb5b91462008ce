import { useQueryClient } from '@tanstack/react-query'
import type { Chart } from '../../../../contract/posts/metrics.ts'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { ChartCard } from '../../../charts/chart-card.tsx'
import { CHART_STYLES } from '../../../charts/chart-styles.ts'
import styles from '../../../charts/charts.module.css'
import { demoQuery } from '../../../demo-query.ts'
import type { PictureText } from '../../../ui/chart/picture/picture-layout.ts'
import { showInfo } from '../../../ui/notices/toast.ts'
import { toPostsInput } from '../filters/filters.ts'
import type { QueryAddress } from '../state/address.ts'
import { coverageQuery } from '../state/coverage.ts'
import type { GoTo } from '../state/use-address.ts'
import { completeCharts } from './complete-charts.ts'
import { narrowByChart } from './narrow.ts'
import { type Counted, describePicture } from './picture-text.ts'

type ChartsProps = {
  charts: readonly Chart[]
  address: QueryAddress
  options: PostOptions | undefined
  counted: Omit<Counted, 'platforms'>
  goTo: GoTo
  /** The charts of the previous search, while the next ones are loading. */
  isStale: boolean
}

/** All charts; a click in one narrows the search of all of them. */
export function Charts({ charts, address, options, counted, goTo, isStale }: ChartsProps) {
  const describe = usePictureText({ charts, address, options, counted })
  return (
    <div className={styles.charts} aria-busy={isStale} data-stale={isStale || undefined}>
      {completeCharts(charts, address)
        .filter(isShown)
        .map((chart) => (
          <ChartCard
            key={chart.id}
            chart={chart}
            isStale={isStale}
            describe={() => describe(chart)}
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

const isShown = ({ id, x_data }: Chart) => x_data.length > 0 || !CHART_STYLES[id].isRare

const NO_FILTER = 'Não há filtro que corresponda a este ponto do gráfico.'

/** Texts of a picture; coverage is requested when the picture is made. */
function usePictureText({ charts, address, options, counted }: Omit<ChartsProps, 'goTo' | 'isStale'>) {
  const client = useQueryClient()
  const platforms = charts.find(({ id }) => id === 'posts-over-time')?.y_labels ?? []
  return async (chart: Chart): Promise<PictureText> => {
    const [coverage, demo] = await Promise.all([
      client.fetchQuery(coverageQuery(toPostsInput(address, options))).catch(() => null),
      client.fetchQuery(demoQuery).catch(() => null),
    ])
    const isDemo = demo?.present ?? null
    return describePicture({
      chart,
      address,
      options,
      counted: { ...counted, platforms },
      coverage,
      isDemo,
      now: new Date(),
    })
  }
}
