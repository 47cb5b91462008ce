import { UnstyledButton } from '@mantine/core'
import type { Chart } from '../../contract/posts/metrics.ts'
import { formatNumber } from '../format.ts'
import { describePartial, describePlace } from '../ui/chart/chart-places.ts'
import styles from './charts.module.css'

type ChartTableProps = {
  chart: Chart
  height: number
  /** Whether a click on a row narrows the search. */
  canPick: (place: number, series: number) => boolean
  onPick: (place: number, series: number) => void
}

/** The chart's numbers as a table: for screen readers, keyboard users, and reading exact values. */
export function ChartTable({ chart, height, canPick, onPick }: ChartTableProps) {
  // A scrollable region must be focusable.
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <section className={styles.scroll} style={{ height }} tabIndex={0} aria-label={`Tabela: ${chart.title}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{chart.x_title}</th>
            {chart.y_labels.map((label) => (
              <th key={label} scope="col" data-number>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.x_data.map((name, place) => (
            // Two accounts may have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity and never move.
            <tr key={place}>
              <th scope="row">
                {describePlace(chart, place) || name}
                {chart.x_partial[place] && ` (${describePartial(chart, place)})`}
              </th>
              {chart.y_labels.map((label, series) => (
                <td key={label} data-number>
                  <Value chart={chart} place={place} series={series} canPick={canPick} onPick={onPick} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type ValueProps = Omit<ChartTableProps, 'height'> & { place: number; series: number }

function Value({ chart, place, series, canPick, onPick }: ValueProps) {
  const value = chart.y_data[series]?.[place] ?? null
  if (!value || !canPick(place, series)) return formatNumber(value)
  return (
    <UnstyledButton
      className={styles.pick}
      aria-label={`${formatNumber(value)}: filtrar por ${describePlace(chart, place)}, ${chart.y_labels[series]}`}
      onClick={() => onPick(place, series)}
    >
      {formatNumber(value)}
    </UnstyledButton>
  )
}
