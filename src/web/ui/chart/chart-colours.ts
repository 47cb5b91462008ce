/** Which colour each series of a bar chart has. Pure. */
import { PLATFORMS } from '../../../contract/labels.ts'
import type { ChartTheme } from './chart-theme.ts'

/** A colour of its own for what has one; a platform keeps its colour from chart to chart, as long as no other has it. */
export function chooseColours(labels: readonly string[], { marks, series, text }: ChartTheme): string[] {
  if (labels.length === 1) return labels.map((name) => marks[name] ?? series[0] ?? text)
  const names: readonly string[] = PLATFORMS
  const chosen = labels.map((name) => marks[name] ?? series[names.indexOf(name)])
  const free = series.filter((colour) => !chosen.includes(colour))
  return labels.map((_, i) => chosen[i] ?? free.shift() ?? series[i % series.length] ?? text)
}
