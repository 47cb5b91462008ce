/** What is known of an account's collection: from when to when, and with what gaps. Pure. */
import type { Coverage } from '../../contract/labels.ts'
import type { Reading } from '../../contract/reading.ts'
import type { KnownAccount } from '../records/known-accounts.ts'
import type { AccountSpan } from '../search/coverage.ts'

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
export const listHoles = ({ stretches }: Reading): { from: number; to: number }[] =>
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
  return isFresh && !following.is_paused && !following.problem && listHoles(following.reading).length === 0
    ? 'em dia'
    : 'com falhas'
}

/** Half-open, in milliseconds. null: all of time, of which anything that was collected is enough. */
export type Period = { start: number; end: number } | null

/** Whether a period of an account was collected. Nobody can have read the last hours completely yet. */
export function judgePeriod(
  account: KnownAccount,
  span: AccountSpan | undefined,
  period: Period,
  now: number,
): 'covered' | 'partly' | 'missing' {
  const collected = findCollected(account, span)
  if (!collected) return 'missing'
  const hasHoles = account.following !== null && listHoles(account.following.reading).length > 0
  if (!period) return hasHoles ? 'partly' : 'covered'
  const end = Math.min(period.end, now - FRESH_MS)
  const isInside = collected.from <= period.start && end <= collected.until
  if (isInside) return hasHoles ? 'partly' : 'covered'
  return collected.from < period.end && period.start <= collected.until ? 'partly' : 'missing'
}
