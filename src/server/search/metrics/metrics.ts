import { CHART_IDS, type Chart, type ChartId, type MetricsReply } from '../../../contract/metrics.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { BoundFilters } from '../conditions.ts'
import { listCategoryCharts } from './category-charts.ts'
import { listDeletionCharts } from './deletion-charts.ts'
import { findRange } from './range.ts'
import { listPeopleChart, listSharedCharts } from './ranking-charts.ts'
import { createTimeAxis, NO_AXIS, type TimeAxis } from './time-axis.ts'
import { listPlatformChart, listTimeCharts } from './time-charts.ts'

/** Every chart of the posts that pass the filters, or only the one that `chart` names. Empty charts are there too. */
export async function listMetrics(
  ch: ClickHouse,
  { chart, ...filters }: BoundFilters & { chart?: ChartId | undefined },
  timeZone: string,
  now = new Date(),
): Promise<MetricsReply> {
  // The same form everywhere: YYYY-MM-DD.
  const today = now.toLocaleDateString('sv-SE', { timeZone })
  const { total, days, found, span } = await findRange(ch, filters, timeZone, today)
  const axis = days && span ? createTimeAxis(days, span, today) : NO_AXIS
  const charts =
    chart === 'posts-over-time'
      ? [await listPlatformChart(ch, filters, timeZone, axis)]
      : await listAllCharts(ch, filters, timeZone, axis)
  const items = sortCharts(charts).filter(({ id }) => chart === undefined || id === chart)
  return {
    ...{ items, page: 1, page_size: CHART_IDS.length, total_items: items.length, total_pages: 1, total_posts: total },
    ...{ first_day: found?.start ?? null, last_day: found?.end ?? null },
  }
}

/** Two questions at a time: more would take memory and the connections of a list that is asked for meanwhile. */
async function listAllCharts(
  ch: ClickHouse,
  filters: BoundFilters,
  timeZone: string,
  axis: TimeAxis,
): Promise<Chart[]> {
  const countPosts = async () => [
    ...(await listTimeCharts(ch, filters, timeZone, axis)),
    ...(await listCategoryCharts(ch, filters, timeZone)),
  ]
  const rankNames = async () => [
    await listPeopleChart(ch, filters, timeZone),
    ...(await listSharedCharts(ch, filters, timeZone)),
    ...(await listDeletionCharts(ch, filters, timeZone)),
  ]
  return (await Promise.all([countPosts(), rankNames()])).flat()
}

const sortCharts = (charts: Chart[]) => charts.sort((a, b) => CHART_IDS.indexOf(a.id) - CHART_IDS.indexOf(b.id))
