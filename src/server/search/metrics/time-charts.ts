/**
 * The charts over time, in one pass over the posts, or in two if parties are compared: days times platforms times parties would be too
 * many rows. Grouping keys are packed into one number, two to three times as fast as several columns (docs/decisions/0045).
 */
import { z } from 'zod'
import { OTHER_PLATFORMS } from '../../../contract/labels.ts'
import type { Chart, TimeUnit } from '../../../contract/posts/metrics.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { compareNames } from '../../../text/compare-names.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { type Sql, sql, string } from '../../store/sql.ts'
import { type BoundFilters, whereFilters } from '../conditions/conditions.ts'
import type { Counting } from './kept-sums.ts'
import { comparesParties, createPartyChart } from './party-chart.ts'
import { createTimeAxis, createTimeChart, type Days, type TimeAxis } from './time-axis.ts'
import { UNIT_STARTS } from './unit-starts.ts'

/** Platforms beyond this number are combined. */
const MAX_PLATFORMS = 7

const Sum = z.number().nullable()
const Row = z.object({
  day: z.string(),
  /** Empty if grouped by party. */
  network: z.string(),
  /** The party; empty if grouped by platform. */
  name: z.string(),
  found: z.number(),
  hateful: z.number(),
  offensive: z.number(),
  misleading: z.number(),
  sum_views: Sum,
  sum_likes: Sum,
  sum_shares: Sum,
  sum_comments: Sum,
})
type Row = z.infer<typeof Row>
type Measure = Exclude<keyof Row, 'day' | 'network' | 'name' | 'found'>

/** Common to the charts over time: their days, and the source of counts. */
export type TimeCharts = { timeZone: string; days: Days | null; counting: Counting }

/** The charts over time; all empty if `days` is null. Partial positions are determined separately (metrics.ts). */
export async function listTimeCharts(ch: ClickHouse, filters: BoundFilters, charts: TimeCharts): Promise<Chart[]> {
  const axis = charts.days === null ? { unit: 'day' as const, days: [] } : createTimeAxis(charts.days)
  const rows = charts.days === null ? [] : await countByTime(ch, filters, charts, axis.unit)
  const isByParty = rows.length > 0 && comparesParties(filters)
  return [
    createPlatformChart(axis, isByParty ? await countPlatforms(ch, filters, charts, axis.unit) : rows),
    createPartyChart(axis, rows, filters),
    ...createMarkCharts(axis, rows),
    createEngagementChart(axis, rows),
  ]
}

/** Posts over time only: the histogram above the list. */
export async function listPlatformChart(ch: ClickHouse, filters: PostFilters, charts: TimeCharts): Promise<Chart> {
  if (charts.days === null) return createPlatformChart({ unit: 'day', days: [] }, [])
  const axis = createTimeAxis(charts.days)
  return createPlatformChart(axis, await countPlatforms(ch, filters, charts, axis.unit))
}

function countByTime(
  ch: ClickHouse,
  filters: PostFilters,
  { timeZone, counting }: TimeCharts,
  unit: TimeUnit,
): Promise<Row[]> {
  const isByParty = comparesParties(filters)
  const place = selectPlace(unit, timeZone, isByParty ? sql`party` : sql`platform`)
  // No alias here may be the name of a column: it would replace that column in the filters too. Sums are floats: 64-bit integers would be
  // returned as text. They are exact up to 2^53.
  const question = sql`SELECT ${DAY_OF_PLACE} AS day, ${isByParty ? sql`''` : sql`toString(any(platform))`} AS network,
      ${isByParty ? sql`toString(any(party))` : sql`''`} AS name, toUInt32(${counting.posts}) AS found,
      toUInt32(${counting.hateful}) AS hateful, toUInt32(${counting.offensive}) AS offensive,
      toUInt32(${counting.misleading}) AS misleading,
      toFloat64(${counting.sum('views')}) AS sum_views, toFloat64(${counting.sum('likes')}) AS sum_likes,
      toFloat64(${counting.sum('shares')}) AS sum_shares, toFloat64(${counting.sum('comments')}) AS sum_comments
    FROM ${counting.from} ${whereFilters(filters, timeZone)} GROUP BY ${place} AS place`
  return ch.rows('metrics-time', question, Row)
}

const PlatformRow = z.object({ day: z.string(), network: z.string(), found: z.number() })
type PlatformRow = z.infer<typeof PlatformRow>

