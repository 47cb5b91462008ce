import { formatDate, TIME_ZONE } from '../../../format.ts'

/** Format of a date-and-time field. */
export const MOMENT_EXAMPLE = '12/03/2026 20:05'

const FIELD = /^(\d{2})\/(\d{2})\/(\d{4})(?: às)? +(\d{2}):(\d{2})$/
const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A timestamp in the installation's time zone: "12/03/2026 20:05"; '' for none. */
export function toLocalField(moment: string | null): string {
  return moment ? `${formatDate(moment)} ${clock.format(new Date(moment))}` : ''
}

/** The timestamp, ISO 8601 in UTC, of such a text; null if it is empty, undefined if it is not a date and time. */
export function fromLocalField(field: string): string | null | undefined {
  if (field.trim() === '') return null
  const written = readAsUtc(field.trim())
  if (Number.isNaN(written)) return undefined
  const shift = readAsUtc(toLocalField(new Date(written).toISOString())) - written
  return new Date(written - shift).toISOString()
}

/** Milliseconds of such a text read as UTC; NaN if it is none. */
function readAsUtc(field: string): number {
  const [, day, month, year, hour, minute] = FIELD.exec(field) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`)
}
