import { FIRST_DAY, LAST_DAY } from '../contract/limits.ts'

/** True for a day that exists in the calendar and that the server accepts. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Parses a typed day: '12/03/2026', '12/3/26', '12032026'; null if it is none. */
export function parseDay(text: string): string | null {
  const match = /^\s*(\d{1,2})[/.\- ]?(\d{1,2})[/.\- ]?(\d{4}|\d{2})\s*$/.exec(text)
  if (match === null) return null
  const [, day = '', month = '', year = ''] = match
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : null
}
