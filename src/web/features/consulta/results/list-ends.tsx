import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { formatNumber } from '../../../format.ts'
import { partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import styles from '../query-screen.module.css'
import type { QueryAddress } from '../state/address.ts'
import { getLastPage } from '../state/paging.ts'
import type { GoTo } from '../state/use-address.ts'
import type { EmptyResultProps } from './empty-result.tsx'

/** Most searches have results. */
export const EmptyResult = partOnDemand<EmptyResultProps>(async () => (await import('./empty-result.tsx')).EmptyResult)

type NoPostsProps = EmptyResultProps & { goTo: GoTo; total: number }

/** An empty list, or a page beyond the end of one. */
export function NoPosts({ address, options, goTo, total }: NoPostsProps) {
  if (total === 0) {
    return (
      <Suspense>
        <EmptyResult address={address} options={options} goTo={goTo} />
      </Suspense>
    )
  }
  const last = getLastPage(total, address.page_size)
  return (
    <p className={styles.from}>
      {`A lista termina na página ${formatNumber(last)}. `}
      <Button variant="default" size="compact-sm" onClick={() => goTo({ ...address, page: last })}>
        Ir para a última página
      </Button>
    </p>
  )
}

/** Says that the list does not start at its beginning. */
export function StartNotice({ address, goTo }: { address: QueryAddress; goTo: GoTo }) {
  return (
    <p className={styles.from}>
      {`A partir da página ${formatNumber(address.page)}. `}
      <Button variant="default" size="compact-sm" onClick={() => goTo({ ...address, page: 1 })}>
        Ver desde o início
      </Button>
    </p>
  )
}
