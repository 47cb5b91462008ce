/** The hours and days in which an alert counts, in words. */
import type { AlertSpan } from '../../../contract/limits.ts'
import { getDay } from '../../format.ts'

const HOUR = 3_600_000

/** "12/03/2026, das 14h às 15h" or "12/03/2026", in the time zone in which the alert counts. */
export function formatWindow(at: string, span: AlertSpan, timeZone: string): string {
  const begin = new Date(at)
  const date = new Intl.DateTimeFormat('pt-BR', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })
  if (span === 'day') return date.format(begin)
  const hour = new Intl.DateTimeFormat('pt-BR', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  const name = (moment: Date) => `${Number.parseInt(hour.format(moment), 10)}h`
  return `${date.format(begin)}, das ${name(begin)} às ${name(new Date(begin.getTime() + HOUR))}`
}

/** The days (installation's calendar) that contain a window, as filters of a search. */
export function listDays(at: string, span: AlertSpan, timeZone: string) {
  const begin = new Date(at)
  return { start_date: getDay(begin), end_date: getDay(span === 'day' ? findLast(begin, timeZone) : begin) }
}

/** The last hour of the day that begins: 24 hours later the next one may have begun, or this one go on. */
function findLast(begin: Date, timeZone: string): Date {
  const day = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short' })
  const hours = [25, 24, 23].map((count) => new Date(begin.getTime() + count * HOUR - 1))
  return hours.find((last) => day.format(last) === day.format(begin)) ?? begin
}
