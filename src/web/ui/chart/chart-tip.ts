import type { Chart } from '../../../contract/posts/metrics.ts'
import { formatNumber } from '../../format.ts'
import styles from './chart.module.css'
import { formatRate } from './chart-axes.ts'
import { describePartial, describePlace } from './chart-places.ts'

type TipLine = { label: string; value: number | null; share?: number | null }

/** Tooltip of one position. An element, because the CSP refuses style attributes in HTML. */
export function createTip(chart: Chart, place: number): HTMLElement {
  const tip = fillTip(describePlace(chart, place), listTipLines(chart, place))
  const partial = describePartial(chart, place)
  if (partial !== null) tip.append(createElement('em', partial))
  return tip
}

/** Every series with its exact number; in a stack its share and the total too. */
export function listTipLines(chart: Chart, place: number): TipLine[] {
  const series = chart.y_labels.map((label, i) => ({ label, value: chart.y_data[i]?.[place] ?? null }))
  const shown = series.length > 3 ? series.filter(({ value }) => value !== 0) : series
  if (series.length < 2 || chart.type !== 'bar') return shown
  const total = series.reduce((sum, { value }) => sum + (value ?? 0), 0)
  const parts = shown.map((one) => ({ ...one, share: total > 0 && one.value !== null ? one.value / total : null }))
  return [...parts, { label: 'total', value: total }]
}

/** Tooltip of one cell of a heat map. */
export function createFieldTip(chart: Chart, place: number, row: number): HTMLElement {
  const title = `${chart.y_labels[row] ?? ''}, ${chart.x_data[place] ?? ''}`
  return fillTip(title, [{ label: 'publicações', value: chart.y_data[row]?.[place] ?? null }])
}

function fillTip(title: string, lines: readonly TipLine[]): HTMLElement {
  const tip = document.createElement('div')
  tip.className = styles.tip ?? ''
  tip.append(createElement('strong', title))
  for (const { label, value, share } of lines) {
    const line = document.createElement('div')
    line.append(createElement('span', label), createElement('b', formatNumber(value) + formatRate(share)))
    tip.append(line)
  }
  return tip
}

function createElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
