import { Skeleton, VisuallyHidden } from '@mantine/core'
import { CHART_STYLES } from '../../../charts/chart-styles.ts'
import styles from '../../../charts/charts.module.css'
import { PERSON_CHARTS } from './chart-click.ts'

/** The places of the charts, before they come: as high as the charts. */
export function ChartPlaces() {
  return (
    <div className={styles.charts} role="status">
      <VisuallyHidden>Carregando os gráficos…</VisuallyHidden>
      {PERSON_CHARTS.map((id) => (
        <div key={id} className={styles.card} data-wide={CHART_STYLES[id].isWide}>
          <div className={styles.head}>
            <Skeleton height={16} width={200} />
          </div>
          <Skeleton height={CHART_STYLES[id].height} />
          <p className={styles.note} />
        </div>
      ))}
    </div>
  )
}
