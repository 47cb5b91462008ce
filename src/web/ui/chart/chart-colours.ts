/** Assigns a colour to each series of a bar chart. Pure. */
import { PLATFORMS } from '../../../contract/labels.ts'
import type { ChartTheme } from './chart-theme.ts'

/** Series with an own colour keep it; a platform keeps its colour from chart to chart, unless another one has it. */
export function chooseColours(labels: readonly string[], { marks, series, text }: ChartTheme): string[] {
  if (labels.length === 1) return labels.map((name) => marks[name] ?? series[0] ?? text)
  const names: readonly string[] = PLATFORMS
  const chosen = labels.map((name) => marks[name] ?? series[names.indexOf(name)])
  const free = series.filter((colour) => !chosen.includes(colour))
  return labels.map((_, i) => chosen[i] ?? free.shift() ?? series[i % series.length] ?? text)
}
