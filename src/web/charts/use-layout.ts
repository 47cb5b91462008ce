import type { Chart } from '../../contract/posts/metrics.ts'
import { useIsPhone } from '../ui/page/use-is-phone.ts'
import { CHART_STYLES, type ChartStyle } from './chart-styles.ts'

/** In pixels: height per name, and the constant rest of a chart with few of them. */
const ROW = 26
const REST = 24
const LEGEND = 28
/** Height of a time chart with one or two bars, and of each further one. */
const LOW = 140
const PLACE = 20

type Data = Pick<Chart, 'id'> & Partial<Pick<Chart, 'x_data' | 'y_labels'>>

/** Layout of a chart on a screen of this width. `x_data` may be omitted while the chart is loading. */
export function useLayout(chart: Data, look: ChartStyle = CHART_STYLES[chart.id]) {
  const isPhone = useIsPhone()
  const { layout, height } = isPhone && look.narrow ? look.narrow : look
  return { layout, height: fitHeight({ layout, height }, chart) }
}

/** The height that the data need, at most that of the look: few data must not leave half a screen empty. */
export function fitHeight(
  { layout, height }: Pick<ChartStyle, 'layout' | 'height'>,
  { x_data, y_labels = [] }: Partial<Pick<Chart, 'x_data' | 'y_labels'>>,
): number {
  if (x_data === undefined) return height
  const legend = y_labels.length > 1 ? LEGEND : 0
  if (layout === 'rows') return Math.min(height, x_data.length * ROW + REST + legend)
  if (layout === 'columns') return Math.min(height, LOW + x_data.length * PLACE + legend)
  return height
}
