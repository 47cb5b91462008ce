import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'

/** Maximum number of failures of a user or place within the window. */
export type FailureLimit = { subject: string; most: number }

export type Claim = { ids: number[] } | { full: FailureLimit; until: Date }

/** First key of the advisory locks; the second is the subject. */
const LOCK = 726_487

/**
 * Records one failure for every subject, or none when one of them has reached its limit. Recorded before the password is checked
 * and removed afterwards, so that a thousand concurrent guesses are not all "the first".
 * @param limits always in the same order of kinds, to prevent deadlocks
 */
export function createLoginFailures(
  pg: Postgres,
  limits: readonly FailureLimit[],
  windowMs: number,
  now: Date,
): Promise<Claim> {
  const since = new Date(now.getTime() - windowMs)
  return pg.transaction().execute(async (tx) => {
    for (const [kind, limit] of limits.entries()) {
      await sql`SELECT pg_advisory_xact_lock(${LOCK + kind}, hashtext(${limit.subject}))`.execute(tx)
      const oldest = await tx
        .selectFrom('login_failures')
        .select('failed_at')
        .where('subject', '=', limit.subject)
        .where('failed_at', '>', since)
        .orderBy('failed_at', 'desc')
        .offset(limit.most - 1)
        .limit(1)
        .executeTakeFirst()
      if (oldest) return { full: limit, until: new Date(oldest.failed_at.getTime() + windowMs) }
    }
    const rows = await tx
      .insertInto('login_failures')
      .values(limits.map(({ subject }) => ({ subject, failed_at: now })))
      .returning('id')
      .execute()
    return { ids: rows.map(({ id }) => id) }
  })
}

/** Removes what `createLoginFailures` recorded, and all other failures of a subject. */
export async function deleteLoginFailures(pg: Postgres, ids: readonly number[], subject: string): Promise<void> {
  await pg
    .deleteFrom('login_failures')
    .where((is) => is.or([is('id', 'in', ids), is('subject', '=', subject)]))
    .execute()
}

export async function hasFailures(pg: Postgres, subject: string, since: Date, until: Date): Promise<boolean> {
  const found = pg.selectFrom('login_failures').select('id').where('subject', '=', subject)
  return (await found.where('failed_at', '>', since).where('failed_at', '<', until).limit(1).execute()).length > 0
}

/**
 * Removes failures that do not count: too old, or dated by a clock since set back, which would otherwise count until then. Rows
 * that another process is removing are skipped.
 */
export async function deleteOldLoginFailures(pg: Postgres, before: Date, after: Date): Promise<void> {
  const old = pg
    .selectFrom('login_failures')
    .select('id')
    .where((is) => is.or([is('failed_at', '<', before), is('failed_at', '>', after)]))
    .forUpdate()
    .skipLocked()
  await pg.deleteFrom('login_failures').where('id', 'in', old).execute()
}
