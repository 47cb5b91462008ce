import { API_TOKEN_PREFIX, findTokenCaller } from '../access/api-tokens.ts'
import { type Caller, createSessionReader, findCaller } from '../access/session.ts'
import type { Postgres } from '../store/postgres.ts'
import { tooBusy } from './fair-queue.ts'

export type CallerLookUp = (token: string, method: string) => Promise<Caller | null>

/** Maximum session reads in progress: with more, everyone would wait for seconds, including users who log in. */
const MAX_WAITING = 200
const RETRY_MS = 2_000

/**
 * Finds the caller of a request, and refuses GET requests while too many sessions are being read: the search queue knows a
 * request's place only once its caller is known (docs/decisions/0053). Requests that write are never refused.
 */
export function createCallerLookUp(pg: Postgres, secret: Uint8Array, most = MAX_WAITING): CallerLookUp {
  let waiting = 0
  const readSession = createSessionReader(pg)
  return async (token, method) => {
    if (method === 'GET' && waiting >= most) throw tooBusy(RETRY_MS)
    waiting += 1
    try {
      if (token.startsWith(API_TOKEN_PREFIX)) return await findTokenCaller(pg, token)
      return await findCaller(pg, secret, token, new Date(), readSession)
    } finally {
      waiting -= 1
    }
  }
}
