/** Time axes of charts: their positions and their spans. Days are YYYY-MM-DD. */
import type { Chart, TimeUnit } from '../../../contract/posts/metrics.ts'

export type Days = { readonly start: string; readonly end: string }
/** `days`: first day of each position. */
export type TimeAxis = { readonly unit: TimeUnit; readonly days: readonly string[] }

const DAY_MS = 86_400_000
/** Longest range, in days, that is shown by day, by week and by month. Above twenty years a position is a year. */
const MAX_BY_DAY = 62
const MAX_BY_WEEK = 2 * 366
const MAX_BY_MONTH = 20 * 366

/** The axis of a range, both ends included: at most 241 positions, without gaps. */
export function createTimeAxis({ start, end }: Days): TimeAxis {
  const length = countDays({ start, end })
  const unit = length <= MAX_BY_DAY ? 'day' : length <= MAX_BY_WEEK ? 'week' : length <= MAX_BY_MONTH ? 'month' : 'year'
  const days: string[] = []
  for (let day = getUnitStart(start, unit); day <= end; day = getNextStart(day, unit)) days.push(day)
  return { unit, days }
}

/** Positions with days that have incomplete counts, or that are not over today. */
export function findPartial({ unit, days }: TimeAxis, span: Days, today: string): boolean[] {
  return days.map((first) => {
    const last = addDays(new Date(getNextStart(first, unit)), -1)
    return first < span.start || last > span.end || last >= today
  })
}

export const countDays = ({ start, end }: Days): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1

function getUnitStart(day: string, unit: TimeUnit): string {
  if (unit === 'day') return day
  if (unit === 'month') return `${day.slice(0, 7)}-01`
  if (unit === 'year') return `${day.slice(0, 4)}-01-01`
  const date = new Date(day)
  return addDays(date, -date.getUTCDay())
}

function getNextStart(day: string, unit: TimeUnit): string {
  const date = new Date(day)
  if (unit === 'day') return addDays(date, 1)
  if (unit === 'week') return addDays(date, 7)
  const months = unit === 'month' ? 1 : 12
  return toDay(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)))
}

const addDays = (date: Date, days: number) => toDay(new Date(date.getTime() + days * DAY_MS))
const toDay = (date: Date) => date.toISOString().slice(0, 10)

/** A chart over time, before partial positions are known. */
export function createTimeChart(
  { unit, days }: TimeAxis,
  chart: Pick<Chart, 'id' | 'title' | 'type' | 'y_title' | 'y_data' | 'y_labels'>,
): Chart {
  const x_title = { day: 'Dia', week: 'Semana', month: 'Mês', year: 'Ano' }[unit]
  return {
    ...{ ...chart, x_title, x_type: 'time', x_unit: unit, x_span: null },
    ...{ x_data: [...days], x_keys: [...days], x_partial: [] },
  }
}
