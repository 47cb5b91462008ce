import type { Chart } from '../../../contract/posts/metrics.ts'
import { formatNumber } from '../../format.ts'
import styles from './chart.module.css'
import { describePartial, describePlace } from './chart-places.ts'

/** The tooltip of one place: every series with its exact number. An element, because the CSP refuses style attributes in HTML. */
export function createTip(chart: Chart, place: number): HTMLElement {
  const series = chart.y_labels.map((label, i) => ({ label, value: chart.y_data[i]?.[place] ?? null }))
  const shown = series.length > 3 ? series.filter(({ value }) => value !== 0) : series
  const isStack = series.length > 1 && chart.type === 'bar'
  const sum = series.reduce((all, { value }) => all + (value ?? 0), 0)
  const tip = fillTip(describePlace(chart, place), isStack ? [...shown, { label: 'total', value: sum }] : shown)
  const partial = describePartial(chart, place)
  if (partial !== null) tip.append(createElement('em', partial))
  return tip
}

/** The tooltip of one field of a heat map. */
export function createFieldTip(chart: Chart, place: number, row: number): HTMLElement {
  const title = `${chart.y_labels[row] ?? ''}, ${chart.x_data[place] ?? ''}`
  return fillTip(title, [{ label: 'publicações', value: chart.y_data[row]?.[place] ?? null }])
}

function fillTip(title: string, lines: readonly { label: string; value: number | null }[]): HTMLElement {
  const tip = document.createElement('div')
  tip.className = styles.tip ?? ''
  tip.append(createElement('strong', title))
  for (const { label, value } of lines) {
    const line = document.createElement('div')
    line.append(createElement('span', label), createElement('b', formatNumber(value)))
    tip.append(line)
  }
  return tip
}

function createElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
