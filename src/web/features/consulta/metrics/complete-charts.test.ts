import { expect, test } from 'vitest'
import type { Chart, ChartId } from '../../../../contract/posts/metrics.ts'
import { type AddressText, readAddress } from '../state/address.ts'
import { completeCharts } from './complete-charts.ts'

function createChart(id: ChartId, counts: Record<string, number>): Chart {
  const names = Object.keys(counts)
  return {
    ...{ id, title: id, type: 'bar', x_title: 'Partido', x_type: 'category', x_unit: null, x_span: null },
    ...{ x_partial: [], y_title: 'Publicações', x_data: names, x_keys: names },
    ...{ y_labels: ['publicações'], y_data: [Object.values(counts)] },
  }
}

const find = (charts: readonly Chart[], id: ChartId) =>
  completeCharts(charts, readAddress({})).find((one) => one.id === id)

test('a party that was asked for and wrote nothing stands there with zero; one that is left out does not', () => {
  const charts = [createChart('posts-by-party', { PZV: 3 })]
  const [asked] = completeCharts(charts, readAddress({ party: 'PZV,PLF' }))
  expect(asked).toMatchObject({ x_data: ['PZV', 'PLF'], x_keys: ['PZV', 'PLF'], y_data: [[3, 0]] })
  const [leftOut] = completeCharts(charts, readAddress({ party: '-PLF' }))
  expect(leftOut?.x_data).toEqual(['PZV'])
})

test('states of a region that was asked for stand there with zero as well', () => {
  const read = (texts: AddressText) =>
    completeCharts([createChart('posts-by-uf', { PR: 3 })], readAddress(texts))[0]?.x_keys
  expect(read({ region: 'Sul' })).toEqual(['PR', 'RS', 'SC'])
  expect(read({ region: 'Sul', uf: '-SC' })).toEqual(['PR', 'RS'])
  expect(read({ region: 'Sul', uf: 'PR' })).toEqual(['PR'])
  expect(read({ region: '-Sul,não informado' })).toEqual(['PR'])
})

test('what is hate of a party is also a share of what the party published, unless only hate was asked for', () => {
  const charts = [
    createChart('posts-by-party', { PZV: 200, PLF: 10 }),
    createChart('hate-by-party', { PLF: 5, outros: 1 }),
  ]
  expect(find(charts, 'hate-by-party')?.rates).toEqual([0.5, null])
  const filtered = completeCharts(charts, readAddress({ hate: 'ofensivo' }))
  expect(filtered.map(({ rates }) => rates)).toEqual([undefined, undefined])
})

test('charts without anything come last', () => {
  const charts = [createChart('posts-by-party', {}), createChart('posts-by-uf', { SP: 1 })]
  expect(completeCharts(charts, readAddress({})).map(({ id }) => id)).toEqual(['posts-by-uf', 'posts-by-party'])
})
