/**
 * A browser in which a user has logged in counts as a known device: password attempts from it are counted separately, at any
 * address, so that strangers guessing the password cannot lock the owner out of their own devices ("device cookies" of OWASP). It
 * grants no access: the password is still required.
 */
import { createHash, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { z } from 'zod'
import { keyUsername } from '../records/users/users.ts'
import { verifyToken } from './session-tokens.ts'

/** Counted from the last login; each login restarts it. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60

const Claims = z.object({ typ: z.literal('device'), sub: z.string(), dev: z.uuid(), iat: z.int(), exp: z.int() })

/** Issues the token that a browser keeps. @param device its id if already known; absent: a new id is generated */
export function issueDevice(
  secret: Uint8Array,
  username: string,
  now: Date,
  device: string | null = null,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT({ typ: 'device', sub: digestUsername(username), dev: device ?? randomUUID() })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + DEVICE_SECONDS)
    .sign(secret)
}

/** The device id, if the token is valid and belongs to the user of that name. */
export async function readDevice(
  secret: Uint8Array,
  token: string,
  username: string,
  now: Date,
): Promise<string | null> {
  const claims = await verifyToken(Claims, secret, token, now)
  return claims && claims.sub === digestUsername(username) ? claims.dev : null
}

/** Stored as a digest: people type passwords into the name field, and a device's token must not reveal whose it is. */
export function digestUsername(username: string): string {
  return createHash('sha256').update(keyUsername(username)).digest('base64url')
}
