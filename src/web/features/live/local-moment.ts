import { TIME_ZONE } from '../../format.ts'

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment as the installation's clock shows it, for a date-and-time field: "2026-03-12T20:05"; '' for none. */
export function toLocalField(moment: string | null): string {
  return moment ? parts.format(new Date(moment)).replace(' ', 'T') : ''
}

/** The moment, ISO 8601 in UTC, that such a field means; null when it is empty. */
export function fromLocalField(field: string): string | null {
  if (field === '') return null
  const guess = Date.parse(`${field.slice(0, 16)}Z`)
  if (Number.isNaN(guess)) return null
  const shift = Date.parse(`${toLocalField(new Date(guess).toISOString())}Z`) - guess
  return new Date(guess - shift).toISOString()
}
