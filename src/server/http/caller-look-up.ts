import { API_TOKEN_PREFIX, findTokenCaller } from '../access/api-tokens.ts'
import { type Caller, createSessionReader, findCaller } from '../access/session.ts'
import type { Postgres } from '../store/postgres.ts'
import { tooBusy } from './fair-queue.ts'

export type CallerLookUp = (token: string, method: string) => Promise<Caller | null>

/** Of callers whose sessions are being read. Behind more of them everybody would wait for seconds, who logs in too. */
const MOST_WAITING = 200
const RETRY_MS = 2_000

/**
 * Reads who asks, and refuses reading requests while very many are being read already: nobody's place in a line of searches is
 * known before it is known who asks (docs/decisions/0053). Whoever has written something down is not sent away.
 */
export function createCallerLookUp(pg: Postgres, secret: Uint8Array, most = MOST_WAITING): CallerLookUp {
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
