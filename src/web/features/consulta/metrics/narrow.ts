/** Search of a click on a chart: exactly the posts counted there. */

import { HATES, OTHER_PLATFORMS, OTHERS } from '../../../../contract/labels.ts'
import { MAX_SHARED_VALUES } from '../../../../contract/limits.ts'
import type { Chart } from '../../../../contract/posts/metrics.ts'
import { leaveOut, separateLeftOut } from '../../../../search-language/filter-values.ts'
import { clampDays } from '../../../charts/clamp-days.ts'
import { changeFilters } from '../filters/filters.ts'
import type { QueryAddress, SharedFilter } from '../state/address.ts'
import { narrowTo } from './distinguishing.ts'

/** The screen's state after a click on a chart; null if a click cannot narrow anything. */
export function narrowByChart(address: QueryAddress, chart: Chart, place: number, series: number): QueryAddress | null {
  const key = chart.x_keys[place] ?? null
  if (key === null) return null
  const label = chart.y_labels[series] ?? ''
  switch (chart.id) {
    case 'posts-over-time':
      return changeFilters(address, {
        ...clampDays(address, chart, place, place),
        ...platformOf(address, chart, label),
      })
    case 'parties-over-time':
      if (label === OTHERS) return null
      return changeFilters(address, { ...clampDays(address, chart, place, place), party: [label] })
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
      return narrowTo(address, 'accounts', { key })
    case 'deleted-by-person':
      return narrowTo({ ...address, state: ['apagado'] }, 'accounts', { key })
    case 'deleted-by-party':
      return changeFilters(address, { party: [key], state: ['apagado'] })
    case 'domains':
      return addShared(address, 'domain', key)
    case 'links':
      return addShared(address, 'link', key)
    case 'hashtags':
      return addShared(address, 'hashtag', key)
    case 'hour-weekday':
      return null
  }
}

/** The series that combines several platforms is the complement of the others. */
function platformOf(address: QueryAddress, { y_labels }: Chart, label: string): Partial<QueryAddress> {
  if (y_labels.length < 2) return {}
  if (label !== OTHER_PLATFORMS) return { platform: [label] }
  const { wanted, unwanted } = separateLeftOut(address.platform)
  const named = y_labels.filter((other) => other !== label)
  return wanted.length > 0
    ? { platform: wanted.filter((platform) => !named.includes(platform)) }
    : { platform: [...new Set([...unwanted, ...named])].map(leaveOut) }
}

function hateOf(label: string): Partial<QueryAddress> {
  return HATES.some((known) => known === label) ? { hate: [label] } : {}
}

/** Added to the existing conditions. */
function addShared(address: QueryAddress, filter: SharedFilter, value: string): QueryAddress | null {
  const values = [...new Set([...address[filter], value])]
  return values.length > MAX_SHARED_VALUES ? null : changeFilters(address, { [filter]: values })
}
