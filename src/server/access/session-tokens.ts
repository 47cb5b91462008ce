/**
 * Signed tokens (JWT, HS256). They only name a session; who that is and whether it still holds is asked of the store each
 * time, so a token never outlives a logout.
 */
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Tokens } from '../../contract/users/token.ts'

const ACCESS_SECONDS = 10 * 60
/** How far the clocks of two processes may be apart. */
const LEEWAY_SECONDS = 30
const LONGEST_TOKEN = 4096

/** Exactly what we write. A header that names keys, addresses or extensions is not ours, however well it is signed. */
const Header = z.strictObject({ alg: z.literal('HS256'), typ: z.literal('JWT') })
const Times = { iat: z.int(), exp: z.int() }

const AccessClaims = z.object({ typ: z.literal('access'), sid: z.uuid(), ...Times })
export type AccessClaims = z.infer<typeof AccessClaims>

const RefreshClaims = z.object({ typ: z.literal('refresh'), sid: z.uuid(), gen: z.int().min(1), ...Times })
export type RefreshClaims = z.infer<typeof RefreshClaims>

export type TokenSession = { id: string; generation: number; expires_at: Date }

/** A pair for one generation of a session: the access token for ten minutes, the refresh token for as long as the session. */
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

/** The claims of an access token of ours that is in time, otherwise null; never an error, whatever the text is. */
export function verifyAccessToken(secret: Uint8Array, token: string, now: Date): Promise<AccessClaims | null> {
  return verifyToken(AccessClaims, secret, token, now)
}

/** The claims of a refresh token of ours that is in time, otherwise null; never an error, whatever the text is. */
export function verifyRefreshToken(secret: Uint8Array, token: string, now: Date): Promise<RefreshClaims | null> {
  return verifyToken(RefreshClaims, secret, token, now)
}

/** The same of whatever else we sign. */
export async function verifyToken<Claims>(
  schema: z.ZodType<Claims>,
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<Claims | null> {
  if (token.length > LONGEST_TOKEN) return null
  const options = { algorithms: ['HS256'], currentDate: now, clockTolerance: LEEWAY_SECONDS }
  // Every failure of the verification means the same to the caller, and its reason must not leave.
  const verified = await jwtVerify(token, secret, options).catch(() => null)
  if (!verified || !Header.safeParse(verified.protectedHeader).success) return null
  return schema.safeParse(verified.payload).data ?? null
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
