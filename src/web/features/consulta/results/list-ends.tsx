import { Button } from '@mantine/core'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { formatNumber } from '../../../format.ts'
import styles from '../query-screen.module.css'
import type { QueryAddress } from '../state/address.ts'
import { getLastPage } from '../state/paging.ts'
import type { GoTo } from '../state/use-address.ts'
import { EmptyResult } from './empty-result.tsx'

type NoPostsProps = { address: QueryAddress; options: PostOptions | undefined; goTo: GoTo; total: number }

/** An empty list, or a page beyond the end of one. */
export function NoPosts({ address, options, goTo, total }: NoPostsProps) {
  if (total === 0) return <EmptyResult address={address} options={options} goTo={goTo} />
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

/** Says that the list does not begin at its beginning. */
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
