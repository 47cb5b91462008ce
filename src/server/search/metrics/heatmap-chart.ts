/** Posts by weekday and hour: one row per weekday, Sunday first. */
import type { Chart } from '../../../contract/posts/metrics.ts'

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** @param rows `hour`: hour of the week, starting on Sunday at 0 */
export function createHeatmapChart(rows: readonly { readonly hour: number; readonly posts: number }[]): Chart {
  const counts = new Map(rows.map(({ hour, posts }) => [hour, posts]))
  const isEmpty = rows.length === 0
  return {
    ...{ id: 'hour-weekday', title: 'Publicações por hora e dia da semana', type: 'heatmap' },
    ...{ x_title: 'Hora', x_type: 'category', x_unit: null, x_span: null, x_partial: [], y_title: 'Dia da semana' },
    x_data: isEmpty ? [] : HOURS.map((hour) => `${hour}h`),
    x_keys: isEmpty ? [] : HOURS.map(() => null),
    y_data: WEEKDAYS.map((_, weekday) => (isEmpty ? [] : HOURS.map((hour) => counts.get(weekday * 24 + hour) ?? 0))),
    y_labels: WEEKDAYS,
  }
}
