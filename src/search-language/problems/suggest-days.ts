/** Guesses the intended day from an invalid one. Pure. */

import { showDay } from '../../text/show-day.ts'
import { MONTHS, readDays } from '../fields/day-ranges.ts'

const SPANS = new Map([
  ...['semana', 'ultima semana', '1s', '1w', 'week'].map((word) => [word, '7d'] as const),
  ...['mes', 'ultimo mes', '1m', 'month'].map((word) => [word, '30d'] as const),
  ...['ano', 'ultimo ano', '1a', '1y', 'year'].map((word) => [word, '365d'] as const),
  ...['agora', 'now'].map((word) => [word, 'hoje'] as const),
])

/**
 * A text that `readDays` accepts; null if there is no guess.
 * @param today YYYY-MM-DD
 */
export function suggestDays(text: string, today: string): string | null {
  const plain = text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const [, from, to] = /^(.+?) ?(?:\.\.|\ba\b|\bate\b|\bto\b|\buntil\b|–) ?(.+)$/u.exec(plain) ?? []
  if (from === undefined || to === undefined) return suggestOne(plain, today)
  const [start, end] = [from, to].map((one) => (readDays(one) === null ? suggestOne(one, today) : one))
  if (!start || !end) return null
  return [`${start}..${end}`, `${end}..${start}`].find((one) => readDays(one) !== null) ?? null
}

function suggestOne(plain: string, today: string): string | null {
  const span = SPANS.get(plain)
  if (span !== undefined) return span
  const month = MONTHS.get(plain)
  if (month !== undefined) return `${pad(month)}/${lastYear(`${pad(month)}-01`, today)}`
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ?? []
  if (y !== undefined) return findDay(Number(d), Number(m), Number(y))
  const [, day, its, year] = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{2}|\d{4}))?$/.exec(plain) ?? []
  if (day === undefined || its === undefined) return null
  const known = year ?? lastYear(`${pad(Number(its))}-${pad(Number(day))}`, today)
  return findDay(Number(day), Number(its), Number(known.length === 2 ? `20${known}` : known))
}

/** The latest year in which that day was not after today. */
const lastYear = (monthAndDay: string, today: string) =>
  String(Number(today.slice(0, 4)) - (monthAndDay > today.slice(5) ? 1 : 0))

/** The day; day and month are swapped if only that exists, and a day past the month's end becomes its last. */
function findDay(day: number, month: number, year: number): string | null {
  if (month > 12 && day >= 1 && day <= 12) return findDay(month, day, year)
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  for (let last = day; last > 27; last -= 1) {
    const one = `${year}-${pad(month)}-${pad(last)}`
    if (readDays(one) !== null) return showDay(one)
  }
  const one = `${year}-${pad(month)}-${pad(day)}`
  return readDays(one) === null ? null : showDay(one)
}

const pad = (number: number) => String(number).padStart(2, '0')
