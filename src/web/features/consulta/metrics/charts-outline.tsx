import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { ChartId } from '../../../../contract/posts/metrics.ts'
import { CHART_STYLES } from '../../../charts/chart-styles.ts'
import styles from '../../../charts/charts.module.css'
import { useLayout } from '../../../charts/use-layout.ts'

const IDS = (Object.keys(CHART_STYLES) as ChartId[]).filter((id) => !CHART_STYLES[id].isRare)

/** Skeleton of the charts. */
export function ChartsOutline() {
  return (
    <div className={styles.charts} role="status">
      <VisuallyHidden>Carregando os gráficos…</VisuallyHidden>
      {IDS.map((id) => (
        <CardOutline key={id} id={id} />
      ))}
    </div>
  )
}

function CardOutline({ id }: { id: ChartId }) {
  const { height } = useLayout({ id })
  return (
    <div className={styles.card} data-wide={CHART_STYLES[id].isWide}>
      <div className={styles.head}>
        <Skeleton height={16} width={200} />
      </div>
      <Skeleton height={height} />
      <p className={styles.note} />
    </div>
  )
}
