/** Calendar days as YYYY-MM-DD, in the installation's time zone. */
import { formatDay } from '../../../format.ts'

/** Both ends included; null: open end. */
export type DayRange = { readonly start: string | null; readonly end: string | null }

export type DayPreset = { readonly name: string; readonly range: DayRange }

/** Presets of the date picker; "7 dias" includes today. */
export function listDayPresets(today: string): DayPreset[] {
  return [
    { name: 'Hoje', range: { start: today, end: today } },
    { name: '7 dias', range: { start: addDays(today, -6), end: today } },
    { name: '30 dias', range: { start: addDays(today, -29), end: today } },
    describeElection(today),
    { name: 'Este ano', range: { start: `${today.slice(0, 4)}-01-01`, end: today } },
    { name: 'Tudo', range: { start: null, end: null } },
  ]
}

/**
 * The latest election campaign that has started: from its first day (16 August, Lei 9.504/1997, art. 36) to the second round (last
 * Sunday of October, Constitution, art. 77), or to today.
 */
function describeElection(today: string): DayPreset {
  const thisYear = Number(today.slice(0, 4))
  const even = thisYear - (thisYear % 2)
  const year = today < `${even}-08-16` ? even - 2 : even
  const lastOfOctober = `${year}-10-31`
  const secondRound = addDays(lastOfOctober, -new Date(lastOfOctober).getUTCDay())
  return { name: `Eleições ${year}`, range: { start: `${year}-08-16`, end: secondRound < today ? secondRound : today } }
}

/** Words for a range: 'de 01/03/2026 a 12/03/2026', 'desde …', 'até …', or the one day. */
export function formatDayRange({ start, end }: DayRange): string {
  if (start !== null && start === end) return formatDay(start)
  if (start !== null && end !== null) return `${formatDay(start)} a ${formatDay(end)}`
  if (start !== null) return `desde ${formatDay(start)}`
  return end === null ? '' : `até ${formatDay(end)}`
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
