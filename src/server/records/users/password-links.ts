import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { deleteApiTokens } from './api-tokens.ts'
import type { User } from './users.ts'

/** Stores a link's digest; the user's previous link stops working. */
export async function savePasswordLink(
  pg: Postgres,
  link: { userId: number; digest: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  const values = { token_digest: link.digest, created_at: now, expires_at: link.expiresAt }
  await pg
    .insertInto('password_links')
    .values({ user_id: link.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** The user of a link, when it has not expired and the user may log in. */
export function findPasswordLinkOwner(pg: Postgres, digest: string, now: Date): Promise<User | undefined> {
  return pg
    .selectFrom('password_links')
    .innerJoin('users', 'users.id', 'password_links.user_id')
    .selectAll('users')
    .where('token_digest', '=', digest)
    .where('expires_at', '>', now)
    .where('is_active', '=', true)
    .executeTakeFirst()
}

/**
 * Redeems a link for a password and ends every session and token of the user, which may be in an attacker's hands. Of several
 * concurrent callers with the same link, one succeeds.
 * @returns whether it succeeded
 */
export function redeemPasswordLink(pg: Postgres, digest: string, passwordHash: string, now: Date): Promise<boolean> {
  return inTransaction(pg, async (tx) => {
    const used = await tx
      .deleteFrom('password_links')
      .where('token_digest', '=', digest)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst()
    if (!used) return false
    await savePassword(tx, used.user_id, passwordHash)
    await tx.deleteFrom('sessions').where('user_id', '=', used.user_id).execute()
    await deleteApiTokens(tx, used.user_id)
    return true
  })
}

/** Sets a new password and ends every session but one. An unused link could undo it, so it is removed too. */
export function replacePassword(pg: Postgres, userId: number, passwordHash: string, keep: string): Promise<void> {
  return inTransaction(pg, async (tx) => {
    await savePassword(tx, userId, passwordHash)
    await tx.deleteFrom('password_links').where('user_id', '=', userId).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keep).execute()
  })
}

async function savePassword(tx: Postgres, userId: number, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}
