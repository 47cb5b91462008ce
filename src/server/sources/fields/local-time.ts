/** Converts local times to instants; the rules (summer time until 2019 in Brazil) are those of the system's zone data. */
export type LocalTime = { year: number; month: number; day: number; hour: number; minute: number; second: number }

const QUARTER_HOUR = 900_000
const MAX_REMEMBERED = 100_000

/**
 * Creates the function that converts a local time of the zone to UTC milliseconds. A time skipped by the clock is read as the
 * one an hour later; of a time that occurred twice, the first counts. Throws RangeError for an unknown zone.
 */
export function createLocalClock(timeZone: string): (time: LocalTime) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', year: 'numeric' })
  // Each formatter call costs microseconds; offsets only change on a quarter of an hour, so each is cached.
  const offsets = new Map<number, number>()

  function findOffset(instant: number): number {
    const quarter = Math.floor(instant / QUARTER_HOUR)
    const known = offsets.get(quarter)
    if (known !== undefined) return known
    if (offsets.size >= MAX_REMEMBERED) offsets.clear()
    const offset = parseOffset(format.format(quarter * QUARTER_HOUR))
    offsets.set(quarter, offset)
    return offset
  }

  return ({ year, month, day, hour, minute, second }) => {
    const asUtc = Date.UTC(year, month - 1, day, hour, minute, second)
    const guess = asUtc - findOffset(asUtc)
    const instant = asUtc - findOffset(guess)
    // Different again: the clock skipped this time, and the later reading stays on the same day.
    return findOffset(instant) === findOffset(guess) ? instant : Math.max(instant, guess)
  }
}

function parseOffset(formatted: string): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(formatted) ?? []
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
