/** The audit log. It is append-only, each entry chained to the previous one (audit-chain.ts). */
import type { AuditAction } from '../../contract/audit-actions.ts'
import { inTransaction, type Postgres } from '../store/postgres.ts'

export type { AuditAction }

/**
 * Actor, action, subject and address. Never contains a password, a token, or an unknown username, which may be a mistyped
 * password.
 */
export type AuditEntry = {
  /** Username; empty when unknown. */
  actor: string
  action: AuditAction
  subject?: string
  address: string
}

/** The acting user, and their address. */
export type Actor = { username: string; address: string }

/** Anyone with access to the machine: their name is unknown. */
export const COMMAND_LINE: Actor = { username: '', address: 'linha de comando' }

/** Any typed text must be storable: Postgres text holds neither NUL nor a lone surrogate. */
const clean = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

/** Must be the last statement of a transaction: all other entries wait until it ends. */
export async function createAuditEntry(pg: Postgres, entry: AuditEntry, now: Date): Promise<void> {
  const { actor, action, subject = '', address } = entry
  await pg
    .insertInto('audit')
    .values({ actor: clean(actor), action, subject: clean(subject), address, at: now })
    .execute()
}

/**
 * Performs an action and records it: both are stored, or neither is.
 * @param describe returns the entry for the result; undefined: nothing was done
 */
export function recordAct<T>(
  pg: Postgres,
  act: (tx: Postgres) => Promise<T>,
  describe: (done: T) => AuditEntry | undefined,
  now = new Date(),
): Promise<T> {
  return inTransaction(pg, async (tx) => {
    const done = await act(tx)
    const entry = describe(done)
    if (entry) await createAuditEntry(tx, entry, now)
    return done
  })
}

/** Records a user's action. Actions outside Postgres (files, posts, downloads) must be recorded before they are performed. */
export function auditAction(
  pg: Postgres,
  { username, address }: Actor,
  action: AuditAction,
  subject: string,
  now = new Date(),
): Promise<void> {
  return createAuditEntry(pg, { actor: username, action, subject, address }, now)
}

/** Calls `createAuditEntry`, unless the same entry exists since `since`: repeatable actions must not fill the disk. */
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
