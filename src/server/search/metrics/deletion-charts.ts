/** Who deletes: posts that are gone, by person and by party. */
import { z } from 'zod'
import type { Chart } from '../../../contract/metrics.ts'
import type { PostFilters } from '../../../contract/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, sql } from '../../store/sql.ts'
import { whereFilters } from '../conditions.ts'
import { createBarChart } from './category-charts.ts'
import { createRanking, listPeopleChart } from './ranking-charts.ts'

const BY_PERSON = { id: 'deleted-by-person', title: 'Publicações apagadas por pessoa' } as const
const PartyRow = z.object({ name: z.string(), posts: z.number() })

/** Both empty when none of the posts is known to be deleted. */
export async function listDeletionCharts(ch: ClickHouse, filters: PostFilters, timeZone: string): Promise<Chart[]> {
  const deleted: PostFilters = { ...filters, state: ['apagado'] }
  const canBeDeleted = !filters.state?.length || filters.state.includes('apagado')
  const parties = canBeDeleted ? await countByParty(ch, deleted, timeZone) : []
  return [
    parties.length > 0
      ? await listPeopleChart(ch, deleted, timeZone, BY_PERSON)
      : createRanking({ ...BY_PERSON, x_title: 'Pessoa' }, []),
    createBarChart('deleted-by-party', 'Publicações apagadas por partido', 'Partido', parties),
  ]
}

function countByParty(ch: ClickHouse, deleted: PostFilters, timeZone: string) {
  const question = sql`SELECT toString(party) AS name, toUInt32(count()) AS posts FROM ${POSTS}
    ${whereFilters(deleted, timeZone)} GROUP BY party ORDER BY posts DESC, name`
  return ch.rows('metrics-deleted', question, PartyRow)
}
