/** Moments that were noted to be waited for: the end of a lease, the next try. Whoever waits does so no longer for a clock that is set back. */
import { type RawBuilder, sql } from 'kysely'

type Moment = RawBuilder<unknown>

/** So much may the clocks of two processes differ. */
export const CLOCKS_APART_SECONDS = 60

const inSeconds = (moment: Moment, seconds: number) => sql`${moment} + ${seconds}::float8 * interval '1 second'`

/** Postgres' clock. */
const CLOCK = sql<Date>`clock_timestamp()`

/** A moment of Postgres' clock; below nothing: one that has passed. */
export const secondsFromNow = (seconds: number): RawBuilder<Date> => sql<Date>`${inSeconds(CLOCK, seconds)}`

/** Whether something that has happened lies ahead: the clock was set back since. Null does not. */
export const isAhead = (moment: Moment, now: Moment = CLOCK): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${moment} > ${inSeconds(now, CLOCKS_APART_SECONDS)}, false)`

/**
 * Whether a moment has come that was noted at most so many seconds ahead, or was noted before the clock was set back.
 * @param moment a column or another expression of type timestamptz; null: there is nothing to wait for
 */
export const hasCome = (moment: Moment, mostSeconds: number, now: Moment = CLOCK): RawBuilder<boolean> =>
  sql<boolean>`(${moment} IS NULL OR ${moment} <= ${now} OR ${moment} > ${inSeconds(now, mostSeconds + CLOCKS_APART_SECONDS)})`
