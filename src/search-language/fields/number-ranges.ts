/** Counts as journalists write them: ">1000", "10mil..1mi", "1,5mi", "1.000". Pure. */

/** Both ends are inclusive; null: open on this side. */
export type NumberRange = { min: number | null; max: number | null }

const UNITS = new Map([
  ['', 1],
  ['k', 1_000],
  ['mil', 1_000],
  ['m', 1_000_000],
  ['mi', 1_000_000],
  ['milhao', 1_000_000],
  ['milhoes', 1_000_000],
])
const LARGEST = 4_000_000_000

/** The canonical form, digits only. null: not a number, or the minimum exceeds the maximum. */
export function readNumberRange(text: string): string | null {
  const between = /^(.*?)\.\.(.*)$/.exec(text)
  if (between) return readBetween(between[1] ?? '', between[2] ?? '')
  const [, sign = '', digits = ''] = /^([<>]=?)?(.+)$/.exec(text) ?? []
  const number = readNumber(digits)
  if (number === null || (sign === '<' && number === 0)) return null
  return `${sign}${number}`
}

function readBetween(from: string, to: string): string | null {
  const min = from === '' ? null : readNumber(from)
  const max = to === '' ? null : readNumber(to)
  if ((from !== '' && min === null) || (to !== '' && max === null)) return null
  if (min !== null && max !== null) return min <= max ? `${min}..${max}` : null
  if (min !== null) return `>=${min}`
  return max === null ? null : `<=${max}`
}

/** Parses "1.234", "1,5mi" and "10 mil" as Brazilians write them; null for anything else. */
function readNumber(text: string): number | null {
  const plain = text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const [, digits, unit = ''] = /^(\d{1,3}(?:\.\d{3})+|\d{1,10}(?:,\d{1,3})?) ?([a-z]*)$/.exec(plain) ?? []
  const factor = UNITS.get(unit)
  if (digits === undefined || factor === undefined) return null
  const number = Number(digits.replaceAll('.', '').replace(',', '.')) * factor
  return Number.isSafeInteger(Math.round(number)) && number <= LARGEST && Math.abs(number - Math.round(number)) < 1e-6
    ? Math.round(number)
    : null
}

/** Parses a canonical form. */
export function toNumberRange(canonical: string): NumberRange {
  const [, min, max] = /^(\d+)\.\.(\d+)$/.exec(canonical) ?? []
  if (min !== undefined && max !== undefined) return { min: Number(min), max: Number(max) }
  const number = Number(canonical.replace(/^[<>]=?/, ''))
  if (canonical.startsWith('>=')) return { min: number, max: null }
  if (canonical.startsWith('>')) return { min: number + 1, max: null }
  if (canonical.startsWith('<=')) return { min: null, max: number }
  if (canonical.startsWith('<')) return { min: null, max: number - 1 }
  return { min: number, max: number }
}
