/** Deleted posts by person and by party. */
import type { Chart } from '../../../contract/posts/metrics.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { createBarChart } from './bar-chart.ts'
import type { CategoryCounts } from './category-charts.ts'
import { listPeopleChart } from './people-chart.ts'
import { createRanking } from './ranking-charts.ts'

const BY_PERSON = { id: 'deleted-by-person', title: 'Publicações apagadas por pessoa' } as const

/** Both empty if none of the posts is known to be deleted. */
export async function listDeletionCharts(
  ch: ClickHouse,
  filters: PostFilters,
  timeZone: string,
  byParty: CategoryCounts['deletedByParty'],
): Promise<Chart[]> {
  const deleted: PostFilters = { ...filters, state: ['apagado'] }
  return [
    byParty.length > 0
      ? await listPeopleChart(ch, deleted, timeZone, BY_PERSON)
      : createRanking({ ...BY_PERSON, x_title: 'Pessoa' }, []),
    createBarChart('deleted-by-party', 'Publicações apagadas por partido', 'Partido', byParty),
  ]
}
