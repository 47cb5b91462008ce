/** How often one may guess. Kept in Postgres: a restart does not forget, and several processes count together. */
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import {
  createLoginFailures,
  deleteLoginFailures,
  deleteOldLoginFailures,
  hasFailures,
} from '../records/users/login-failures.ts'
import { isSessionAddress, listSessionAddresses } from '../records/users/sessions.ts'
import { keyUsername } from '../records/users/users.ts'
import type { Postgres } from '../store/postgres.ts'

export const WINDOW_MS = 60_000
const MOST_PER_USER = 5
/** A newsroom may share one address. */
const MOST_PER_ADDRESS = 30

/** A guess that has been counted; `forgive` it when it was right. */
export type Guess = { outcome: 'allowed'; ids: number[]; user: string }

export type Throttled = { outcome: 'throttled'; retryAfterSeconds: number; subject: string }

/**
 * Counts a guess against the username and the address, or says how long to wait. From where somebody has a session their own guesses
 * are counted apart: what strangers guess elsewhere does not keep them out.
 */
export async function countGuess(
  pg: Postgres,
  username: string,
  address: string,
  now: Date,
): Promise<Guess | Throttled> {
  await deleteOldLoginFailures(pg, new Date(now.getTime() - WINDOW_MS))
  const place = nameAddress(address)
  const addresses = await listSessionAddresses(pg, username, now)
  const isAtHome = addresses.some((one) => nameAddress(one) === place)
  const user = nameUser(isAtHome ? `${username} ${place}` : username)
  const limits = [
    { subject: place, most: MOST_PER_ADDRESS },
    { subject: user, most: MOST_PER_USER },
  ]
  const claim = await createLoginFailures(pg, limits, WINDOW_MS, now)
  if ('ids' in claim) return { outcome: 'allowed', ids: claim.ids, user }
  return toThrottled(claim, now)
}

/**
 * `known`: somebody has a session from this address. `guessing`: nobody has, and somebody guessed wrongly from it within the last
 * minute.
 */
export type Standing = 'known' | 'new' | 'guessing'

export async function findStanding(pg: Postgres, address: string, now: Date): Promise<Standing> {
  if (await isSessionAddress(pg, address, now)) return 'known'
  const since = new Date(now.getTime() - WINDOW_MS)
  return (await hasFailures(pg, nameAddress(address), since)) ? 'guessing' : 'new'
}

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
  await deleteOldLoginFailures(pg, new Date(now.getTime() - WINDOW_MS))
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

/** As a digest: people type passwords into the name field. */
function nameUser(username: string): string {
  return `user:${createHash('sha256').update(keyUsername(username)).digest('base64url')}`
}

/** An IPv6 customer has a whole /64 to guess from: it counts as one address. */
function nameAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return `address:${mapped ?? address}`
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(8).fill('0')
  const groups = [...head, ...zeros.slice(head.length + tail.length), ...tail].slice(0, 4)
  return `address:${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
