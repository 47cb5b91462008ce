import { CHART_IDS, type Chart, type ChartId, type MetricsReply } from '../../../contract/metrics.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { BoundFilters } from '../conditions.ts'
import { listCategoryCharts } from './category-charts.ts'
import { listDeletionCharts } from './deletion-charts.ts'
import { listPeopleChart } from './people-chart.ts'
import { findRange, findSpan } from './range.ts'
import { listSharedCharts } from './ranking-charts.ts'
import { type Days, findPartial } from './time-axis.ts'
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
  const { total, days, found } = await findRange(ch, filters, timeZone)
  const askSpan = async () => found && findSpan(ch, filters, timeZone, { found, today })
  const [charts, span] =
    chart === 'posts-over-time'
      ? await Promise.all([listPlatformChart(ch, filters, timeZone, days).then((one) => [one]), askSpan()])
      : await listAllCharts(ch, filters, { timeZone, days }, askSpan)
  const items = sortCharts(charts).filter(({ id }) => chart === undefined || id === chart)
  return {
    items: span === null ? items : items.map((one) => markPartial(one, span, today)),
    ...{ page: 1, page_size: CHART_IDS.length, total_items: items.length, total_pages: 1, total_posts: total },
    ...{ first_day: found?.start ?? null, last_day: found?.end ?? null },
  }
}

/**
 * Two questions at a time: more would take memory and the connections of a list that is asked for meanwhile. Both rows take about
 * as long.
 */
async function listAllCharts(
  ch: ClickHouse,
  filters: BoundFilters,
  { timeZone, days }: { timeZone: string; days: Days | null },
  askSpan: () => Promise<Days | null>,
): Promise<[Chart[], Days | null]> {
  const countPosts = async () => {
    const { charts, deletedByParty } = await listCategoryCharts(ch, filters, timeZone)
    return {
      by: charts,
      over: await listTimeCharts(ch, filters, timeZone, days),
      gone: await listDeletionCharts(ch, filters, timeZone, deletedByParty),
      span: await askSpan(),
    }
  }
  const rankNames = async () => [
    await listPeopleChart(ch, filters, timeZone),
    ...(await listSharedCharts(ch, filters, timeZone)),
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
