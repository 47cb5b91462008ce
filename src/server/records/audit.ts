import type { Postgres } from '../store/postgres.ts'

export type AuditAction =
  | 'login'
  | 'login_failed'
  | 'login_throttled'
  | 'refresh_replayed'
  | 'logout'
  | 'person_created'
  | 'person_updated'
  | 'person_merged'
  | 'person_removed'
  | 'user_created'
  | 'user_updated'
  | 'user_removed'
  | 'password_link_created'
  | 'password_chosen'
  | 'password_changed'
  | 'password_refused'
  | 'profile_updated'
  | 'session_ended'
  | 'sessions_ended'
  | 'faces_settings'
  | 'faces_searched'
  | 'faces_changed'
  | 'faces_deleted'
  | 'misleading_link_created'
  | 'misleading_link_updated'
  | 'misleading_link_removed'
  | 'misleading_links_imported'
  | 'posts_imported'
  | 'people_imported'
  | 'news_imported'
  | 'sources_added'
  | 'source_updated'
  | 'source_removed'
  | 'shared'
  | 'dossier_removed'
  | 'group_created'
  | 'group_updated'
  | 'group_removed'
  | 'tag_updated'
  | 'tag_merged'
  | 'tag_removed'

/** Who did what to what, from where. Never a password, a token, or a username that nobody has: it may be a mistyped password. */
export type AuditEntry = {
  /** Username; empty when it is not known. */
  actor: string
  action: AuditAction
  subject?: string
  address: string
}

export async function createAuditEntry(pg: Postgres, entry: AuditEntry, now: Date): Promise<void> {
  await pg
    .insertInto('audit')
    .values({ ...entry, at: now })
    .execute()
}

/** Who does something, and from which address. */
export type Actor = { username: string; address: string }

/** Writes down what a user has just done. */
export function auditAction(
  pg: Postgres,
  { username, address }: Actor,
  action: AuditAction,
  subject: string,
  now = new Date(),
): Promise<void> {
  return createAuditEntry(pg, { actor: username, action, subject, address }, now)
}

/** `createAuditEntry`, unless the same was written about the same subject since then: what anyone can repeat must not fill the disk. */
export async function createAuditEntryOnce(
  pg: Postgres,
  entry: AuditEntry & { subject: string },
  since: Date,
  now: Date,
): Promise<void> {
  const { action, subject } = entry
  const before = await pg
    .selectFrom('audit')
    .select('id')
    .where('at', '>', since)
    .where('action', '=', action)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!before) await createAuditEntry(pg, entry, now)
}
