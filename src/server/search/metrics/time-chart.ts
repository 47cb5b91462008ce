import type { Chart } from '../../../contract/posts/metrics.ts'
import type { TimeAxis } from './time-axis.ts'

/** A chart on an axis of time, before it is known which places are partial. */
export function createTimeChart(
  { unit, days }: TimeAxis,
  chart: Pick<Chart, 'id' | 'title' | 'type' | 'y_title' | 'y_data' | 'y_labels'>,
): Chart {
  const x_title = { day: 'Dia', week: 'Semana', month: 'Mês', year: 'Ano' }[unit]
  return {
    ...{ ...chart, x_title, x_type: 'time', x_unit: unit, x_span: null },
    ...{ x_data: [...days], x_keys: [...days], x_partial: [] },
  }
}
