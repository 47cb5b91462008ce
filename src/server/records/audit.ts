/** The record of who did what. It only grows, each entry chained to the one before (audit-chain.ts). */
import type { AuditAction } from '../../contract/audit-actions.ts'
import { inTransaction, type Postgres } from '../store/postgres.ts'

export type { AuditAction }

/** Who did what to what, from where. Never a password, a token, or a username that nobody has: it may be a mistyped password. */
export type AuditEntry = {
  /** Username; empty when it is not known. */
  actor: string
  action: AuditAction
  subject?: string
  address: string
}

/** Who does something, and from which address. */
export type Actor = { username: string; address: string }

/** Whoever has the machine: nobody knows their name. */
export const COMMAND_LINE: Actor = { username: '', address: 'linha de comando' }

/** What anybody may have typed must be storable: Postgres text holds neither NUL nor half an emoji. */
const clean = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

/** In a transaction it is the last statement: from here on until its end every other entry waits. */
export async function createAuditEntry(pg: Postgres, entry: AuditEntry, now: Date): Promise<void> {
  const { actor, action, subject = '', address } = entry
  await pg
    .insertInto('audit')
    .values({ actor: clean(actor), action, subject: clean(subject), address, at: now })
    .execute()
}

/**
 * Does something and writes it down: both are stored, or neither is.
 * @param describe what is written about what was done; undefined: nothing was
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

/** Writes down what a user does. What is not kept in Postgres (files, posts, downloads) is written down before it is done. */
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
