import type { Chart } from '../../contract/posts/metrics.ts'
import { describePartial } from '../ui/chart/chart-places.ts'

/**
 * A chart as CSV: a row per position, a column per series; semicolons, decimal commas and a byte-order mark, as Excel in Portuguese
 * expects: it reads "16.1" as a day of January. `unit`: unit of the numbers, if the titles do not give it.
 */
export function printChartCsv(chart: Chart, unit?: string): string {
  const hasPartial = chart.x_partial.includes(true)
  const head = [
    chart.x_title,
    ...chart.y_labels.map((label) => (unit ? `${label} (${unit})` : label)),
    ...(hasPartial ? ['período incompleto'] : []),
  ]
  const lines = chart.x_data.map((name, place) => [
    ...[name, ...chart.y_data.map((series) => series[place] ?? '')],
    ...(hasPartial ? [describePartial(chart, place) ?? ''] : []),
  ])
  return `\uFEFF${[head, ...lines].map((cells) => cells.map(printCell).join(';')).join('\r\n')}\r\n`
}

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe (OWASP, CSV injection). */
function printCell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
