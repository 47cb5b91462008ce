/** Limits on password attempts. Counted in Postgres: counts survive a restart and are shared by all processes. */
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
const MAX_PER_USER = 5
/** A newsroom may share one address. */
const MAX_PER_ADDRESS = 30

/** An attempt that has been counted; `forgiveGuess` takes it back when it was right. */
export type Guess = { outcome: 'allowed'; ids: number[]; user: string }

export type Throttled = { outcome: 'throttled'; retryAfterSeconds: number; subject: string }

/**
 * Counts an attempt against the username and the address, or says how long to wait. On a known device, and at an address where
 * the user has a session, attempts on a username are counted separately: guesses by strangers elsewhere do not lock the user out.
 * A known device has its own count, independent of its address.
 * @param device as returned by `readDevice`
 */
export async function countGuess(
  pg: Postgres,
  username: string,
  { address, device }: { address: string; device?: string | null | undefined },
  now: Date,
): Promise<Guess | Throttled> {
  await deleteOldLoginFailures(pg, ...around(now))
  const user = device ? nameUser(username, device) : await nameGuesser(pg, username, address, now)
  const ofUser = { subject: user, most: MAX_PER_USER }
  const limits = device ? [ofUser] : [{ subject: nameAddress(address), most: MAX_PER_ADDRESS }, ofUser]
  const claim = await createLoginFailures(pg, limits, WINDOW_MS, now)
  if ('ids' in claim) return { outcome: 'allowed', ids: claim.ids, user }
  return toThrottled(claim, now)
}

async function nameGuesser(pg: Postgres, username: string, address: string, now: Date): Promise<string> {
  const place = namePlace(address)
  return nameUser(username, (await hasSessionAt(pg, place, now, username)) ? place : null)
}

/**
 * `known`: an open session exists at this address. `guessing`: none exists, and an attempt from it failed within the last minute.
 */
export type ClientTrust = 'known' | 'new' | 'guessing'

export async function findClientTrust(pg: Postgres, address: string, now: Date): Promise<ClientTrust> {
  if (await hasSessionAt(pg, namePlace(address), now)) return 'known'
  return (await hasFailures(pg, nameAddress(address), ...around(now))) ? 'guessing' : 'new'
}

/**
 * Processes' clocks differ by less than this. After a clock is set back by more, failures dated later than this no longer count.
 */
const CLOCKS_APART_MS = 10 * 60_000

/** The time range that counts: the last minute and, for other processes whose clocks are ahead, the next minutes. */
const around = (now: Date): [Date, Date] => [
  new Date(now.getTime() - WINDOW_MS),
  new Date(now.getTime() + CLOCKS_APART_MS),
]

/** The password was right: the user's count restarts at zero, and the address gets this one attempt back. */
export function forgiveGuess(pg: Postgres, { ids, user }: Guess): Promise<void> {
  return deleteLoginFailures(pg, ids, user)
}

/** Maximum per minute of other counted actions. */
const MAX_ATTEMPTS = { link: 30, user: 30 }

/**
 * Counts one attempt on a link (by address; forgive it when it was right) or one user or link created (by superuser: each may
 * send a mail). These counts are separate from those of the login.
 */
export async function countAttempt(
  pg: Postgres,
  kind: keyof typeof MAX_ATTEMPTS,
  who: string,
  now: Date,
): Promise<{ outcome: 'allowed'; ids: number[] } | Throttled> {
  await deleteOldLoginFailures(pg, ...around(now))
  const subject = `${kind}:${kind === 'link' ? nameAddress(who) : nameUser(who)}`
  const claim = await createLoginFailures(pg, [{ subject, most: MAX_ATTEMPTS[kind] }], WINDOW_MS, now)
  if ('ids' in claim) return { outcome: 'allowed', ids: claim.ids }
  return toThrottled(claim, now)
}

/** The link was right: the attempt does not count. */
export function forgiveAttempt(pg: Postgres, ids: readonly number[]): Promise<void> {
  return deleteLoginFailures(pg, ids, '')
}

function toThrottled({ full, until }: { full: { subject: string }; until: Date }, now: Date): Throttled {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  return { outcome: 'throttled', retryAfterSeconds: Math.max(1, seconds), subject: full.subject }
}

/** Key of a username, with the device or place if counted separately; no username a person types can collide with either. */
const nameUser = (username: string, where: string | null = null) =>
  `user:${digestUsername(username)}${where === null ? '' : `@${where}`}`

const nameAddress = (address: string) => `address:${namePlace(address)}`
