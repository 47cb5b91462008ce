/** Checks that whatever was visible for long enough was read. Pure. Times in milliseconds. */
import { COUNT_AGES } from '../../src/server/ingest/collect/polling-schedule.ts'
import type { PlannedChannel, PlannedMessage, Span } from './planned-channel.ts'
import type { Look } from './shown-message.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How often a message is reread (docs/collection.md), by age, including random variation; after the last age never. */
const PROMISED = [
  { until: 6 * HOUR, within: 75 * MINUTE },
  // Every two hours, plus the next read: where a page holds less than a day of twenty posts it comes within 40 minutes.
  { until: 24 * HOUR, within: 2.75 * HOUR },
  { until: 7 * 24 * HOUR, within: 26 * HOUR },
]

const GONE = 'when it was gone'

const findPromise = (age: number) => PROMISED.find(({ until }) => age <= until)?.within ?? null

/** A state that began and lasted until `to`. */
type State = Span & { name: string; looks: number }

/**
 * Returns the missed states in words, and the number of states that had to be seen.
 * @param lateness of the program's own rounds
 */
export function judgeRhythm(
  message: PlannedMessage,
  looks: readonly Look[],
  disturbed: readonly Span[],
  lateness: number,
) {
  const due = listStates(message).flatMap((state) => {
    const promise = findPromise(state.from - message.at)
    if (promise === null) return []
    // What the network never showed cannot be missed: a page says nothing about numbers above the newest one shown.
    if (state.name === GONE && !looks.some(({ at, isThere }) => isThere && at < state.from)) return []
    const end = state.from + (promise + lateness) * state.looks
    return end <= state.to && !disturbed.some((one) => one.from < end && state.from < one.to) ? [{ ...state, end }] : []
  })
  const overlooked = due.filter(
    (state) => looks.filter(({ at }) => at >= state.from && at <= state.end).length < state.looks,
  )
  return { due: due.length, overlooked: overlooked.map(({ name }) => `was not looked at in time: ${name}`) }
}

function listStates({ at, visible, texts }: PlannedMessage): State[] {
  return visible.flatMap((span) => {
    const next = visible.find(({ from }) => from >= span.to)
    return [
      { ...span, name: 'when it was there', looks: 1 },
      { name: GONE, from: span.to, to: next?.from ?? Infinity, looks: 2 },
      ...texts.map(({ from }, i) => ({
        ...{ name: `text ${i + 1}`, looks: 1 },
        from: Math.max(from, span.from),
        to: Math.min(texts[i + 1]?.from ?? Infinity, span.to),
      })),
      ...COUNT_AGES.map((age) => ({
        name: `at age ${age / HOUR} h`,
        looks: 1,
        from: Math.max(at + age, span.from),
        to: span.to,
      })),
    ]
  })
}

/** When a channel cannot be expected to be read: it does not respond, is in backoff after that, or the program is not running. */
export function listDisturbances({ troubles }: PlannedChannel, outages: readonly Span[], { from, to }: Span): Span[] {
  return [
    // The first hour is for older posts.
    { from: Number.NEGATIVE_INFINITY, to: from + HOUR },
    ...outages.map(({ from, to }) => ({ from, to: to + 10 * MINUTE })),
    // Backoff doubles with each failure.
    ...troubles.map(({ from, to }) => ({ from, to: to + 20 * MINUTE + 2.5 * (to - from) })),
    { from: to, to: Infinity },
  ]
}
