import { expect, test } from 'vitest'
import { UFS } from '../../../contract/labels.ts'
import type { Chart } from '../../../contract/posts/metrics.ts'
import { spreadOut } from './chart-ends.ts'
import { createChartOption } from './chart-option.ts'
import type { ChartTheme } from './chart-theme.ts'

const LOOK: ChartTheme = {
  ...{ text: '#000', quiet: '#555', line: '#ccc', ground: '#fff', rest: '#999', cold: '#eee', hot: '#111', font: 'x' },
  ...{ series: ['#123456'], marks: {} },
}
const names = [...UFS, 'não informado']
const UF_CHART: Chart = {
  ...{ id: 'posts-by-uf', title: 'Publicações por UF', type: 'bar', x_title: 'UF', x_type: 'category', x_unit: null },
  ...{ x_span: null, x_partial: [], y_title: 'Publicações', y_labels: ['publicações'] },
  ...{ x_data: names, x_keys: names, y_data: [names.map(() => 1)] },
}

test.each([
  ['columns', 'xAxis', 700],
  ['rows', 'yAxis', 300],
] as const)('every UF is named, as %s', (layout, axis, width) => {
  const option = createChartOption(UF_CHART, layout, LOOK, { width, height: 680 })
  const { data, axisLabel } = option[axis] as { data: string[]; axisLabel: { interval: number; hideOverlap?: boolean } }
  expect(data.map((name) => name.trim())).toEqual(names)
  expect(axisLabel.interval).toBe(0)
  if (layout === 'columns') expect(axisLabel.hideOverlap).toBe(false)
})

test('a line is dashed from the last whole place to a partial one', () => {
  const weeks = ['2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22']
  const chart: Chart = {
    ...UF_CHART,
    ...{ id: 'engagement-over-time', type: 'line', x_type: 'time', x_unit: 'week', x_data: weeks, x_keys: weeks },
    ...{ x_partial: [false, false, false, true], y_data: [[1, 2, 3, 4]], y_labels: ['curtidas'] },
  }
  const { series } = createChartOption(chart, 'panels', LOOK, { width: 700, height: 500 })
  expect([series].flat().map((line) => line?.data)).toEqual([
    [1, 2, 3, null],
    [null, null, 3, 4],
  ])
})

test('names of events stand above the name of the first panel; panels share their places', () => {
  const weeks = ['2026-03-01', '2026-03-08', '2026-03-15']
  const chart = {
    ...UF_CHART,
    ...({ id: 'posts-over-time', type: 'line', x_type: 'time', x_unit: 'week', x_data: weeks, x_keys: weeks } as const),
    ...{ y_data: [weeks.map(() => 1), weeks.map(() => 2)], y_labels: ['PDX', 'PBR'] },
    events: [
      { place: 1, title: 'Votação' },
      { place: 1, title: 'Posse' },
    ],
  }
  const { grid, series } = createChartOption(chart, 'panels', LOOK, { width: 700, height: 300 })
  expect([grid].flat()).toMatchObject([{ outerBoundsMode: 'none' }, { outerBoundsMode: 'none' }])
  const [first] = [series].flat().filter((one) => one !== undefined && 'markLine' in one)
  expect(first).toMatchObject({
    markLine: { data: [{ label: { distance: [0, 21] } }, { label: { distance: [0, 37] } }] },
  })
  // Three lines of names, and what panels leave above themselves.
  expect(Number([grid].flat()[0]?.top)).toBeGreaterThan(3 * 16 + 10)
})

test.each([300, 420, 560, 900])('below panels of %s pixels there is room for days and years', (height) => {
  const weeks = ['2026-03-01', '2026-03-08']
  const chart: Chart = {
    ...UF_CHART,
    ...{ id: 'engagement-over-time', type: 'line', x_type: 'time', x_unit: 'week', x_data: weeks, x_keys: weeks },
    ...{ y_data: Array.from({ length: 4 }, () => [1, 2]), y_labels: ['a', 'b', 'c', 'd'] },
  }
  const { grid, xAxis } = createChartOption(chart, 'panels', LOOK, { width: 700, height })
  expect([xAxis].flat()[3]).toMatchObject({ data: ['01/03\n2026', '08/03\n2026'] })
  const last = [grid].flat().at(-1)
  expect(height - Number(last?.top) - Number(last?.height)).toBeGreaterThanOrEqual(36)
})

