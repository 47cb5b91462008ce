/** Time axis shared by all series of a comparison. Days are YYYY-MM-DD. Pure. */
import type { TimeUnit } from '../../../../contract/posts/metrics.ts'
import { getLastDay } from '../../../ui/chart/chart-places.ts'
import type { Unit } from '../state/comparison-address.ts'

export type Days = { readonly start: string; readonly end: string }
export type Axis = { readonly unit: TimeUnit; readonly days: readonly string[] }

const DAY_MS = 86_400_000
/** Maximum positions; beyond it the next longer unit is used. */
const MAX_PLACES = 400
/** As in the charts of the search. */
const LONGEST: readonly (readonly [TimeUnit, number])[] = [
  ['day', 62],
  ['week', 2 * 366],
  ['month', 20 * 366],
]
const NEXT: Record<TimeUnit, TimeUnit> = { day: 'week', week: 'month', month: 'year', year: 'year' }

export function createAxis(range: Days, wanted: Unit): Axis {
  const length = countDays(range)
  const usual = LONGEST.find(([, most]) => length <= most)?.[0] ?? 'year'
  let unit = wanted === 'auto' ? usual : wanted
  let days = listPlaces(range, unit)
  while (days.length > MAX_PLACES && unit !== 'year') {
    unit = NEXT[unit]
    days = listPlaces(range, unit)
  }
  return { unit, days }
}

function listPlaces({ start, end }: Days, unit: TimeUnit): string[] {
  const days: string[] = []
  // One more than allowed shows that there are too many.
  for (let day = startOf(start, unit); day <= end && days.length <= MAX_PLACES; day = addDays(getLastDay(day, unit), 1))
    days.push(day)
  return days
}

/** Positions with days outside the range, or that are not over. */
export const findPartials = ({ unit, days }: Axis, { start, end }: Days, today: string): boolean[] =>
  days.map((first) => first < start || getLastDay(first, unit) > end || getLastDay(first, unit) >= today)

/** Position of a day; -1 outside. */
export const findPlace = ({ unit, days }: Axis, day: string): number =>
  days.findIndex((first) => first <= day && day <= getLastDay(first, unit))

/** The same number of days, up to the day before. */
export function shiftBack(range: Days): Days {
  return { start: addDays(range.start, -countDays(range)), end: addDays(range.start, -1) }
}

export const countDays = ({ start, end }: Days): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1

function startOf(day: string, unit: TimeUnit): string {
  if (unit === 'month') return `${day.slice(0, 7)}-01`
  if (unit === 'year') return `${day.slice(0, 4)}-01-01`
  return unit === 'week' ? addDays(day, -new Date(day).getUTCDay()) : day
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
