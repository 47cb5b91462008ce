import type { Chart } from '../../contract/posts/metrics.ts'
import { useIsPhone } from '../ui/page/use-is-phone.ts'
import { CHART_LOOKS, type ChartLook } from './chart-looks.ts'

/** In pixels: from one name to the next, and what few of them take beside that. */
const ROW = 26
const REST = 24
const LEGEND = 28
/** A bar or two over time need no more than this, and each further one brings some. */
const LOW = 140
const PLACE = 20

type Data = Pick<Chart, 'id'> & Partial<Pick<Chart, 'x_data' | 'y_labels'>>

/** How a chart stands on a screen of this width. `x_data` may be left out while the chart is on its way. */
export function useLayout(chart: Data, look: ChartLook = CHART_LOOKS[chart.id]) {
  const isPhone = useIsPhone()
  const { layout, height } = isPhone && look.narrow ? look.narrow : look
  return { layout, height: fitHeight({ layout, height }, chart) }
}

/** The height that these data need, at most the one of the look: little of them leaves no empty half of a screen behind. */
export function fitHeight(
  { layout, height }: Pick<ChartLook, 'layout' | 'height'>,
  { x_data, y_labels = [] }: Partial<Pick<Chart, 'x_data' | 'y_labels'>>,
): number {
  if (x_data === undefined) return height
  const legend = y_labels.length > 1 ? LEGEND : 0
  if (layout === 'rows') return Math.min(height, x_data.length * ROW + REST + legend)
  if (layout === 'columns') return Math.min(height, LOW + x_data.length * PLACE + legend)
  return height
}
