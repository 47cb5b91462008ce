/**
 * The previous period is drawn below the days that follow it: its own weeks and months would have other boundaries, so it is counted
 * by day and summed up to the positions of the axis. Pure.
 */
import type { TimeUnit } from '../../../../contract/posts/metrics.ts'
import type { PostSeriesReply, SeriesPlace } from '../../../../contract/posts/post-series.ts'
import { clampDays } from '../../../charts/clamp-days.ts'
import { getLastDay } from '../../../ui/chart/chart-places.ts'
import { type Axis, addDays, countDays, type Days, findPlace } from './axis.ts'
import type { Series } from './series.ts'

type Own = Pick<Series, 'days' | 'address'>

const isBefore = ({ days: own }: Own, days: Days) => own !== days

/** Unit in which a series is counted. */
export const findOwnUnit = (series: Own, axis: Axis, days: Days): TimeUnit =>
  isBefore(series, days) ? 'day' : axis.unit

/** Counts of a series at the positions of the axis. */
export function moveToAxis(series: Own, reply: PostSeriesReply, { axis, days }: { axis: Axis; days: Days }) {
  if (!isBefore(series, days)) return reply
  const move = ({ total, places }: PostSeriesReply['found']) => ({
    total,
    places: addUp(places, axis, countDays(days)),
  })
  return { found: move(reply.found), group: move(reply.group) }
}

function addUp(places: readonly SeriesPlace[], axis: Axis, later: number): SeriesPlace[] {
  const sums = new Map<string, SeriesPlace>()
  for (const { day, ...counts } of places) {
    const place = axis.days[findPlace(axis, addDays(day, later))]
    if (place === undefined) continue
    const sum = sums.get(place)
    sums.set(place, { day: place, ...(sum ? add(sum, counts) : counts) })
  }
  return [...sums.values()]
}

const add = (one: Omit<SeriesPlace, 'day'>, other: Omit<SeriesPlace, 'day'>) => ({
  posts: one.posts + other.posts,
  views: addKnown(one.views, other.views),
  likes: addKnown(one.likes, other.likes),
  shares: addKnown(one.shares, other.shares),
  comments: addKnown(one.comments, other.comments),
})

const addKnown = (one: number | null, other: number | null) => (one === null ? other : one + (other ?? 0))

type Place = { days: Days; place: number }

/** Whether a series includes a day of this position: a saved search may have fewer or other days than the comparison. */
export function asksFor(series: Own, axis: Axis, { days, place }: Place): boolean {
  if (isBefore(series, days)) return true
  const { start_date, end_date } = series.address
  const first = axis.days[place] ?? ''
  return (start_date ?? first) <= getLastDay(first, axis.unit) && (end_date ?? first) >= first
}

/** The days of a position in the series' own period; all days of the series if none is in it. */
export function findOwnDays(series: Own, axis: Axis, { days, place }: Place) {
  const x = { x_data: [...axis.days], x_unit: axis.unit }
  const { start_date: start, end_date: end } = series.address
  if (!asksFor(series, axis, { days, place })) return { start_date: start, end_date: end }
  if (!isBefore(series, days)) return clampDays(series.address, x, place, place)
  const { start_date, end_date } = clampDays({ start_date: days.start, end_date: days.end }, x, place, place)
  const back = (day: string | null) => day && addDays(day, -countDays(days))
  return { start_date: back(start_date), end_date: back(end_date) }
}
