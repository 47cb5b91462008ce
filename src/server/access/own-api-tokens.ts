/** What every user may do with their own personal tokens. */
import type { NewApiToken } from '../../contract/users/api-tokens.ts'
import { recordAct } from '../records/audit.ts'
import { type ApiTokenRow, createApiToken, deleteApiToken } from '../records/users/api-tokens.ts'
import { findUser } from '../records/users/users.ts'
import type { Postgres } from '../store/postgres.ts'
import { generateApiToken } from './api-tokens.ts'
import { checkOwnPassword, type Refusal, type Requester } from './own-account.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type TokenResult =
  | { outcome: 'created'; token: string; row: ApiTokenRow }
  | { outcome: 'too_many' }
  | { outcome: 'not_importer' }
  | Refusal

/** Creates a token; it is returned in clear only here. */
export async function makeOwnToken(
  pg: Postgres,
  { caller, address }: Requester,
  { name, scopes, days, current_password }: NewApiToken,
  now = new Date(),
): Promise<TokenResult> {
  const user = await findUser(pg, caller.userId)
  if (!user) return { outcome: 'gone' }
  if (scopes.includes('import') && !user.is_superuser) return { outcome: 'not_importer' }
  const refusal = await checkOwnPassword(pg, user, current_password, address, now)
  if (refusal) return refusal
  const { token, digest, ending } = generateApiToken()
  const kept = { userId: user.id, name, digest, ending, scopes: [...new Set(scopes)] }
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  const row = await recordAct(
    pg,
    (tx) => createApiToken(tx, { ...kept, expiresAt }, now),
    (made) =>
      made && {
        actor: user.username,
        action: 'api_token_created',
        subject: `${name} (…${ending}): ${made.scopes.join(' ')}`,
        address,
      },
    now,
  )
  return row ? { outcome: 'created', token, row } : { outcome: 'too_many' }
}

/** @returns whether it was one of the caller's own tokens */
export async function revokeOwnToken(
  pg: Postgres,
  { caller, address }: Requester,
  id: number,
  now = new Date(),
): Promise<boolean> {
  const name = await recordAct(
    pg,
    (tx) => deleteApiToken(tx, caller.userId, id),
    (removed) =>
      removed === undefined
        ? undefined
        : { actor: caller.username, action: 'api_token_revoked', subject: removed, address },
    now,
  )
  return name !== undefined
}
