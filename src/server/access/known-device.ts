/**
 * A browser in which somebody has logged in knows them: their guesses from it are counted apart, wherever it is, so that strangers who
 * guess a name keep its owner out of no device of theirs ("device cookies" of OWASP). It opens nothing: the password is asked as ever.
 */
import { createHash, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { z } from 'zod'
import { keyUsername } from '../records/users/users.ts'
import { verifyToken } from './session-tokens.ts'

/** From the last login; each begins it anew. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60

const Claims = z.object({ typ: z.literal('device'), sub: z.string(), dev: z.uuid(), iat: z.int(), exp: z.int() })

/** What a browser keeps. @param device as it was known before; absent: it gets a name */
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

/** Which device it is, if it is one of the user of that name. */
export async function readDevice(
  secret: Uint8Array,
  token: string,
  username: string,
  now: Date,
): Promise<string | null> {
  const claims = await verifyToken(Claims, secret, token, now)
  return claims && claims.sub === digestUsername(username) ? claims.dev : null
}

/** As a digest: people type passwords into the name field, and whoever finds a device need not learn whose it is. */
export function digestUsername(username: string): string {
  return createHash('sha256').update(keyUsername(username)).digest('base64url')
}
