/** A date without a time; spreadsheets write it as midnight. */
const DAY = /^(\d{4}-\d\d-\d\d|\d\d?\/\d\d?\/\d{4})(?:,?[T ]+00?:00(?::00(?:[.,]0+)?)?)?$/
/** "14:30", "14:30:05", "14h30", "14h". */
const TIME = /^([01]?\d|2[0-3])(?::([0-5]\d)(?::([0-5]\d))?|\s?h\s?(?:([0-5]\d)(?:\s?min)?)?)$/i

/** Whether a date has no time of its own, which may be in another column. */
export const isDay = (date: unknown): date is string => typeof date === 'string' && DAY.test(date.trim())

/** A day with the time of another column, as `createDateParser` reads it; undefined when the time is invalid. */
export function joinDayAndTime(day: string, time: string): string | undefined {
  const match = TIME.exec(time.trim())
  if (!match) return undefined
  const [, hour = '', minute, second = '00', shortMinute = '00'] = match
  return `${day.trim().replace(DAY, '$1')} ${hour.padStart(2, '0')}:${minute ?? shortMinute}:${second}`
}
