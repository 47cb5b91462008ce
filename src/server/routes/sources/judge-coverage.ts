/** What is known of an account's collection: from when to when, and with what gaps. Pure. */
import type { Coverage } from '../../../contract/labels.ts'
import type { SyncCursor } from '../../../contract/sources/sync-cursor.ts'
import type { KnownAccount } from '../../records/people/known-accounts.ts'
import type { AccountSpan } from '../../search/accounts/coverage.ts'

/** In milliseconds. `from`: -Infinity is the beginning. null: nothing was ever read. */
export type Collected = { from: number; until: number } | null

/** Between two readings of a quiet account, and a little more. */
const FRESH_MS = 3 * 60 * 60_000

/**
 * A followed account is known from as far back as it was read, at the least from when it was added, to its last good
 * reading; one of which only files were imported from its first stored post to its last.
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

/** Numbers between those that were read completely: something may stand there. */
export const listMissingPlaces = ({ stretches }: SyncCursor): { from: number; to: number }[] =>
  stretches.slice(1).flatMap(({ from }, i) => {
    const end = stretches[i]?.to ?? from
    return from > end + 1 ? [{ from: end + 1, to: from - 1 }] : []
  })

/** How an account stands in the list. */
export function judgeAccount(account: KnownAccount, span: AccountSpan | undefined, now: number): Coverage {
  const collected = findCollected(account, span)
  if (!collected) return 'sem coleta'
  const { following } = account
  if (!following?.last_good_at) return 'com falhas'
  const isFresh = now - collected.until <= FRESH_MS
  return isFresh && !following.is_paused && !following.problem && listMissingPlaces(following.reading).length === 0
    ? 'em dia'
    : 'com falhas'
}

/** Half-open, in milliseconds; an open side is the beginning, or now. */
export type Period = { start: number; end: number }

export type Judgement = 'covered' | 'partly' | 'imported' | 'missing'

/**
 * What was collected of an account in a period, and how. Only a reading without a gap covers it: a file proves what is in
 * it and nothing about what is not. Nobody can have read the last hours completely yet.
 */
export function judgePeriod(
  account: KnownAccount,
  span: AccountSpan | undefined,
  period: Period,
  now: number,
): Judgement {
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

/** Something was published there, or may have been, that could not be read. */
const hasUnreadable = ({ unreadable }: SyncCursor, period: Period) =>
  unreadable.some(({ from, to }) => from === null || to === null || overlaps({ from, until: to }, period))

const overlaps = ({ from, until }: { from: number; until: number }, { start, end }: Period) =>
  from < end && start <= until
