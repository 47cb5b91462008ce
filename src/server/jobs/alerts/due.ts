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
  let before = read(new Date(Math.floor(since / SLOT_MS) * SLOT_MS))
  for (let at = Math.ceil((since + 1) / SLOT_MS) * SLOT_MS; at <= now.getTime(); at += SLOT_MS) {
    const here = read(new Date(at))
    if (times.cadence === 'hourly' ? here.minute === 0 : begins(times, before, here)) return true
    before = here
  }
  return false
}

/**
 * Whether the hour of a day's news is reached here and was not before. On the day on which clocks are put forward it may be
 * left out, and the next one counts; on that on which they are put back it comes twice, and the first one counts.
 */
function begins({ cadence, at_hour, weekday }: Times, before: Reading, here: Reading): boolean {
  const isReached = here.hour >= at_hour
  const wasReached = before.day === here.day && before.hour >= at_hour
  return isReached && !wasReached && (cadence === 'daily' || here.weekday === weekday)
}

/** From 22 until 7 goes through midnight; the same hour twice is the whole day, which nobody means. */
function isQuiet({ quiet_from: from, quiet_until: until }: Times, hour: number): boolean {
  if (from === null || until === null || from === until) return false
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

type Reading = { day: string; hour: number; minute: number; weekday: number }

/** One for each time zone there is: making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function openFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric', weekday: 'short' },
    ...{ day: 'numeric', month: 'numeric', year: 'numeric' },
  })
  formats.set(timeZone, format)
  return format
}

function readClock(timeZone: string): (at: Date) => Reading {
  const format = openFormat(timeZone)
  return (at) => {
    const parts = new Map<string, string>(format.formatToParts(at).map(({ type, value }) => [type, value]))
    return {
      day: ['year', 'month', 'day'].map((part) => parts.get(part)).join('-'),
      ...{ hour: Number(parts.get('hour')), minute: Number(parts.get('minute')) },
      weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''),
    }
  }
}
