/** How often one may guess. Kept in Postgres: a restart does not forget, and several processes count together. */
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { createLoginFailures, deleteLoginFailures, deleteOldLoginFailures } from '../records/login-failures.ts'
import { keyUsername } from '../records/users.ts'
import type { Postgres } from '../store/postgres.ts'

export const WINDOW_MS = 60_000
const MOST_PER_USER = 5
/** A newsroom may share one address. */
const MOST_PER_ADDRESS = 30

/** A guess that has been counted; `forgive` it when it was right. */
export type Guess = { outcome: 'allowed'; ids: number[]; user: string }

export type Throttled = { outcome: 'throttled'; retryAfterSeconds: number; subject: string }

/** Counts a guess against the username and the address, or says how long to wait. */
export async function countGuess(
  pg: Postgres,
  username: string,
  address: string,
  now: Date,
): Promise<Guess | Throttled> {
  await deleteOldLoginFailures(pg, new Date(now.getTime() - WINDOW_MS))
  const user = nameUser(username)
  const limits = [
    { subject: nameAddress(address), most: MOST_PER_ADDRESS },
    { subject: user, most: MOST_PER_USER },
  ]
  const claim = await createLoginFailures(pg, limits, WINDOW_MS, now)
  if ('ids' in claim) return { outcome: 'allowed', ids: claim.ids, user }
  const seconds = Math.ceil((claim.until.getTime() - now.getTime()) / 1000)
  return { outcome: 'throttled', retryAfterSeconds: Math.max(1, seconds), subject: claim.full.subject }
}

/** The password was right: the user starts from zero again, the address gets this one guess back. */
export function forgiveGuess(pg: Postgres, { ids, user }: Guess): Promise<void> {
  return deleteLoginFailures(pg, ids, user)
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
