/** Posts by what they are filtered by, and by hour and weekday: one pass for all. */
import { z } from 'zod'
import { NOT_TOLD } from '../../../contract/labels.ts'
import type { Chart } from '../../../contract/metrics.ts'
import { nameForAll } from '../../../contract/offices.ts'
import type { PostFilters } from '../../../contract/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, sql, string } from '../../store/sql.ts'
import { whereFilters } from '../conditions.ts'

/** Bars of one chart; what is beyond them is one more bar. All 27 UFs fit. */
const MOST_BARS = 15
const MOST_UFS = 28
const MOST_HATE_BARS = 8
const OTHERS = 'outros'
/** Without a value: no source said one, which is not the same as that there is none. */

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

const Row = z.object({
  kind: z.enum(['party', 'uf', 'role', 'time']),
  party: z.string(),
  hate: z.string(),
  uf: z.string(),
  role: z.string(),
  weekday: z.number(),
  hour: z.number(),
  posts: z.number(),
})
type Row = z.infer<typeof Row>

/** By party, UF, role, hate by party, hour and weekday. */
export async function listCategoryCharts(ch: ClickHouse, filters: PostFilters, timeZone: string): Promise<Chart[]> {
  const rows = await countByCategory(ch, filters, timeZone)
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind)
  return [
    createBarChart('posts-by-party', 'Publicações por partido', 'Partido', sumUp(of('party'), 'party')),
    createBarChart('posts-by-uf', 'Publicações por UF', 'UF', sumUp(of('uf'), 'uf'), MOST_UFS),
    nameHouses(createBarChart('posts-by-role', 'Publicações por cargo', 'Cargo', sumUp(of('role'), 'role'))),
    createHateChart(of('party')),
    createHourChart(of('time')),
  ]
}

/** Women and men are one bar: it bears the name of the house. */
const nameHouses = (chart: Chart): Chart => ({
  ...chart,
  x_data: chart.x_data.map((name, i) => nameForAll(chart.x_keys[i] ?? name)),
})

function countByCategory(ch: ClickHouse, filters: PostFilters, timeZone: string): Promise<Row[]> {
  const zone = string(timeZone)
  const question = sql`SELECT
      multiIf(grouping(party) = 0, 'party', grouping(uf) = 0, 'uf', grouping(role) = 0, 'role', 'time') AS kind,
      toString(party) AS party, toString(hate) AS hate, toString(uf) AS uf, toString(role) AS role,
      weekday, hour, toUInt32(count()) AS posts
    FROM (
      SELECT party, hate, uf, role, toDayOfWeek(date_created, 2, ${zone}) AS weekday, toHour(date_created, ${zone}) AS hour
      FROM ${POSTS} ${whereFilters(filters, timeZone)})
    GROUP BY GROUPING SETS ((party, hate), (uf), (role), (weekday, hour))`
  return ch.rows('metrics-categories', question, Row)
}

type Count = { readonly name: string; readonly posts: number }

function sumUp(rows: readonly Row[], column: 'party' | 'uf' | 'role'): Count[] {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row[column], (sums.get(row[column]) ?? 0) + row.posts)
  return rank([...sums].map(([name, posts]) => ({ name, posts })))
}

const rank = (counts: Count[]) => counts.sort((a, b) => b.posts - a.posts || a.name.localeCompare(b.name, 'pt-BR'))

/** Largest first; then the posts without a value and all the rest, so that the bars add up to the list's total. */
export function createBarChart(
  id: Chart['id'],
  title: string,
  x_title: string,
  counts: readonly Count[],
  most = MOST_BARS,
): Chart {
  const named = counts.filter(({ name }) => name !== '')
  const shown = named.length > most + 1 ? named.slice(0, most) : named
  const others = sumPosts(named.slice(shown.length))
  const without = sumPosts(counts.filter(({ name }) => name === ''))
  const bars = [
    ...shown.map(({ name, posts }) => ({ name, key: name, posts })),
    ...(others > 0 ? [{ name: OTHERS, key: null, posts: others }] : []),
    ...(without > 0 ? [{ name: NOT_TOLD, key: NOT_TOLD, posts: without }] : []),
  ]
  return {
    ...{ id, title, type: 'bar', x_title, x_type: 'category', x_unit: null, y_title: 'Publicações' },
    ...{ x_span: null, x_partial: [] },
    x_data: bars.map(({ name }) => name),
    x_keys: bars.map(({ key }) => key),
    y_data: [bars.map(({ posts }) => posts)],
    y_labels: ['publicações'],
  }
}

const sumPosts = (counts: readonly Count[]) => counts.reduce((sum, { posts }) => sum + posts, 0)

const HATE_LABELS = ['discurso de ódio', 'ofensivo']

function createHateChart(rows: readonly Row[]): Chart {
  const marked = rows.filter(({ hate }) => HATE_LABELS.includes(hate))
  const chart = createBarChart(
    'hate-by-party',
    'Publicações ofensivas ou com discurso de ódio, por partido',
    'Partido',
    sumUp(marked, 'party'),
    MOST_HATE_BARS,
  )
  const shown = new Set(chart.x_keys)
  const count = (label: string, key: string | null) =>
    marked
      .filter(
        ({ hate, party }) =>
          hate === label &&
          (key === null ? party !== '' && !shown.has(party) : party === (key === NOT_TOLD ? '' : key)),
      )
      .reduce((sum, { posts }) => sum + posts, 0)
  return {
    ...chart,
    y_data: HATE_LABELS.map((label) => chart.x_keys.map((key) => count(label, key))),
    y_labels: HATE_LABELS,
  }
}

function createHourChart(rows: readonly Row[]): Chart {
  const counts = new Map(rows.map(({ weekday, hour, posts }) => [weekday * 24 + hour, posts]))
  const isEmpty = rows.length === 0
  return {
    ...{ id: 'hour-weekday', title: 'Publicações por hora e dia da semana', type: 'heatmap' },
    ...{ x_title: 'Hora', x_type: 'category', x_unit: null, x_span: null, x_partial: [], y_title: 'Dia da semana' },
    x_data: isEmpty ? [] : HOURS.map((hour) => `${hour}h`),
    x_keys: isEmpty ? [] : HOURS.map(() => null),
    y_data: WEEKDAYS.map((_, weekday) => (isEmpty ? [] : HOURS.map((hour) => counts.get(weekday * 24 + hour) ?? 0))),
    y_labels: WEEKDAYS,
  }
}
