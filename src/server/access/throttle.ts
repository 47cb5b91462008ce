/** How often one may guess. Kept in Postgres: a restart does not forget, and several processes count together. */
import {
  createLoginFailures,
  deleteLoginFailures,
  deleteOldLoginFailures,
  hasFailures,
} from '../records/users/login-failures.ts'
import { namePlace } from '../records/users/network-place.ts'
import { hasSessionAt } from '../records/users/sessions.ts'
import type { Postgres } from '../store/postgres.ts'
import { digestUsername } from './known-device.ts'

export const WINDOW_MS = 60_000
const MOST_PER_USER = 5
/** A newsroom may share one address. */
const MOST_PER_ADDRESS = 30

/** A guess that has been counted; `forgive` it when it was right. */
export type Guess = { outcome: 'allowed'; ids: number[]; user: string }

export type Throttled = { outcome: 'throttled'; retryAfterSeconds: number; subject: string }

/**
 * Counts a guess against the username and the address, or says how long to wait. On a device of theirs, and from where they have a
 * session, somebody's own guesses are counted apart: what strangers guess elsewhere does not keep them out. A device counts for
 * itself, whoever else guesses from its address.
 * @param device as `readDevice` names it
 */
export async function countGuess(
  pg: Postgres,
  username: string,
  { address, device }: { address: string; device?: string | null | undefined },
  now: Date,
): Promise<Guess | Throttled> {
  await deleteOldLoginFailures(pg, ...around(now))
  const user = device ? nameUser(username, device) : await nameGuesser(pg, username, address, now)
  const ofUser = { subject: user, most: MOST_PER_USER }
  const limits = device ? [ofUser] : [{ subject: nameAddress(address), most: MOST_PER_ADDRESS }, ofUser]
  const claim = await createLoginFailures(pg, limits, WINDOW_MS, now)
  if ('ids' in claim) return { outcome: 'allowed', ids: claim.ids, user }
  return toThrottled(claim, now)
}

async function nameGuesser(pg: Postgres, username: string, address: string, now: Date): Promise<string> {
  const place = namePlace(address)
  return nameUser(username, (await hasSessionAt(pg, place, now, username)) ? place : null)
}

/**
 * `known`: somebody has a session from this address. `guessing`: nobody has, and somebody guessed wrongly from it within the last
 * minute.
 */
export type Standing = 'known' | 'new' | 'guessing'

export async function findStanding(pg: Postgres, address: string, now: Date): Promise<Standing> {
  if (await hasSessionAt(pg, namePlace(address), now)) return 'known'
  return (await hasFailures(pg, nameAddress(address), ...around(now))) ? 'guessing' : 'new'
}

/** Clocks of several processes differ by less; one that was put back by more is the only one that counts from then on. */
const CLOCKS_APART_MS = 10 * 60_000

/** What counts: within the last minute, and, of another process whose clock is ahead, in the next ones. */
const around = (now: Date): [Date, Date] => [
  new Date(now.getTime() - WINDOW_MS),
  new Date(now.getTime() + CLOCKS_APART_MS),
]

/** The password was right: the user starts from zero again, the address gets this one guess back. */
export function forgiveGuess(pg: Postgres, { ids, user }: Guess): Promise<void> {
  return deleteLoginFailures(pg, ids, user)
}

/** What else is counted per minute, and how often it may happen. */
const MOST_ATTEMPTS = { link: 30, user: 30 }

/**
 * Counts one guess of a link (by address; take it back when it was right) or one user or link made (by superuser: each may send a
 * mail). The counts are apart from those of the login.
 */
export async function countAttempt(
  pg: Postgres,
  kind: keyof typeof MOST_ATTEMPTS,
  who: string,
  now: Date,
): Promise<{ outcome: 'allowed'; ids: number[] } | Throttled> {
  await deleteOldLoginFailures(pg, ...around(now))
  const subject = `${kind}:${kind === 'link' ? nameAddress(who) : nameUser(who)}`
  const claim = await createLoginFailures(pg, [{ subject, most: MOST_ATTEMPTS[kind] }], WINDOW_MS, now)
  if ('ids' in claim) return { outcome: 'allowed', ids: claim.ids }
  return toThrottled(claim, now)
}

/** The link was right: it does not count. */
export function forgiveAttempt(pg: Postgres, ids: readonly number[]): Promise<void> {
  return deleteLoginFailures(pg, ids, '')
}

function toThrottled({ full, until }: { full: { subject: string }; until: Date }, now: Date): Throttled {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  return { outcome: 'throttled', retryAfterSeconds: Math.max(1, seconds), subject: full.subject }
}

/** Who is guessed, and where if that counts apart; no name that somebody types can be taken for both. */
const nameUser = (username: string, where: string | null = null) =>
  `user:${digestUsername(username)}${where === null ? '' : `@${where}`}`

const nameAddress = (address: string) => `address:${namePlace(address)}`
