/**
 * The hash chain of the audit log: every entry holds the hash of its fields and of the previous entry. The database writes it
 * (029-audit-chain.sql); here it is recomputed, so that changed, removed or inserted entries are detected.
 */
import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { inTransaction, type Postgres } from '../store/postgres.ts'
import type { Tables } from '../store/tables.ts'
import { createAuditEntry } from './audit.ts'

type Row = Selectable<Tables['audit']>

/** The hashed fields, in this order; `at` in microseconds since 1970. */
export type ChainedEntry = Omit<Row, 'at' | 'hash'> & { at: string }

/** The hash of an entry that follows one with the hash `previous` ('' for the first). */
function hashAuditEntry(previous: string, { id, at, actor, action, subject, address }: ChainedEntry): string {
  const parts = [previous, String(id), at, actor, action, subject, address]
  const text = parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join('')
  return createHash('sha256').update(text).digest('hex')
}

export type AuditCheck =
  /** `removed_id`: the last entry removed by retention, 0 for none. */
  | { outcome: 'whole'; entries: number; removed_id: number; last_id: number; last_hash: string }
  /** `id`: the first entry that does not match its predecessor; null: entries are missing at the end. */
  | { outcome: 'broken'; id: number | null; last_good_id: number }

const PAGE = 5_000

/** Reads the whole chain in one snapshot and recomputes it. */
export function verifyAudit(pg: Postgres): Promise<AuditCheck> {
  return pg
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const chain = await tx.selectFrom('audit_chain').selectAll().executeTakeFirstOrThrow()
      let previous = { id: 0, hash: chain.removed_hash }
      let entries = 0
      for (;;) {
        const rows = await readPage(tx, previous.id)
        for (const { hash, ...row } of rows) {
          if (hash !== hashAuditEntry(previous.hash, row))
            return { outcome: 'broken', id: row.id, last_good_id: previous.id }
          previous = { id: row.id, hash }
        }
        entries += rows.length
        if (rows.length < PAGE) break
      }
      const { removed_id, last_id, last_hash } = chain
      const reached = entries > 0 ? previous : { id: removed_id, hash: chain.removed_hash }
      if (reached.id !== last_id || reached.hash !== last_hash)
        return { outcome: 'broken', id: null, last_good_id: reached.id }
      return { outcome: 'whole', entries, removed_id, last_id, last_hash }
    })
}

function readPage(tx: Postgres, after: number) {
  return tx
    .selectFrom('audit')
    .select(['id', 'actor', 'action', 'subject', 'address', 'hash'])
    .select(sql<string>`((extract(epoch FROM at) * 1000000)::bigint)::text`.as('at'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute()
}

/** Maximum removed per run; the rest waits for the next one. */
const MAX_REMOVED = 20_000
/** The lock of chain_audit() in 029-audit-chain.sql. */
const LOCK = 726_487_020

/**
 * Removes the oldest entries, up to the first one not older than `before`, and keeps the hash of the last removed one, from which
 * the remaining chain continues. The removal itself is an entry as well.
 * @returns how many were removed
 */
export function removeOldAudit(pg: Postgres, before: Date, now: Date): Promise<number> {
  return inTransaction(pg, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
    const oldest = tx.selectFrom('audit').select(['id', 'at', 'hash']).orderBy('id').limit(MAX_REMOVED).as('oldest')
    const kept = await tx.selectFrom('audit').select('id').where('at', '>=', before).orderBy('id').executeTakeFirst()
    let question = tx.selectFrom(oldest).select(['id', 'hash']).orderBy('id', 'desc')
    if (kept) question = question.where('id', '<', kept.id)
    const last = await question.executeTakeFirst()
    if (!last) return 0
    await tx.updateTable('audit_chain').set({ removed_id: last.id, removed_hash: last.hash }).execute()
    await sql`SELECT set_config('lupascan.audit_removed_to', ${String(last.id)}, true)`.execute(tx)
    const { numDeletedRows } = await tx.deleteFrom('audit').where('id', '<=', last.id).executeTakeFirstOrThrow()
    const subject = `até a entrada ${last.id}`
    await createAuditEntry(tx, { actor: '', action: 'audit_trimmed', subject, address: '' }, now)
    return Number(numDeletedRows)
  })
}

/** The hash of one entry, or undefined when there is none. */
export async function findAuditHash(pg: Postgres, id: number): Promise<string | undefined> {
  const found = await pg.selectFrom('audit').select('hash').where('id', '=', id).executeTakeFirst()
  return found?.hash
}
