/**
 * Days as journalists write them: "12/03/2026", "2026-03", "2026", "ontem", "7d", "semana passada". A word relative to
 * today stays a word; it is resolved when the query runs. Pure.
 */

import { findSpan, toSpanRange } from './calendar-spans.ts'

/** Both days are inclusive, YYYY-MM-DD; null: open on this side. */
export type DayRange = { start: string | null; end: string | null }

const WORDS = new Map([
  ['hoje', 'hoje'],
  ['today', 'hoje'],
  ['ontem', 'ontem'],
  ['yesterday', 'ontem'],
])
const MONTH_NAMES = [
  ...[
    ['janeiro', 'january'],
    ['fevereiro', 'february', 'feb'],
    ['marco', 'march'],
    ['abril', 'april', 'apr'],
  ],
  ...[
    ['maio', 'may'],
    ['junho', 'june'],
    ['julho', 'july'],
    ['agosto', 'august', 'aug'],
  ],
  ...[
    ['setembro', 'september', 'sep'],
    ['outubro', 'october', 'oct'],
    ['novembro', 'november'],
    ['dezembro', 'december', 'dec'],
  ],
]
/** Number of a month by its name or the name's first letters, folded. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, i) => [...names, names[0]?.slice(0, 3) ?? ''].map((name) => [name, i + 1] as const)),
)
const FIRST_YEAR = 1900
const LAST_YEAR = 2199
const MAX_DAYS = 36_500
const DAY_MS = 86_400_000

/** The canonical form of a day, month, year or relative time, or of two joined by ".."; null if it is none. */
export function readDays(text: string, today = '2026-01-01'): string | null {
  const between = /^(.*?)\.\.(.*)$/.exec(text)
  if (!between) return readOne(text)
  const from = readOne(between[1] ?? '')
  const to = readOne(between[2] ?? '')
  if (from === null || to === null) return null
  const { start } = toOneRange(from, today)
  const { end } = toOneRange(to, today)
  // The order of relative words is not known yet.
  const isFixed = /^\d{4}/.test(from) && /^\d{4}/.test(to)
  return isFixed && start > end ? null : `${from}..${to}`
}

function readOne(text: string): string | null {
  const lower = text.trim().toLowerCase()
  const word = WORDS.get(lower) ?? findSpan(lower)
  if (word !== undefined) return word
  const [, days] = /^(\d{1,5}) ?(?:d|dias?|days?)$/.exec(lower) ?? []
  if (days !== undefined) return Number(days) >= 1 && Number(days) <= MAX_DAYS ? `${Number(days)}d` : null
  const [, day, month, year] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(lower) ?? swap(/^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(lower)) ?? []
  if (day !== undefined) return checkDay(`${year}-${pad(month)}-${pad(day)}`)
  const [, monthOnly, itsYear] = /^(\d{1,2})\/(\d{4})$/.exec(lower) ?? swapTwo(/^(\d{4})-(\d{1,2})$/.exec(lower)) ?? []
  if (monthOnly !== undefined) return checkDay(`${itsYear}-${pad(monthOnly)}-01`)?.slice(0, 7) ?? null
  const [, dayOf, name = '', ofYear] =
    /^(?:(\d{1,2})º? de (?=.* de ))?(\p{L}{3,9})(?: de | of |[ /-])(\d{4})$/u.exec(lower) ?? []
  const named = MONTHS.get(name.normalize('NFD').replace(/\p{M}/gu, ''))
  if (named !== undefined) {
    const found = checkDay(`${ofYear}-${pad(String(named))}-${pad(dayOf ?? '1')}`)
    return dayOf === undefined ? (found?.slice(0, 7) ?? null) : found
  }
  return /^\d{4}$/.test(lower) && Number(lower) >= FIRST_YEAR && Number(lower) <= LAST_YEAR ? lower : null
}

const swap = (found: RegExpExecArray | null) => found && ['', found[3], found[2], found[1]]
const swapTwo = (found: RegExpExecArray | null) => found && ['', found[2], found[1]]
const pad = (digits = '') => digits.padStart(2, '0')

/** Returns the day if it exists in the calendar. */
function checkDay(day: string): string | null {
  const moment = Date.parse(`${day}T00:00:00Z`)
  const year = Number(day.slice(0, 4))
  if (Number.isNaN(moment) || year < FIRST_YEAR || year > LAST_YEAR) return null
  return new Date(moment).toISOString().slice(0, 10) === day ? day : null
}

/** First and last day of a canonical form; `today` is YYYY-MM-DD in the newsroom's time zone. */
export function toDayRange(canonical: string, today: string): { start: string; end: string } {
  const [from = '', to = from] = canonical.split('..')
  return { start: toOneRange(from, today).start, end: toOneRange(to, today).end }
}

function toOneRange(one: string, today: string): { start: string; end: string } {
  const span = toSpanRange(one, today)
  if (span) return span
  if (one === 'hoje') return { start: today, end: today }
  if (one === 'ontem') return { start: addDays(today, -1), end: addDays(today, -1) }
  // The last seven days are today and the six before.
  if (one.endsWith('d')) return { start: addDays(today, 1 - Number(one.slice(0, -1))), end: today }
  if (one.length === 4) return { start: `${one}-01-01`, end: `${one}-12-31` }
  if (one.length === 7) return { start: `${one}-01`, end: lastOfMonth(one) }
  return { start: one, end: one }
}

function lastOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Creating a format takes a millisecond, and every query needs today's date. There are only one or two zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The current day in a time zone. */
export function findToday(timeZone: string, now = new Date()): string {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  dayFormats.set(timeZone, format)
  return format.format(now)
}
