/**
 * Values that cannot hold anything but digits and the like stand in the text of a question. The embedded engine answers questions
 * with parameters one after the other in the whole process (chdb 3.4: its bindings are global); those without run side by side.
 */
import type { SqlValue } from './sql.ts'

/** Of a list: longer ones are parsed faster as parameters, and a text has at most 256 KiB. */
const MOST_ITEMS = 100

const isWhole = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const isUnsigned = (value: unknown) => isWhole(value) || (typeof value === 'bigint' && value >= 0n)
const isUuid = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(value)
const isMoment = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value)

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

const quote = (value: unknown) => `'${String(value)}'`

type Form = { fits(value: unknown): boolean; write(value: unknown): string }

const FORMS: Record<string, Form> = {
  UInt32: { fits: isWhole, write: String },
  UInt64: { fits: isUnsigned, write: String },
  Float64: { fits: Number.isFinite, write: String },
  UUID: { fits: isUuid, write: quote },
  Date: { fits: isDay, write: quote },
  "DateTime('UTC')": { fits: isMoment, write: quote },
}

/** With its type, as a parameter has one; null for what has to be a parameter. */
export function writeLiteral({ type, value }: SqlValue): string | null {
  const item = /^Array\((.+)\)$/.exec(type)?.[1]
  const form = FORMS[item ?? type]
  if (!form) return null
  if (item === undefined) return form.fits(value) ? `${form.write(value)}::${type}` : null
  if (!Array.isArray(value) || value.length > MOST_ITEMS || !value.every(form.fits)) return null
  return `[${value.map(form.write).join(', ')}]::${type}`
}
