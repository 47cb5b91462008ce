/** When an alert notifies. Hours are in the alert's own time zone. */
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

/** In every time zone hours begin at a multiple of this. */
const SLOT_MS = 15 * 60_000
/** Longer than a week: anything that has waited this long is sent. */
const MAX_MS = 8 * 24 * 3_600_000

/** Whether matches waiting since `oldest` are to be sent now. */
export function isDue(times: Times, oldest: Date, now: Date): boolean {
  const read = readClock(times.time_zone)
  if (isQuiet(times, read(now).hour)) return false
  // If the clock was set back, matches dated in its future wait no longer than matches of now.
  const since = Math.min(oldest.getTime(), now.getTime())
  if (times.cadence === 'now' || now.getTime() - since > MAX_MS) return true
  let before = read(new Date(Math.floor(since / SLOT_MS) * SLOT_MS))
  for (let at = Math.ceil((since + 1) / SLOT_MS) * SLOT_MS; at <= now.getTime(); at += SLOT_MS) {
    const here = read(new Date(at))
    if (times.cadence === 'hourly' ? here.minute === 0 : begins(times, before, here)) return true
    before = here
  }
  return false
}

/**
 * Whether the hour of the daily digest was reached at this moment. When clocks are put forward that hour may not exist, and the
 * next one counts; when they are put back it occurs twice, and the first one counts.
 */
function begins({ cadence, at_hour, weekday }: Times, before: Reading, here: Reading): boolean {
  const isReached = here.hour >= at_hour
  const wasReached = before.day === here.day && before.hour >= at_hour
  return isReached && !wasReached && (cadence === 'daily' || here.weekday === weekday)
}

/** From 22 to 7 spans midnight; the same hour twice would be the whole day, which is never meant. */
function isQuiet({ quiet_from: from, quiet_until: until }: Times, hour: number): boolean {
  if (from === null || until === null || from === until) return false
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

type Reading = { day: string; hour: number; minute: number; weekday: number }

/** One formatter per time zone: creating one takes far longer than using it. */
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
