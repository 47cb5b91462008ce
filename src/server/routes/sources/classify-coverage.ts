/** The period for which an account was collected, and its gaps. Pure functions. */
import type { Coverage } from '../../../contract/labels.ts'
import type { SyncCursor } from '../../../contract/sources/sync-cursor.ts'
import type { KnownAccount } from '../../records/people/known-accounts.ts'
import type { AccountSpan } from '../../search/accounts/coverage.ts'

/** In milliseconds. `from`: -Infinity is the beginning. null: nothing was ever read. */
export type Collected = { from: number; until: number } | null

/** Slightly longer than the interval between two readings of a quiet account. */
const FRESH_MS = 3 * 60 * 60_000

/**
 * A followed account is covered from the earliest point it was read back to, or at least from when it was added, until its last
 * successful reading; an account known only from imported files, from its first stored post to its last.
 */
export function findCollected({ following }: KnownAccount, span: AccountSpan | undefined): Collected {
  if (following?.last_good_at) {
    const { reached, todo } = following.reading
    const back = todo.find(({ why }) => why === 'backfill')?.at
    const known = Math.min(reached ?? Infinity, back ?? Infinity, following.created_at.getTime())
    const from = reached === 0 ? Number.NEGATIVE_INFINITY : known
    return { from, until: following.last_good_at.getTime() }
  }
  return span ? { from: Date.parse(span.first_post), until: Date.parse(span.last_post) } : null
}

/** Gaps between the completely read ranges of post numbers: posts may exist there. */
export const listMissingPlaces = ({ stretches }: SyncCursor): { from: number; to: number }[] =>
  stretches.slice(1).flatMap(({ from }, i) => {
    const end = stretches[i]?.to ?? from
    return from > end + 1 ? [{ from: end + 1, to: from - 1 }] : []
  })

/** Status of an account in the list. */
export function classifyAccountCoverage(account: KnownAccount, span: AccountSpan | undefined, now: number): Coverage {
  const collected = findCollected(account, span)
  if (!collected) return 'sem coleta'
  const { following } = account
  if (!following?.last_good_at) return 'com falhas'
  const isFresh = now - collected.until <= FRESH_MS
  return isFresh && !following.is_paused && !following.problem && listMissingPlaces(following.reading).length === 0
    ? 'em dia'
    : 'com falhas'
}

/** Half-open, in milliseconds; an open start means the beginning, an open end means now. */
export type Period = { start: number; end: number }

export type PeriodCoverage = 'covered' | 'partly' | 'imported' | 'missing'

/**
 * How an account was collected in a period. Only a reading without gaps covers it: a file proves what it contains and nothing
 * about what it lacks. The most recent hours cannot be completely read yet.
 */
export function classifyPeriodCoverage(
  account: KnownAccount,
  span: AccountSpan | undefined,
  period: Period,
  now: number,
): PeriodCoverage {
  const { following } = account
  const read = following?.last_good_at ? findCollected(account, span) : null
  const end = Math.min(period.end, now - FRESH_MS)
  if (read && following && read.from <= period.start && end <= read.until)
    return listMissingPlaces(following.reading).length > 0 || hasUnreadable(following.reading, period)
      ? 'partly'
      : 'covered'
  if (read && overlaps(read, period)) return 'partly'
  const stored = span && { from: Date.parse(span.first_post), until: Date.parse(span.last_post) }
  return stored && overlaps(stored, period) ? 'imported' : 'missing'
}

/** Posts that could not be read were, or may have been, published in the period. */
const hasUnreadable = ({ unreadable }: SyncCursor, period: Period) =>
  unreadable.some(({ from, to }) => from === null || to === null || overlaps({ from, until: to }, period))

const overlaps = ({ from, until }: { from: number; until: number }, { start, end }: Period) =>
  from < end && start <= until
