import { useMediaQuery } from '@mantine/hooks'
import type { Chart } from '../../contract/posts/metrics.ts'
import { CHART_LOOKS, type ChartLook } from './chart-looks.ts'

const PHONE = '(max-width: 48em)'
/** From one name to the next, and what few of them take beside that. */
const ROW = 24
const REST = 24

/** How a chart stands on a screen of this width. `x_data` may be left out while the chart is on its way. */
export function useLayout(
  { id, x_data }: Pick<Chart, 'id'> & Partial<Pick<Chart, 'x_data'>>,
  look: ChartLook = CHART_LOOKS[id],
) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const { layout, height, narrow } = look
  if (!isPhone || !narrow) return { layout, height }
  // Few bars leave no empty half of a screen behind.
  return x_data ? { ...narrow, height: Math.min(narrow.height, x_data.length * ROW + REST) } : narrow
}
