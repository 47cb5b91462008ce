/** Posts by filter categories, and by hour and weekday: one pass for all, each with a single grouping key (docs/decisions/0045). */
import { z } from 'zod'
import { UNSPECIFIED } from '../../../contract/labels.ts'
import { nameForAll } from '../../../contract/people/offices.ts'
import type { Chart } from '../../../contract/posts/metrics.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { DAY_SUMS, HOUR_SUMS } from '../../store/posts/post-sums.ts'
import { POSTS, type Sql, sql, string } from '../../store/sql.ts'
import { whereFilters } from '../conditions/conditions.ts'
import { type BarCount, createBarChart, rank } from './bar-chart.ts'
import { createHeatmapChart } from './heatmap-chart.ts'
import { type Counting, countsAll } from './kept-sums.ts'

/** Enough for all 27. */
const MAX_UFS = 28
const MAX_HATE_BARS = 8

const Row = z.object({
  kind: z.enum(['party', 'uf', 'role', 'time']),
  name: z.string(),
  /** Hour of the week, starting on Sunday at 0. */
  hour: z.number(),
  posts: z.number(),
  hateful: z.number(),
  offensive: z.number(),
  deleted: z.number(),
})
type Row = z.infer<typeof Row>

export type CategoryCounts = {
  /** By party, UF, role, hate by party, hour and weekday. */
  charts: Chart[]
  /** Posts known to be deleted. */
  deletedByParty: BarCount[]
}

export async function listCategoryCharts(
  ch: ClickHouse,
  filters: PostFilters,
  timeZone: string,
  counting: Counting,
): Promise<CategoryCounts> {
  const rows = countsAll(filters, timeZone, counting)
    ? await ch.rows('metrics-category-sums', selectSums(timeZone), Row)
    : await countByCategory(ch, filters, timeZone)
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind)
  const charts = [
    createBarChart('posts-by-party', 'Publicações por partido', 'Partido', rank(of('party'))),
    createBarChart('posts-by-uf', 'Publicações por UF', 'UF', rank(of('uf')), MAX_UFS),
    nameHouses(createBarChart('posts-by-role', 'Publicações por cargo', 'Cargo', rank(of('role')))),
    createHateChart(of('party')),
    createHeatmapChart(of('time')),
  ]
  return { charts, deletedByParty: rank(of('party'), ({ deleted }) => deleted) }
}

/** Women and men share one bar: it has the name of the house. */
const nameHouses = (chart: Chart): Chart => ({
  ...chart,
  x_data: chart.x_data.map((name, i) => nameForAll(chart.x_keys[i] ?? name)),
})

function countByCategory(ch: ClickHouse, filters: PostFilters, timeZone: string): Promise<Row[]> {
  const zone = string(timeZone)
  const question = sql`SELECT
      multiIf(grouping(party) = 0, 'party', grouping(uf) = 0, 'uf', grouping(role) = 0, 'role', 'time') AS kind,
      toString(multiIf(kind = 'party', party, kind = 'uf', uf, role)) AS name, hour, toUInt32(count()) AS posts,
      toUInt32(countIf(hate = 'discurso de ódio')) AS hateful, toUInt32(countIf(hate = 'ofensivo')) AS offensive,
      toUInt32(countIf(is_deleted)) AS deleted
    FROM (
      SELECT party, hate, uf, role, isNotNull(posts.deleted_before) AS is_deleted,
        toUInt8(24 * toDayOfWeek(date_created, 2, ${zone}) + toHour(date_created, ${zone})) AS hour
      FROM ${POSTS} ${whereFilters(filters, timeZone)})
    GROUP BY GROUPING SETS ((party), (uf), (role), (hour))`
  return ch.rows('metrics-categories', question, Row)
}

/** The same for all posts. */
function selectSums(timeZone: string): Sql {
  const zone = string(timeZone)
  const marks = sql`toUInt32(sum(posts.hateful)) AS with_hate, toUInt32(sum(posts.offensive)) AS with_offence,
    toUInt32(sum(posts.deleted)) AS gone`
  return sql`SELECT kind, name, hour, n AS posts, with_hate AS hateful, with_offence AS offensive, gone AS deleted FROM (
    SELECT toString(posts.kind) AS kind, toString(posts.name) AS name, toUInt8(0) AS hour, toUInt32(sum(posts.posts)) AS n, ${marks}
      FROM ${DAY_SUMS} GROUP BY kind, name
    UNION ALL
    SELECT 'time' AS kind, '' AS name, toUInt8(24 * toDayOfWeek(date_created, 2, ${zone}) + toHour(date_created, ${zone})) AS hour,
      toUInt32(sum(posts.posts)) AS n, ${marks}
      FROM ${HOUR_SUMS} GROUP BY hour)`
}

const HATE_MEASURES = { 'discurso de ódio': 'hateful', ofensivo: 'offensive' } as const

function createHateChart(parties: readonly Row[]): Chart {
  const chart = createBarChart(
    'hate-by-party',
    'Publicações ofensivas ou com discurso de ódio, por partido',
    'Partido',
    rank(parties, ({ hateful, offensive }) => hateful + offensive),
    MAX_HATE_BARS,
  )
  const shown = new Set(chart.x_keys)
  const isCounted = (key: string | null, name: string) =>
    key === null ? name !== '' && !shown.has(name) : name === (key === UNSPECIFIED ? '' : key)
  const count = (measure: 'hateful' | 'offensive', key: string | null) =>
    parties.filter(({ name }) => isCounted(key, name)).reduce((sum, row) => sum + row[measure], 0)
  return {
    ...chart,
    y_data: Object.values(HATE_MEASURES).map((measure) => chart.x_keys.map((key) => count(measure, key))),
    y_labels: Object.keys(HATE_MEASURES),
  }
}
