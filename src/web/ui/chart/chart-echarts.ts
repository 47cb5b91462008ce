/** Only the parts of ECharts in use: the rest would double the chunk. */
import {
  BarChart,
  type BarSeriesOption,
  HeatmapChart,
  type HeatmapSeriesOption,
  LineChart,
  type LineSeriesOption,
} from 'echarts/charts'
import {
  AxisPointerComponent,
  type AxisPointerComponentOption,
  GridComponent,
  type GridComponentOption,
  type LegendComponentOption,
  LegendPlainComponent,
  MarkLineComponent,
  type MarkLineComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
  type VisualMapComponentOption,
  VisualMapContinuousComponent,
} from 'echarts/components'
import { type ComposeOption, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

use([
  AxisPointerComponent,
  BarChart,
  CanvasRenderer,
  GridComponent,
  HeatmapChart,
  LegendPlainComponent,
  LineChart,
  MarkLineComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
])

export type ChartOption = ComposeOption<
  | AxisPointerComponentOption
  | BarSeriesOption
  | GridComponentOption
  | HeatmapSeriesOption
  | LegendComponentOption
  | LineSeriesOption
  | MarkLineComponentOption
  | TooltipComponentOption
  | VisualMapComponentOption
>

export { init as createCanvas }
