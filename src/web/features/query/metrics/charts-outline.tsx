import { Skeleton, VisuallyHidden } from '@mantine/core'
import { CHART_LOOKS } from './chart-looks.ts'
import styles from './metrics.module.css'

/** The places of the charts, before they come. */
export function ChartsOutline() {
  return (
    <div className={styles.charts} role="status">
      <VisuallyHidden>Carregando os gráficos…</VisuallyHidden>
      {Object.entries(CHART_LOOKS)
        .filter(([, { isRare }]) => !isRare)
        .map(([id, { height, isWide }]) => (
          <div key={id} className={styles.card} data-wide={isWide}>
            <div className={styles.head}>
              <Skeleton height={16} width={200} />
            </div>
            <Skeleton height={height} />
            <p className={styles.note} />
          </div>
        ))}
    </div>
  )
}
