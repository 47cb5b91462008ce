import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from '../../../charts/charts.module.css'
import { formatPlural } from '../../../format.ts'
import { OldCount } from '../results/old-count.tsx'
import { SlowNotice } from '../results/slow-notice.tsx'
import { FillSlot } from '../slots.tsx'
import { ChartsOutline } from './charts-outline.tsx'
import type { MetricsResult } from './metrics.ts'

/** Id of the heading below all charts, which gets the focus of the jump link. */
export const DISTINGUISHING = 'o-que-distingue'

export type MetricsBarProps = {
  result: Pick<MetricsResult, 'state' | 'total' | 'cancel'>
  hasFilters: boolean
  /** Actions on the search, as on the other tab. */
  actions: ReactNode
}

/** Number of counted posts, beside the tabs. */
export function MetricsBar({ result, hasFilters, actions }: MetricsBarProps) {
  const { state, cancel } = result
  return (
    <FillSlot slot="tools">
      <div className={styles.bar}>
        <p className={styles.count} role="status" data-stale={state !== 'ready' || undefined}>
          {describeTotal(result)}
        </p>
        {(state === 'loading' || state === 'refreshing') && <SlowNotice onCancel={cancel} />}
        <p className={styles.hint}>Um clique em um gráfico filtra a busca.</p>
        {state !== 'loading' && hasFilters && (
          <Button size="compact-xs" variant="subtle" onClick={showDistinguishing}>
            O que distingue<span className={styles.more}>&nbsp;este resultado</span>
          </Button>
        )}
        {actions}
      </div>
    </FillSlot>
  )
}

/** Placeholder of the tab while its code is loading, of the same size. */
export function MetricsOutline(bar: MetricsBarProps) {
  return (
    <section className={styles.tab} aria-label="Métricas" aria-busy>
      <MetricsBar {...bar} />
      <ChartsOutline />
    </section>
  )
}

function showDistinguishing(): void {
  document.getElementById(DISTINGUISHING)?.focus({ preventScroll: true })
  document.getElementById(DISTINGUISHING)?.scrollIntoView({ block: 'start' })
}

function describeTotal({ state, total }: MetricsBarProps['result']): ReactNode {
  if (total === undefined) return 'Contando…'
  const words = formatPlural(total, 'publicação', 'publicações')
  return state === 'ready' ? <strong>{words}</strong> : <OldCount words={words} />
}
