/** What a click on a chart asks for: exactly the posts that were counted there. */

import { HATES } from '../../../../contract/labels.ts'
import { MAX_SEARCH_LENGTH } from '../../../../contract/limits.ts'
import type { Chart, TimeUnit } from '../../../../contract/metrics.ts'
import { parseSearch } from '../../../../query/parse.ts'
import { getLastDay } from '../../../ui/chart-places.ts'
import type { QueryAddress } from '../address.ts'
import { changeFilters } from '../filters.ts'

/** The query screen's state after a click on a place of a chart; null where a click cannot narrow anything. */
export function narrowByChart(address: QueryAddress, chart: Chart, place: number, series: number): QueryAddress | null {
  const key = chart.x_keys[place] ?? null
  if (key === null) return null
  const label = chart.y_labels[series] ?? ''
  switch (chart.id) {
    case 'posts-over-time':
      return changeFilters(address, { ...clampDays(address, chart, place, place), ...platformOf(chart, label) })
    case 'engagement-over-time':
      return changeFilters(address, clampDays(address, chart, place, place))
    case 'hate-over-time':
      return changeFilters(address, { ...clampDays(address, chart, place, place), ...hateOf(label) })
    case 'misleading-over-time':
      return changeFilters(address, { ...clampDays(address, chart, place, place), misleading_links: 'true' })
    case 'posts-by-party':
      return changeFilters(address, { party: [key] })
    case 'hate-by-party':
      return changeFilters(address, { party: [key], ...hateOf(label) })
    case 'posts-by-uf':
      return changeFilters(address, { uf: [key] })
    case 'posts-by-role':
      return changeFilters(address, { role: [key] })
    case 'most-active':
      return changeFilters(address, { public_person: [key] })
    case 'deleted-by-person':
      return changeFilters(address, { public_person: [key], state: ['apagado'] })
    case 'deleted-by-party':
      return changeFilters(address, { party: [key], state: ['apagado'] })
    case 'domains':
    case 'links':
    case 'hashtags':
      return addPhrase(address, key)
    case 'hour-weekday':
      return null
  }
}

/** The days from one place of a time axis to another, within the days that are asked for already. */
export function clampDays(
  address: Pick<QueryAddress, 'start_date' | 'end_date'>,
  { x_data, x_unit }: Pick<Chart, 'x_data' | 'x_unit'>,
  from: number,
  to: number,
): Pick<QueryAddress, 'start_date' | 'end_date'> {
  const unit: TimeUnit = x_unit ?? 'day'
  const first = x_data[Math.min(from, to)] ?? ''
  const last = getLastDay(x_data[Math.max(from, to)] ?? '', unit)
  const { start_date: start, end_date: end } = address
  return {
    start_date: start !== null && start > first ? start : first,
    end_date: end !== null && end < last ? end : last,
  }
}

/** Nothing for the series that stands for several platforms. */
function platformOf({ y_labels }: Chart, label: string): Partial<QueryAddress> {
  return y_labels.length > 1 && label !== 'outras' ? { platform: [label] } : {}
}

function hateOf(label: string): Partial<QueryAddress> {
  return HATES.some((known) => known === label) ? { hate: [label] } : {}
}

/** A link, a site or a hashtag is looked for as it is written. A search of alternatives is put in parentheses first. */
function addPhrase(address: QueryAddress, phrase: string): QueryAddress | null {
  const before = address.search.trim()
  const quoted = `"${phrase.replaceAll('"', ' ')}"`
  if (before.includes(quoted)) return address
  const kept = parseSearch(before)?.type === 'or' ? `(${before})` : before
  const search = `${kept} ${quoted}`.trim()
  return search.length > MAX_SEARCH_LENGTH ? null : changeFilters(address, { search })
}
