/** Positions of a chart's x axis in words. */
import type { Chart, TimeUnit } from '../../../contract/posts/metrics.ts'
import { formatDay } from '../../format.ts'

const DAY_MS = 86_400_000
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

type Axis = Pick<Chart, 'x_type' | 'x_unit' | 'x_data'>

/** Label below a bar, with the year on a line of its own: '12/03 2026', 'mar 2026', '2026', or the name itself. */
export function formatPlace({ x_unit, x_data }: Axis, place: number): string {
  const name = x_data[place] ?? ''
  const [year = '', month = '', day = ''] = name.split('-')
  if (x_unit === 'day' || x_unit === 'week') return `${day}/${month}\n${year}`
  if (x_unit === 'month') return `${MONTHS[Number(month) - 1] ?? ''}\n${year}`
  return x_unit === 'year' ? year : name
}

/** The same without abbreviation: '12/03/2026', '08/03/2026 a 14/03/2026', 'março de 2026'. */
export function describePlace({ x_unit, x_data }: Axis, place: number): string {
  const name = x_data[place] ?? ''
  if (x_unit === null) return name
  if (x_unit === 'day') return formatDay(name)
  if (x_unit === 'week') return `${formatDay(name)} a ${formatDay(getLastDay(name, x_unit))}`
  return x_unit === 'month' ? describeMonth(new Date(name)) : name.slice(0, 4)
}

const describeMonth = (date: Date) =>
  date.toLocaleDateString('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A range of a time axis, limited to the counted days: '22/02/2026 a 14/03/2026', 'março de 2026 a maio de 2026'. */
export function describePlaces(axis: Axis & Partial<Pick<Chart, 'x_span'>>, first: number, last: number): string {
  if (first === last) return describePlace(axis, first)
  const { x_unit, x_data, x_span } = axis
  if (x_unit !== 'day' && x_unit !== 'week') return `${describePlace(axis, first)} a ${describePlace(axis, last)}`
  const [from = '', until = ''] = [x_data[first], getLastDay(x_data[last] ?? '', x_unit)]
  const { start, end } = x_span ?? { start: from, end: until }
  return `${formatDay(start > from && start <= until ? start : from)} a ${formatDay(end < until && end >= from ? end : until)}`
}

/** The last day of the axis position that starts on `day`. Days are YYYY-MM-DD. */
export function getLastDay(day: string, unit: TimeUnit): string {
  const date = new Date(day)
  if (unit === 'day') return day
  if (unit === 'week') return new Date(date.getTime() + 6 * DAY_MS).toISOString().slice(0, 10)
  const months = unit === 'month' ? 1 : 12
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 0)).toISOString().slice(0, 10)
}

type PartialAxis = Axis & Pick<Chart, 'x_span' | 'x_partial'>

const UNFINISHED = { day: 'dia', week: 'semana', month: 'mês', year: 'ano' } as const
/** Singular (a period that started or ended within it) and plural. */
const INCOMPLETE = {
  day: ['dia incompleto', 'dias incompletos'],
  week: ['semana incompleta', 'semanas incompletas'],
  month: ['mês incompleto', 'meses incompletos'],
  year: ['ano incompleto', 'anos incompletos'],
} as const

/** Why a position counts less than the others: 'semana incompleta, só de 17/05/2026 a 21/05/2026'; null if it is complete. */
export function describePartial({ x_unit, x_data, x_span, x_partial }: PartialAxis, place: number): string | null {
  if (!x_unit || !x_partial[place]) return null
  const unit = UNFINISHED[x_unit]
  const first = x_data[place] ?? ''
  const last = getLastDay(first, x_unit)
  const from = x_span && x_span.start > first ? x_span.start : first
  const until = x_span && x_span.end < last ? x_span.end : last
  if (!x_span || from > until) return 'fora do que foi coletado'
  if (from === first && until === last) return `${unit} que ainda não terminou`
  const days = from === until ? `só ${formatDay(from)}` : `só de ${formatDay(from)} a ${formatDay(until)}`
  return `${INCOMPLETE[x_unit][0]}, ${days}`
}

/** The incomplete positions of a chart in one line below it; empty if all are complete. */
export function describePartials(chart: PartialAxis & Pick<Chart, 'type'>): string {
  const all = chart.x_partial.flatMap((isPartial, place) => (isPartial ? [describePartial(chart, place) ?? ''] : []))
  const distinct = joinIncomplete([...new Set(all)], chart.x_unit)
  return distinct.length === 0 ? '' : `${chart.type === 'line' ? 'Tracejado' : 'Hachurado'}: ${distinct.join('; ')}.`
}

/** 'semana incompleta, só A' and 'semana incompleta, só B': 'semanas incompletas, só A e só B'. */
function joinIncomplete(partials: string[], unit: TimeUnit | null): string[] {
  if (!unit) return partials
  const [one, several] = INCOMPLETE[unit]
  const days = partials.filter((text) => text.startsWith(one)).map((text) => text.slice(`${one}, `.length))
  if (days.length < 2) return partials
  return [`${several}, ${days.join(' e ')}`, ...partials.filter((text) => !text.startsWith(one))]
}
