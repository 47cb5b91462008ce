/** When an alert tells what it found. Hours are those of its own time zone. */
import type { Cadence } from '../../../contract/limits.ts'

export type Times = {
  cadence: Cadence
  at_hour: number
  /** 0: domingo. */
  weekday: number
  quiet_from: number | null
  quiet_until: number | null
  time_zone: string
}

/** Every time zone begins its hours at one of these. */
const SLOT_MS = 15 * 60_000
/** Longer than a week: whatever waits so long is told. */
const LONGEST_MS = 8 * 24 * 3_600_000

/** Whether what waits since `oldest` is to be told now. */
export function isDue(times: Times, oldest: Date, now: Date): boolean {
  const read = readClock(times.time_zone)
  if (isQuiet(times, read(now).hour)) return false
  // A clock that was set back: what was found in its future waits no longer than what is found now.
  const since = Math.min(oldest.getTime(), now.getTime())
  if (times.cadence === 'now' || now.getTime() - since > LONGEST_MS) return true
  for (let at = Math.ceil((since + 1) / SLOT_MS) * SLOT_MS; at <= now.getTime(); at += SLOT_MS) {
    const { hour, minute, weekday } = read(new Date(at))
    if (minute !== 0) continue
    if (times.cadence === 'hourly') return true
    if (hour === times.at_hour && (times.cadence === 'daily' || weekday === times.weekday)) return true
  }
  return false
}

/** From 22 until 7 goes through midnight; the same hour twice is the whole day, which nobody means. */
function isQuiet({ quiet_from: from, quiet_until: until }: Times, hour: number): boolean {
  if (from === null || until === null || from === until) return false
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

function readClock(timeZone: string): (at: Date) => { hour: number; minute: number; weekday: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric', weekday: 'short' },
  })
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
    return {
      ...{ hour: Number(parts.get('hour')), minute: Number(parts.get('minute')) },
      weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''),
    }
  }
}
