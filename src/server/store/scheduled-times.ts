/** Whether scheduled moments (lease ends, next retries) have come. A clock set back must not make anyone wait longer. */
import { type RawBuilder, sql } from 'kysely'

type Moment = RawBuilder<unknown>

/** Tolerated difference between the clocks of two processes. */
export const MAX_CLOCK_SKEW_SECONDS = 60

const inSeconds = (moment: Moment, seconds: number) => sql`${moment} + ${seconds}::float8 * interval '1 second'`

/** Postgres' clock. */
const CLOCK = sql<Date>`clock_timestamp()`

/** A moment of Postgres' clock, in the past if `seconds` is negative. */
export const secondsFromNow = (seconds: number): RawBuilder<Date> => sql<Date>`${inSeconds(CLOCK, seconds)}`

/** Whether a past event lies in the future: the clock was set back since. False for null. */
export const isAhead = (moment: Moment, now: Moment = CLOCK): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${moment} > ${inSeconds(now, MAX_CLOCK_SKEW_SECONDS)}, false)`

/**
 * Whether a moment that was scheduled at most `mostSeconds` ahead has come, or was scheduled before the clock was set back.
 * @param moment a column or another expression of type timestamptz; null: there is nothing to wait for
 */
export const hasPassed = (moment: Moment, mostSeconds: number, now: Moment = CLOCK): RawBuilder<boolean> =>
  sql<boolean>`(${moment} IS NULL OR ${moment} <= ${now} OR ${moment} > ${inSeconds(now, mostSeconds + MAX_CLOCK_SKEW_SECONDS)})`
