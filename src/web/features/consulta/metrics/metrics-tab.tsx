import { lazy, type ReactNode, Suspense } from 'react'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import styles from '../../../charts/charts.module.css'
import { listFilledFilters, type PostsInput } from '../filters/filters.ts'
import { EmptyResult } from '../results/empty-result.tsx'
import { isRefused, RefusedQuery } from '../results/refused-query.tsx'
import { CancelledNotice, SearchProblem } from '../results/search-problem.tsx'
import type { QueryAddress } from '../state/address.ts'
import type { GoTo } from '../state/use-address.ts'
import { ChartsOutline } from './charts-outline.tsx'
import { DistinguishingPart } from './distinguishing-part.tsx'
import type { MetricsResult } from './metrics.ts'
import { MetricsBar } from './metrics-bar.tsx'

// ECharts is as large as the rest of the page; visits without charts never load it.
const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }))

export type MetricsTabProps = {
  result: MetricsResult
  input: PostsInput
  address: QueryAddress
  options: PostOptions | undefined
  goTo: GoTo
  /** Actions on the search, as on the other tab. */
  actions: ReactNode
}

/** The second tab: counts of the same search as the list. */
export function MetricsTab({ result, input, address, options, goTo, actions }: MetricsTabProps) {
  const { state, charts, total, firstDay, lastDay, error, fieldErrors, retry } = result
  if (state === 'error' && isRefused(fieldErrors)) return <RefusedQuery address={address} goTo={goTo} />
  if (state === 'error') return <SearchProblem error={error} onRetry={retry} />
  if (state === 'ready' && total === 0) return <EmptyResult address={address} options={options} goTo={goTo} />
  const outline = <ChartsOutline />
  const hasFilters = listFilledFilters(address).length > 0
  return (
    <section className={styles.tab} aria-label="Métricas">
      <MetricsBar {...{ result, hasFilters, actions }} />
      {state === 'cancelled' && <CancelledNotice hasList={charts.length > 0} onRetry={retry} />}
      {state === 'loading' && outline}
      {charts.length > 0 && (
        <Suspense fallback={outline}>
          <Charts
            {...{ charts, address, options, goTo }}
            counted={{ total: total ?? 0, firstDay, lastDay }}
            isStale={state !== 'ready'}
          />
        </Suspense>
      )}
      {state !== 'loading' && hasFilters && <DistinguishingPart input={input} address={address} goTo={goTo} />}
    </section>
  )
}
