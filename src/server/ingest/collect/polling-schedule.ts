import type { Page } from './sync-cursor.ts'

const MINUTE = 60_000
const FASTEST = 5 * MINUTE
const SLOWEST = 60 * MINUTE
/** Polling interval of a feed after a poll with news, and after one without. */
const BUSY_FEED = 10 * MINUTE
const QUIET_FEED = 30 * MINUTE
const MAX_WAIT = 6 * 60 * MINUTE

/** Ages at which a post's counts are taken. */
export const COUNT_AGES = [15, 60, 6 * 60, 24 * 60, 7 * 24 * 60].map((minutes) => minutes * MINUTE)

/**
 * Time of the next poll, in milliseconds: twice as often as posts come, at most every five minutes; earlier if the counts of one of
 * these posts are due. @param chance random number from 0 to 1, so that sources do not synchronise
 */
export function findNextRun(page: Page, now: number, chance: number): number {
  const dates = page.posts.map(({ post }) => post.date_created.getTime())
  const gap = dates.length > 0 ? (now - Math.min(...dates)) / dates.length : SLOWEST
  const rhythm = Math.min(SLOWEST, Math.max(FASTEST, gap / 2))
  const counts = dates.flatMap((date) => COUNT_AGES.map((age) => date + age).filter((at) => at > now))
  const soonest = Math.max(now + MINUTE, Math.min(...counts))
  return Math.min(now + rhythm * (0.9 + 0.2 * chance), soonest)
}

/** Time of a feed's next poll, in milliseconds. @param chance as above */
export const findNextFeedRun = (broughtSomething: boolean, now: number, chance: number): number =>
  now + (broughtSomething ? BUSY_FEED : QUIET_FEED) * (0.9 + 0.2 * chance)

/** After a failure: exponential backoff, and not before the server's Retry-After. */
export function findNextTry(failures: number, waitSeconds: number | null, now: number, chance: number): number {
  const wait = Math.min(MAX_WAIT, FASTEST * 2 ** Math.min(failures - 1, 10))
  return now + Math.max(wait * (0.8 + 0.4 * chance), (waitSeconds ?? 0) * 1000)
}
