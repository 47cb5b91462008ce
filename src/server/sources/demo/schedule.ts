/** Dates of the posts of the demonstration set: a working week, a growing collection, and bursts around events. */
import { EVENTS } from './invented.ts'
import { createRandom } from './random.ts'

export const DEMO_DAYS = 270

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** America/Sao_Paulo; Brazil has had no daylight saving time since 2019. */
const OFFSET = -3 * HOUR

const HOURS = [2, 1, 1, 1, 1, 3, 8, 16, 24, 26, 24, 24, 25, 20, 19, 20, 22, 25, 30, 32, 30, 24, 14, 6]
/** Weights of the weekdays, from Sunday. */
const WEEKDAYS = [0.5, 0.95, 1.1, 1.15, 1.1, 0.95, 0.6]

/** A date whose UTC fields show the local time. */
export function toLocalTime(date: Date): Date {
  return new Date(date.getTime() + OFFSET)
}

/** Strength of each event at an age in days; 0 before it begins. */
export function measureEvents(ageInDays: number): { topic: string; strength: number }[] {
  return EVENTS.map((event) => {
    const elapsed = event.daysAgo - ageInDays
    return { topic: event.topic, strength: elapsed < 0 ? 0 : event.strength * Math.exp(-elapsed / event.decayDays) }
  })
}

/**
 * The dates of `count` posts, oldest first, none after `now`.
 * The rank of a post decides its place in the rhythm, so that post n keeps its key whatever `now` is.
 */
export function listPostDates(now: Date, count: number, seed: string): Date[] {
  const random = createRandom(`${seed}:dates`)
  const start = now.getTime() - DEMO_DAYS * DAY
  const hours = DEMO_DAYS * 24
  const cumulative = accumulateWeights(start, now.getTime(), hours)
  const total = cumulative[hours - 1] ?? 0
  const dates: Date[] = []
  let hour = 0
  for (let rank = 0; rank < count; rank++) {
    const target = ((rank + random()) / count) * total
    while (hour < hours - 1 && (cumulative[hour] ?? 0) < target) hour++
    const before = hour === 0 ? 0 : (cumulative[hour - 1] ?? 0)
    const part = (target - before) / ((cumulative[hour] ?? 0) - before)
    // Whole seconds: no network gives finer times.
    dates.push(new Date(Math.floor((start + (hour + part) * HOUR) / 1000) * 1000))
  }
  return dates
}

function accumulateWeights(start: number, now: number, hours: number): number[] {
  let sum = 0
  return Array.from({ length: hours }, (_, hour) => {
    const time = start + (hour + 0.5) * HOUR
    const age = (now - time) / DAY
    const local = toLocalTime(new Date(time))
    const rhythm = (HOURS[local.getUTCHours()] ?? 1) * (WEEKDAYS[local.getUTCDay()] ?? 1)
    const growth = 0.45 + 0.85 * Math.exp(-age / 45)
    const burst = measureEvents(age).reduce((strongest, event) => strongest + event.strength, 0)
    sum += rhythm * growth * (1 + burst)
    return sum
  })
}
