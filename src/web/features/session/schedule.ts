/** When to renew the session. Pure: times are milliseconds since 1970, tokens are JWTs read without checking them. */

const LEAD = 2 * 60_000
const SHORTEST = 60_000

/** How long to wait before the one retry of a failed renewal. */
export const RETRY_DELAY = 10_000

/** How long to wait before renewing a token that ends at `expiresAt`: 2 minutes early, at least 60 s from now. */
export function getRefreshDelay(expiresAt: number, now: number): number {
  return Math.max(SHORTEST, expiresAt - now - LEAD)
}

/** Whether calls may use a stored token that ends at `expiresAt` (null: unknown) before it is renewed. */
export function canUseUnrenewed(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && expiresAt - now > SHORTEST
}

/** When a token ends; null when it does not say. */
export function readExpiry(token: string): number | null {
  const exp = readClaim(token, 'exp')
  return typeof exp === 'number' ? exp * 1000 : null
}

/** Whom a token is for; null when it does not say. */
export function readSubject(token: string): string | null {
  const sub = readClaim(token, 'sub')
  return typeof sub === 'string' ? sub : null
}

function readClaim(token: string, name: string): unknown {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? Reflect.get(claims, name) : null
  } catch {
    return null
  }
}
