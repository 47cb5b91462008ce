import { REGIONS, UFS_OF_REGION } from '../../../../contract/labels.ts'
import type { ListFilter } from '../../../../contract/posts/list-filters.ts'
import type { Chart, ChartId } from '../../../../contract/posts/metrics.ts'
import { separateLeftOut } from '../../../../search-language/filter-values.ts'
import type { DrawnChart } from '../../../ui/chart/chart-axes.ts'
import type { QueryAddress } from '../state/address.ts'

/** Charts whose positions are the values of a filter. */
const FILTER_OF: Partial<Record<ChartId, ListFilter>> = {
  'posts-by-party': 'party',
  'hate-by-party': 'party',
  'deleted-by-party': 'party',
  'posts-by-role': 'role',
  'posts-by-uf': 'uf',
}

/** Charts of a subset of posts by party, and the filter that selects this subset. */
const PART_OF_PARTY: Partial<Record<ChartId, ListFilter>> = { 'hate-by-party': 'hate', 'deleted-by-party': 'state' }

/**
 * Charts as drawn: selected values without posts are shown with zero, subsets by party also as a share of the party's posts, and empty
 * charts come last.
 */
export function completeCharts(charts: readonly Chart[], address: QueryAddress): DrawnChart[] {
  const parties = charts.find(({ id }) => id === 'posts-by-party')
  const drawn = charts.map((chart) => addRates(addChosenZeros(chart, address), { parties, address }))
  return [...drawn.filter(hasData), ...drawn.filter((chart) => !hasData(chart))]
}

const hasData = ({ x_data }: Chart) => x_data.length > 0

function addChosenZeros(chart: Chart, address: QueryAddress): Chart {
  const filter = FILTER_OF[chart.id]
  if (filter === undefined || !hasData(chart)) return chart
  const missing = listAsked(filter, address).filter((value) => !chart.x_keys.includes(value))
  if (missing.length === 0) return chart
  return {
    ...chart,
    x_data: [...chart.x_data, ...missing],
    x_keys: [...chart.x_keys, ...missing],
    y_data: chart.y_data.map((series) => [...series, ...missing.map(() => 0)]),
  }
}

/** The selected values; for regions their states, except for excluded ones. */
function listAsked(filter: ListFilter, address: QueryAddress): readonly string[] {
  const { wanted, unwanted } = separateLeftOut(address[filter])
  if (filter !== 'uf' || wanted.length > 0) return wanted
  const regions = REGIONS.filter((region) => address.region.includes(region))
  return regions.flatMap((region) => UFS_OF_REGION[region]).filter((uf) => !unwanted.includes(uf))
}

type Whole = { parties: Chart | undefined; address: QueryAddress }

function addRates(chart: Chart, { parties, address }: Whole): DrawnChart {
  const filter = PART_OF_PARTY[chart.id]
  if (filter === undefined || parties === undefined || address[filter].length > 0) return chart
  const published = new Map(parties.x_keys.map((key, place) => [key, sumPlace(parties, place)]))
  const rates = chart.x_keys.map((key, place) => {
    const all = key === null ? undefined : published.get(key)
    return all ? sumPlace(chart, place) / all : null
  })
  return { ...chart, rates }
}

const sumPlace = ({ y_data }: Chart, place: number) => y_data.reduce((sum, series) => sum + (series[place] ?? 0), 0)
