import type { Tokens } from '../contract/users/token.ts'
import { ResponseError } from './api-error.ts'
import { describeJson, readJson, send } from './api-send.ts'

/** Names in the browser's storage, fixed by the specification. */
export const ACCESS_KEY = 'access'
export const REFRESH_KEY = 'refresh'

/** `refused`: the server says that the session is over. `failed`: unknown, there was no usable response. */
export type Renewal = 'renewed' | 'refused' | 'failed'

export function readTokens(): { access: string | null; refresh: string | null } {
  return { access: localStorage.getItem(ACCESS_KEY), refresh: localStorage.getItem(REFRESH_KEY) }
}

/** The access token is written last: for other tabs its arrival means that both are stored. */
export function saveTokens({ access, refresh }: Tokens): void {
  localStorage.setItem(REFRESH_KEY, refresh)
  localStorage.setItem(ACCESS_KEY, access)
}

export function removeTokens(): void {
  localStorage.removeItem(REFRESH_KEY)
  localStorage.removeItem(ACCESS_KEY)
}

let renewing: Promise<Renewal> | null = null

/**
 * Exchanges the refresh token for a new pair. A refresh token works once, so all callers share one exchange, and tabs wait for each
 * other: the second one finds the new pair in the storage.
 * @param seen the access token to replace; if another one is stored already, nothing is exchanged
 */
export function renewTokens(seen = readTokens().access): Promise<Renewal> {
  renewing ??= renewAlone(seen).finally(() => {
    renewing = null
  })
  return renewing
}

function renewAlone(seen: string | null): Promise<Renewal> {
  // Web locks exist only on https and localhost; elsewhere the server's grace period of a few seconds has to do.
  if (!navigator.locks) return exchangeTokens(seen)
  return navigator.locks.request('lupascan-refresh', () => exchangeTokens(seen))
}

async function exchangeTokens(seen: string | null): Promise<Renewal> {
  const { access, refresh } = readTokens()
  if (!refresh) return 'refused'
  if (access && access !== seen) return 'renewed'
  try {
    const body = access ? { refresh, access } : { refresh }
    const response = await send('/api/token/refresh/', { method: 'POST', ...describeJson(body, null) })
    const tokens = parseTokens(await readJson(response))
    if (!tokens) return 'failed'
    const present = readTokens().refresh
    // Somebody logged out or in meanwhile, here or in another tab: that takes precedence.
    if (present !== refresh) return present === null ? 'refused' : 'renewed'
    saveTokens(tokens)
    return 'renewed'
  } catch (error) {
    const refused =
      error instanceof ResponseError && (error.status === 400 || error.status === 401 || error.status === 403)
    return refused ? 'refused' : 'failed'
  }
}

function parseTokens(body: unknown): Tokens | null {
  if (typeof body !== 'object' || body === null || !('access' in body) || !('refresh' in body)) return null
  const { access, refresh } = body
  return typeof access === 'string' && typeof refresh === 'string' ? { access, refresh } : null
}
