import { expect, test } from 'vitest'
import type { Chart } from '../../contract/posts/metrics.ts'
import { printChartCsv } from './chart-csv.ts'

test('a line for each place, unknown empty, formulas harmless, quotes doubled', () => {
  const chart: Chart = {
    ...{ id: 'domains', title: 'T', type: 'bar', x_title: 'Site', x_type: 'category', x_unit: null, y_title: 'Y' },
    ...{ x_span: null, x_partial: [] },
    ...{ x_data: ['a;"b"', '=1+1', 'c'], x_keys: [null, null, null] },
    ...{
      y_data: [
        [1, 0, null],
        [4, 5, 6],
      ],
      y_labels: ['curtidas', 'visualizações'],
    },
  }
  expect(printChartCsv(chart)).toBe('\uFEFFSite;curtidas;visualizações\r\n"a;""b""";1;4\r\n\'=1+1;0;5\r\nc;;6\r\n')
})

test('parts have a comma, as Excel in Portuguese reads them, and the columns say what they count', () => {
  const chart: Chart = {
    ...{ id: 'posts-over-time', title: 'T', type: 'line', x_title: 'Dia', x_type: 'time', x_unit: 'day', y_title: 'Y' },
    ...{ x_span: null, x_partial: [], x_data: ['2026-09-28'], x_keys: ['2026-09-28'] },
    ...{ y_data: [[16.1], [0.484]], y_labels: ['Esta busca', 'PDX'] },
  }
  expect(printChartCsv(chart, '% de todas, por dia')).toBe(
    '\uFEFFDia;Esta busca (% de todas, por dia);PDX (% de todas, por dia)\r\n2026-09-28;16,1;0,484\r\n',
  )
})
