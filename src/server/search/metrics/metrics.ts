import { CHART_IDS, type Chart, type ChartId, type MetricsReply } from '../../../contract/posts/metrics.ts'
import { findToday } from '../../../search-language/fields/day-ranges.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { BoundFilters } from '../conditions/conditions.ts'
import { listCategoryCharts } from './category-charts.ts'
import { listDeletionCharts } from './deletion-charts.ts'
import { chooseCounting } from './kept-sums.ts'
import { listPeopleChart } from './people-chart.ts'
import { findRange, findSpan } from './range.ts'
import { listSharedCharts } from './ranking-charts.ts'
import { type Days, findPartial } from './time-axis.ts'
import { listPlatformChart, listTimeCharts, type TimeCharts } from './time-charts.ts'

/** Every chart of the posts that pass the filters, or only those named by `chart`. Includes empty charts. `sumsFrom` is for tests. */
export async function listMetrics(
  ch: ClickHouse,
  { chart, ...filters }: BoundFilters & { chart?: readonly ChartId[] | undefined },
  timeZone: string,
  now = new Date(),
  sumsFrom?: number,
): Promise<MetricsReply> {
  // Always YYYY-MM-DD.
  const today = findToday(timeZone, now)
  const { total, days, found } = await findRange(ch, filters, timeZone)
  const counting = chooseCounting(filters, timeZone, total, sumsFrom)
  const askSpan = async () => found && findSpan(ch, filters, timeZone, { found, today })
  const [charts, span] = chart?.every((id) => id === 'posts-over-time')
    ? await Promise.all([listPlatformChart(ch, filters, { timeZone, days, counting }).then((one) => [one]), askSpan()])
    : await listCharts(ch, filters, { timeZone, days, counting, asked: new Set(chart ?? CHART_IDS) }, askSpan)
  const items = sortCharts(charts).filter(({ id }) => chart?.includes(id) ?? true)
  return {
    items: span === null ? items : items.map((one) => markPartial(one, span, today)),
    ...{ page: 1, page_size: CHART_IDS.length, total_items: items.length, total_pages: 1, total_posts: total },
    ...{ first_day: found?.start ?? null, last_day: found?.end ?? null },
  }
}

/** Queries that are shared by charts. A query that no requested chart needs is not run. */
const OVER_TIME: readonly ChartId[] = [
  ...(['posts-over-time', 'parties-over-time', 'hate-over-time', 'misleading-over-time'] as const),
  'engagement-over-time',
]
const GONE: readonly ChartId[] = ['deleted-by-person', 'deleted-by-party']
const PEOPLE: readonly ChartId[] = ['most-active']
const SHARED: readonly ChartId[] = ['hashtags', 'domains', 'links']
const KNOWN = new Set([...OVER_TIME, ...GONE, ...PEOPLE, ...SHARED])
const BY_CATEGORY = CHART_IDS.filter((id) => !KNOWN.has(id))

/** Two queries at a time: more would take memory, and the connections of a list requested meanwhile. Both sequences take about as long. */
async function listCharts(
  ch: ClickHouse,
  filters: BoundFilters,
  { asked, ...axis }: TimeCharts & { asked: ReadonlySet<ChartId> },
  askSpan: () => Promise<Days | null>,
): Promise<[Chart[], Days | null]> {
  const { timeZone } = axis
  const isAsked = (ids: readonly ChartId[]) => ids.some((id) => asked.has(id))
  const countPosts = async () => {
    const counted = isAsked([...BY_CATEGORY, ...GONE])
      ? await listCategoryCharts(ch, filters, timeZone, axis.counting)
      : null
    return {
      by: counted?.charts ?? [],
      over: isAsked(OVER_TIME) ? await listTimeCharts(ch, filters, axis) : [],
      gone: counted && isAsked(GONE) ? await listDeletionCharts(ch, filters, timeZone, counted.deletedByParty) : [],
      span: await askSpan(),
    }
  }
  const rankNames = async () => [
    ...(isAsked(PEOPLE) ? [await listPeopleChart(ch, filters, timeZone)] : []),
    ...(isAsked(SHARED) ? await listSharedCharts(ch, filters, timeZone) : []),
  ]
  const [{ over, by, gone, span }, ranked] = await Promise.all([countPosts(), rankNames()])
  return [[...over, ...by, ...gone, ...ranked], span]
}

function markPartial(chart: Chart, span: Days, today: string): Chart {
  const { x_type, x_unit, x_data } = chart
  if (x_type !== 'time' || x_unit === null) return chart
  return { ...chart, x_span: span, x_partial: findPartial({ unit: x_unit, days: x_data }, span, today) }
}

const sortCharts = (charts: Chart[]) => charts.sort((a, b) => CHART_IDS.indexOf(a.id) - CHART_IDS.indexOf(b.id))
