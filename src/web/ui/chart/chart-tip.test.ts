import { expect, test } from 'vitest'
import type { Chart } from '../../../contract/posts/metrics.ts'
import { listTipLines } from './chart-tip.ts'

const chart: Chart = {
  ...{ id: 'posts-over-time', title: 'Publicações por semana', type: 'bar', x_title: 'semana', x_type: 'time' },
  ...{
    x_unit: null,
    x_span: null,
    x_partial: [],
    x_data: ['2026-03-02', '2026-03-09'],
    x_keys: ['2026-03-02', '2026-03-09'],
  },
  ...{ y_title: 'Publicações', y_labels: ['Telegram', 'X', 'Facebook', 'YouTube'] },
  y_data: [
    [3, 0],
    [1, 0],
    [0, 0],
    [0, null],
  ],
}

test('in a stack each part tells its share of the whole, and what is zero is left out of many', () => {
  expect(listTipLines(chart, 0)).toEqual([
    { label: 'Telegram', value: 3, share: 0.75 },
    { label: 'X', value: 1, share: 0.25 },
    { label: 'total', value: 4 },
  ])
})

test('of nothing there is no share; one series and lines have none', () => {
  expect(listTipLines(chart, 1)).toEqual([
    { label: 'YouTube', value: null, share: null },
    { label: 'total', value: 0 },
  ])
  expect(listTipLines({ ...chart, type: 'line' }, 0)).toHaveLength(2)
  expect(listTipLines({ ...chart, y_labels: ['Telegram'] }, 0)).toEqual([{ label: 'Telegram', value: 3 }])
})
