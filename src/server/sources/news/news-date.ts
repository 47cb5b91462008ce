import { createDateParser } from '../fields/date.ts'

const parseDate = createDateParser()
/** RFC 822 as feeds write it: with or without the weekday and the seconds, months in English or Portuguese. */
const RFC_822 =
  /^(?:\p{L}{2,9}\.?,?\s+)?(\d{1,2})\s+(?:de\s+)?(\p{L}{3})\p{L}*\.?\s+(?:de\s+)?(\d{4}|\d{2})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*([A-Z]{1,4}|[+-]\d{2}:?\d{2})?$/iu
const MONTHS: Record<string, string> = {
  ...{ jan: '01', feb: '02', fev: '02', mar: '03', apr: '04', abr: '04', may: '05', mai: '05', jun: '06', jul: '07' },
  ...{ aug: '08', ago: '08', sep: '09', set: '09', oct: '10', out: '10', nov: '11', dec: '12', dez: '12' },
}

/** The date of a feed or a fact-check, in any of the usual formats; null when it is not understood. */
export function parseNewsDate(value: unknown): Date | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  return parseDate(text) ?? parseDate(rewriteRfc822(text)) ?? null
}

/** The same moment as ISO 8601, which the common parser validates. "-0000" means UTC (RFC 2822). */
function rewriteRfc822(text: string): string | undefined {
  const match = RFC_822.exec(text)
  if (!match) return undefined
  const [, day = '', month = '', year = '', hour = '00', minute = '00', second = '00', zone = ''] = match
  const fullYear = year.length === 2 ? `20${year}` : year
  const date = `${fullYear}-${MONTHS[month.toLowerCase()]}-${day.padStart(2, '0')}`
  return `${date}T${hour.padStart(2, '0')}:${minute}:${second}${zone === 'UT' ? 'UTC' : zone}`
}
