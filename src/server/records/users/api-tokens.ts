import type { Selectable } from 'kysely'
import { MAX_API_TOKENS, type TokenScope } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'

export type ApiTokenRow = Selectable<Tables['api_tokens']>

export type NewApiTokenRow = {
  userId: number
  name: string
  digest: string
  ending: string
  scopes: readonly TokenScope[]
  expiresAt: Date
}

/** Stores a token's digest. @returns undefined when its owner has reached the limit of tokens */
export async function createApiToken(pg: Postgres, token: NewApiTokenRow, now: Date): Promise<ApiTokenRow | undefined> {
  // Serialises concurrent creations by one user.
  await pg.selectFrom('users').select('id').where('id', '=', token.userId).forUpdate().execute()
  const { total } = await pg
    .selectFrom('api_tokens')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', token.userId)
    .executeTakeFirstOrThrow()
  if (total >= MAX_API_TOKENS) return undefined
  const { userId, expiresAt, scopes, ...texts } = token
  return pg
    .insertInto('api_tokens')
    .values({ ...texts, user_id: userId, scopes: [...scopes], created_at: now, expires_at: expiresAt })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A user's tokens, including expired ones, newest first; at most MAX_API_TOKENS. */
export function listApiTokens(pg: Postgres, userId: number): Promise<ApiTokenRow[]> {
  return pg.selectFrom('api_tokens').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute()
}

/** Removes one of a user's tokens. @returns its name, or undefined when it does not exist */
export async function deleteApiToken(pg: Postgres, userId: number, id: number): Promise<string | undefined> {
  const removed = await pg
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return removed?.name
}

/** Removes all tokens of a user. */
export async function deleteApiTokens(pg: Postgres, userId: number): Promise<void> {
  await pg.deleteFrom('api_tokens').where('user_id', '=', userId).execute()
}

/** The token and its user, when it has not expired and the user may log in. */
export function findApiToken(pg: Postgres, digest: string, now: Date) {
  return pg
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['api_tokens.id', 'api_tokens.scopes', 'api_tokens.last_used_at', 'api_tokens.user_id'])
    .select(['users.username', 'users.is_superuser', 'users.transcriptor_group'])
    .where('api_tokens.digest', '=', digest)
    .where('api_tokens.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .executeTakeFirst()
}

/** Records that a token was used, unless any process has recorded a use since `since`. */
export async function recordApiTokenUse(pg: Postgres, id: number, since: Date, now: Date): Promise<void> {
  await pg
    .updateTable('api_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((is) => is.or([is('last_used_at', 'is', null), is('last_used_at', '<=', since)]))
    .execute()
}