/** A packed key of day and name: the day in the first 16 bits, a hash of the name in the others. */
function selectPlace(unit: TimeUnit, timeZone: string, name: Sql): Sql {
  const day = sql`bitShiftLeft(toUInt64(toUInt16(${UNIT_STARTS[unit](sql`${string(timeZone)}`)})), 48)`
  return sql`bitOr(${day}, bitShiftRight(cityHash64(${name}), 16))`
}
const DAY_OF_PLACE = sql`toString(toDate(toUInt16(bitShiftRight(place, 48))))`

function countPlatforms(
  ch: ClickHouse,
  filters: PostFilters,
  { timeZone, counting }: TimeCharts,
  unit: TimeUnit,
): Promise<PlatformRow[]> {
  const question = sql`SELECT ${DAY_OF_PLACE} AS day, toString(any(platform)) AS network,
      toUInt32(${counting.posts}) AS found
    FROM ${counting.from} ${whereFilters(filters, timeZone)}
    GROUP BY ${selectPlace(unit, timeZone, sql`platform`)} AS place`
  return ch.rows('metrics-platforms', question, PlatformRow)
}

function createPlatformChart(axis: TimeAxis, rows: readonly PlatformRow[]): Chart {
  const totals = new Map<string, number>()
  for (const { network, found } of rows) totals.set(network, (totals.get(network) ?? 0) + found)
  const ranked = [...totals].sort(([a, n], [b, m]) => m - n || compareNames(a, b)).map(([name]) => name)
  const shown = ranked.length > MAX_PLATFORMS + 1 ? ranked.slice(0, MAX_PLATFORMS) : ranked
  const labels = shown.length < ranked.length ? [...shown, OTHER_PLATFORMS] : shown
  const places = new Map(axis.days.map((day, place) => [day, place]))
  const data = labels.map(() => axis.days.map(() => 0))
  for (const { day, network, found } of rows) {
    const series = data[shown.includes(network) ? shown.indexOf(network) : shown.length]
    const place = places.get(day)
    if (series && place !== undefined) series[place] = (series[place] ?? 0) + found
  }
  return createTimeChart(axis, {
    id: 'posts-over-time',
    title: 'Publicações ao longo do tempo, por plataforma',
    type: 'bar',
    y_title: 'Publicações',
    y_data: data,
    y_labels: labels,
  })
}

function createMarkCharts(axis: TimeAxis, rows: readonly Row[]): Chart[] {
  const hate = createTimeChart(axis, {
    id: 'hate-over-time',
    title: 'Publicações ofensivas ou com discurso de ódio ao longo do tempo',
    type: 'bar',
    y_title: 'Publicações',
    y_data: [sumByPlace(axis, rows, 'hateful'), sumByPlace(axis, rows, 'offensive')],
    y_labels: ['discurso de ódio', 'ofensivo'],
  })
  const misleading = createTimeChart(axis, {
    id: 'misleading-over-time',
    title: 'Publicações com links enganosos ao longo do tempo',
    type: 'bar',
    y_title: 'Publicações',
    y_data: [sumByPlace(axis, rows, 'misleading')],
    y_labels: ['com links enganosos'],
  })
  return [hate, misleading].map(emptyWhenZero)
}

function createEngagementChart(axis: TimeAxis, rows: readonly Row[]): Chart {
  return createTimeChart(axis, {
    id: 'engagement-over-time',
    title: 'Engajamento ao longo do tempo',
    type: 'line',
    y_title: 'Total',
    y_data: (['sum_views', 'sum_likes', 'sum_shares', 'sum_comments'] as const).map((name) =>
      sumByPlace(axis, rows, name),
    ),
    y_labels: ['visualizações', 'curtidas', 'compartilhamentos', 'comentários'],
  })
}

/** null if there are posts but no source gives the count; without posts it is 0, unless nothing is known at all. */
function sumByPlace(axis: TimeAxis, rows: readonly Row[], measure: Measure): (number | null)[] {
  const isKnown = rows.some((row) => row[measure] !== null)
  const sums = new Map<string, number | null>()
  for (const { day, [measure]: sum } of rows) {
    const before = sums.get(day) ?? null
    sums.set(day, sum === null ? before : (before ?? 0) + sum)
  }
  return axis.days.map((day) => {
    const sum = sums.get(day)
    if (sum !== undefined) return sum
    return isKnown ? 0 : null
  })
}

function emptyWhenZero(chart: Chart): Chart {
  const isEmpty = chart.y_data.every((series) => series.every((value) => value === 0))
  return isEmpty ? { ...chart, x_data: [], x_keys: [], y_data: chart.y_labels.map(() => []) } : chart
}