test('a bar that no filter corresponds to does not look as if a click led somewhere', () => {
  const chart: Chart = { ...UF_CHART, x_data: ['SP', 'não informado'], x_keys: ['SP', null], y_data: [[5, 3]] }
  const { series } = createChartOption(chart, 'rows', LOOK, { width: 300, height: 200 })
  const [bars] = [series].flat()
  expect(bars).toMatchObject({ cursor: 'pointer', data: [5, { value: 3, cursor: 'default' }] })
})

test('lines are named at their ends where there is room, a line apart, in their order', () => {
  const days = ['2026-03-01', '2026-03-02']
  const chart: Chart = {
    ...UF_CHART,
    ...{ id: 'parties-over-time', type: 'line', x_type: 'time', x_unit: 'day', x_data: days, x_keys: days },
    ...{
      y_data: [
        [9, 5],
        [1, 5],
        [2, 0],
      ],
      y_labels: ['PDX', 'PBR', 'PLF'],
    },
  }
  const draw = (width: number) => [createChartOption(chart, 'lines', LOOK, { width, height: 280 }).series].flat()
  const ends = draw(700).map((line) => line && 'endLabel' in line && line.endLabel)
  expect(ends).toMatchObject([
    { formatter: '{mark|●} PDX', offset: [0, 0] },
    { formatter: '{mark|●} PBR', offset: [0, 14] },
    { formatter: '{mark|●} PLF', offset: [0, 0] },
  ])
  const named = { ...chart, y_labels: ['PDX', '{name|x}', 'Período anterior (01/03/2026 a 02/03/2026)'] }
  const others = [createChartOption(named, 'lines', LOOK, { width: 700, height: 280 }).series].flat()
  expect(others.map((line) => line && 'endLabel' in line && line.endLabel?.formatter)).toEqual([
    ...['{mark|●} PDX', '{mark|●} {\u200bname|x}', '{mark|●} Período anterior…'],
  ])
  const whole = { ...chart, y_labels: ['Gênero feminino', 'Gênero masculino', 'Gênero não informado'] }
  const genders = [createChartOption(whole, 'lines', LOOK, { width: 700, height: 280 }).series].flat()
  expect(genders.at(-1)).toMatchObject({ endLabel: { formatter: '{mark|●} Gênero não informado' } })
  expect(draw(390).some((line) => line && 'endLabel' in line && line.endLabel)).toBe(false)
  const { legend } = createChartOption(
    { ...chart, y_labels: ['PDX', 'reforma tributária do consumo e da renda no Congresso Nacional', 'PLF'] },
    ...(['lines', LOOK, { width: 300, height: 280 }] as const),
  )
  const format = [legend].flat()[0]?.formatter
  const names = ['PDX', 'reforma tributária do consumo e da renda no Congresso Nacional'].map((name) =>
    typeof format === 'function' ? format(name) : name,
  )
  expect(names).toEqual(['PDX', 'reforma tributária do consumo e da re…'])
  expect(spreadOut([98, 100, 20, 99], 100)).toEqual([72, 100, 20, 86])
})

test('every bar that stands beside others has its number, shortened where there is no room; what nobody told is grey', () => {
  const chart: Chart = { ...UF_CHART, y_data: [names.map(() => 12_345)] }
  const draw = (width: number) => [createChartOption(chart, 'columns', LOOK, { width, height: 240 }).series].flat()[0]
  const write = (width: number) => {
    const bars = draw(width)
    const { formatter } = bars && 'label' in bars ? (bars.label as { formatter: (bar: object) => string }) : {}
    return formatter?.({ value: 12_345 })
  }
  expect([write(1_400), write(700)]).toEqual(['12.345', '12,3K'])
  const data = [draw(700)?.data].flat()
  expect(data.at(-1)).toEqual({ value: 12_345, itemStyle: { color: LOOK.rest } })
})
