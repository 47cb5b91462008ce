/**
 * Signed tokens (JWT, HS256). They only name a session; its user and validity are read from the store on every request, so a
 * token never outlives a logout.
 */
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Tokens } from '../../contract/users/token.ts'

const ACCESS_SECONDS = 10 * 60
/** Tolerated difference between the clocks of two processes. */
const LEEWAY_SECONDS = 30
const MAX_TOKEN = 4096

/** Exactly the header that we write. One that names keys, addresses or extensions is not ours, even if the signature is valid. */
const Header = z.strictObject({ alg: z.literal('HS256'), typ: z.literal('JWT') })
const Times = { iat: z.int(), exp: z.int() }

const AccessClaims = z.object({ typ: z.literal('access'), sid: z.uuid(), ...Times })
export type AccessClaims = z.infer<typeof AccessClaims>

const RefreshClaims = z.object({ typ: z.literal('refresh'), sid: z.uuid(), gen: z.int().min(1), ...Times })
export type RefreshClaims = z.infer<typeof RefreshClaims>

export type TokenSession = { id: string; generation: number; expires_at: Date }

/**
 * Issues a pair for one generation of a session: the access token is valid for ten minutes, the refresh token as long as the
 * session.
 */
export async function issueTokens(secret: Uint8Array, session: TokenSession, now: Date): Promise<Tokens> {
  const issued = toSeconds(now)
  const ends = toSeconds(session.expires_at)
  const sign = (claims: { typ: string; sid: string; gen?: number }, expires: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(issued)
      .setExpirationTime(expires)
      .sign(secret)
  const [access, refresh] = await Promise.all([
    sign({ typ: 'access', sid: session.id }, Math.min(issued + ACCESS_SECONDS, ends)),
    sign({ typ: 'refresh', sid: session.id, gen: session.generation }, ends),
  ])
  return { access, refresh }
}

/** The claims of a valid, unexpired access token of ours, otherwise null; never throws, whatever the text is. */
export function verifyAccessToken(secret: Uint8Array, token: string, now: Date): Promise<AccessClaims | null> {
  return verifyToken(AccessClaims, secret, token, now)
}

/** The claims of a valid, unexpired refresh token of ours, otherwise null; never throws, whatever the text is. */
export function verifyRefreshToken(secret: Uint8Array, token: string, now: Date): Promise<RefreshClaims | null> {
  return verifyToken(RefreshClaims, secret, token, now)
}

/** The same for any other kind of token that we sign. */
export async function verifyToken<Claims>(
  schema: z.ZodType<Claims>,
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<Claims | null> {
  if (token.length > MAX_TOKEN) return null
  const options = { algorithms: ['HS256'], currentDate: now, clockTolerance: LEEWAY_SECONDS }
  // All verification failures are the same to the caller, and the reason must not be disclosed.
  const verified = await jwtVerify(token, secret, options).catch(() => null)
  if (!verified || !Header.safeParse(verified.protectedHeader).success) return null
  return schema.safeParse(verified.payload).data ?? null
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
