/** What a click on a chart of a person's page asks the query screen for: exactly what was counted there. Pure. */
import { OTHER_PLATFORMS } from '../../../../contract/labels.ts'
import type { Chart } from '../../../../contract/posts/metrics.ts'
import { clampDays } from '../../../charts/clamp-days.ts'
import type { PeriodDays } from './period.ts'

/** The charts of the page, in their order. */
export const PERSON_CHARTS = ['posts-over-time', 'engagement-over-time', 'hashtags', 'domains'] as const

export type QuerySearch = Record<string, string>

/** null: no filter stands for the place. */
export function findClick(
  { id, days }: { id: string; days: PeriodDays },
  chart: Chart,
  place: number,
  series: number,
): QuerySearch | null {
  const key = chart.x_keys[place] ?? null
  const label = chart.y_labels[series] ?? ''
  if (key === null || label === OTHER_PLATFORMS) return null
  const person = { public_person: id, ...days }
  // Commas and backslashes stand between and in the values of an address.
  if (chart.id === 'hashtags') return { ...person, hashtag: key.replaceAll(/[\\,]/g, '\\$&') }
  if (chart.id === 'domains') return { ...person, domain: key.replaceAll(/[\\,]/g, '\\$&') }
  const within = { start_date: days.start_date ?? null, end_date: days.end_date ?? null }
  const { start_date, end_date } = clampDays(within, chart, place, place)
  const platform: QuerySearch = chart.id === 'posts-over-time' ? { platform: label } : {}
  return { ...person, start_date: start_date ?? '', end_date: end_date ?? '', ...platform }
}
