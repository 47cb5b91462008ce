import { CHART_IDS, type Chart, type ChartId, type MetricsReply } from '../../../contract/metrics.ts'
import type { PostFilters } from '../../../contract/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { listCategoryCharts } from './category-charts.ts'
import { findRange } from './range.ts'
import { listPeopleChart, listSharedCharts } from './ranking-charts.ts'
import { listPlatformChart, listTimeCharts } from './time-charts.ts'

/** Every chart of the posts that pass the filters, or only the one that `chart` names. Empty charts are there too. */
export async function listMetrics(
  ch: ClickHouse,
  { chart, ...filters }: PostFilters & { chart?: ChartId | undefined },
  timeZone: string,
): Promise<MetricsReply> {
  const { total, days } = await findRange(ch, filters, timeZone)
  // Side by side, but not so many that a list asked for meanwhile finds no free connection.
  const charts =
    chart === 'posts-over-time'
      ? [await listPlatformChart(ch, filters, timeZone, days)]
      : await Promise.all([
          listTimeCharts(ch, filters, timeZone, days),
          listCategoryCharts(ch, filters, timeZone),
          listPeopleChart(ch, filters, timeZone),
          listSharedCharts(ch, filters, timeZone),
        ])
  const items = sortCharts(charts.flat()).filter(({ id }) => chart === undefined || id === chart)
  return { items, page: 1, page_size: CHART_IDS.length, total_items: items.length, total_pages: 1, total_posts: total }
}

const sortCharts = (charts: Chart[]) => charts.sort((a, b) => CHART_IDS.indexOf(a.id) - CHART_IDS.indexOf(b.id))
