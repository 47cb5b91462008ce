/** The places of a chart's x axis in words. */
import type { Chart, TimeUnit } from '../../contract/metrics.ts'
import { formatDay } from '../format.ts'

const DAY_MS = 86_400_000
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const LONG_MONTHS = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

type Axis = Pick<Chart, 'x_type' | 'x_unit' | 'x_data'>

/** What stands under a bar: '12/03', 'mar/26', '2026', or the name itself. */
export function formatPlace({ x_unit, x_data }: Axis, place: number): string {
  const name = x_data[place] ?? ''
  const [year = '', month = '', day = ''] = name.split('-')
  if (x_unit === 'day' || x_unit === 'week') return `${day}/${month}`
  if (x_unit === 'month') return `${MONTHS[Number(month) - 1] ?? ''}/${year.slice(2)}`
  return x_unit === 'year' ? year : name
}

/** The same without abbreviation: '12/03/2026', '08/03/2026 a 14/03/2026', 'março de 2026'. */
export function describePlace({ x_unit, x_data }: Axis, place: number): string {
  const name = x_data[place] ?? ''
  if (x_unit === null) return name
  if (x_unit === 'day') return formatDay(name)
  if (x_unit === 'week') return `${formatDay(name)} a ${formatDay(getLastDay(name, x_unit))}`
  return x_unit === 'month' ? LONG_MONTHS.format(new Date(name)) : name.slice(0, 4)
}

/** A stretch of a time axis: '22/02/2026 a 14/03/2026', 'março de 2026 a maio de 2026'. */
export function describePlaces(axis: Axis, first: number, last: number): string {
  if (first === last) return describePlace(axis, first)
  const { x_unit, x_data } = axis
  if (x_unit !== 'day' && x_unit !== 'week') return `${describePlace(axis, first)} a ${describePlace(axis, last)}`
  return `${formatDay(x_data[first])} a ${formatDay(getLastDay(x_data[last] ?? '', x_unit))}`
}

/** The last day of the place on a time axis that begins on `day`. Days are YYYY-MM-DD. */
export function getLastDay(day: string, unit: TimeUnit): string {
  const date = new Date(day)
  if (unit === 'day') return day
  if (unit === 'week') return new Date(date.getTime() + 6 * DAY_MS).toISOString().slice(0, 10)
  const months = unit === 'month' ? 1 : 12
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 0)).toISOString().slice(0, 10)
}
