import { recordAct } from '../records/audit.ts'
import { revokeSession } from '../records/users/sessions.ts'
import type { Postgres } from '../store/postgres.ts'
import { verifyRefreshToken } from './session-tokens.ts'

/** Ends the session a refresh token belongs to, whichever generation the token is. Any other text has no effect. */
export async function logOut(
  pg: Postgres,
  secret: Uint8Array,
  { refresh, address }: { refresh: string; address: string },
  now = new Date(),
): Promise<void> {
  const claims = await verifyRefreshToken(secret, refresh, now)
  if (!claims) return
  await recordAct(
    pg,
    (tx) => revokeSession(tx, claims.sid, now),
    (username) => (username ? { actor: username, action: 'logout', subject: claims.sid, address } : undefined),
    now,
  )
}
