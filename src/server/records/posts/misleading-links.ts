import { type Selectable, sql } from 'kysely'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'

/** A judged link and the reason. `key` is canonical. */
export type MisleadingLinkInput = { kind: string; key: string; reason: string; source: string }

export type MisleadingLinkRow = Omit<Selectable<Tables['misleading_links']>, 'created_by'> & {
  /** Username; null when the user was removed. */
  created_by: string | null
  /** Whether posts still have to be updated after the last change. */
  is_pending: boolean
}

/** No newsroom would maintain a longer list. */
const MAX_JUDGEMENTS = 200_000

/** One page, last changed first; every word of `search` must occur in address, reason or source. */
export async function listMisleadingLinks(
  pg: Postgres,
  { search = '', page, page_size }: { search?: string | undefined; page: number; page_size: number },
): Promise<{ rows: MisleadingLinkRow[]; total: number }> {
  const matches = search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql<boolean>`strpos(lower(key || ' ' || reason || ' ' || source), ${word}) > 0`)
  let counting = pg.selectFrom('misleading_links').select((is) => is.cast<number>(is.fn.countAll(), 'integer').as('n'))
  let listing = selectLinks(pg)
  for (const match of matches) {
    counting = counting.where(match)
    listing = listing.where(match)
  }
  const { n } = await counting.executeTakeFirstOrThrow()
  const rows = await listing
    .orderBy('misleading_links.updated_at', 'desc')
    .orderBy('misleading_links.id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  return { rows, total: n }
}

export async function findMisleadingLinks(pg: Postgres, ids: readonly number[]): Promise<MisleadingLinkRow[]> {
  if (ids.length === 0) return []
  return selectLinks(pg).where('misleading_links.id', 'in', ids).execute()
}

/** All entries, for marking posts. */
export async function listMisleadingLinkKeys(pg: Postgres): Promise<{ id: number; kind: string; key: string }[]> {
  return pg.selectFrom('misleading_links').select(['id', 'kind', 'key']).orderBy('id').limit(MAX_JUDGEMENTS).execute()
}

/** All rows for a file, in the order of their creation. */
export async function listForExport(pg: Postgres): Promise<MisleadingLinkRow[]> {
  return selectLinks(pg).orderBy('misleading_links.id').limit(MAX_JUDGEMENTS).execute()
}

/** Stores an entry; undefined when the same domain or address already has one. */
export async function createMisleadingLink(
  pg: Postgres,
  link: MisleadingLinkInput,
  createdBy: number,
): Promise<MisleadingLinkRow | undefined> {
  const id = await inTransaction(pg, async (tx) => {
    const created = await tx
      .insertInto('misleading_links')
      .values({ ...link, created_by: createdBy })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (created) await recordDossierChange(tx, [{ list_id: created.id, kind: link.kind, key: link.key }])
    return created?.id
  })
  return id === undefined ? undefined : findOne(pg, id)
}

/**
 * Changes an entry if the stored version is still the one that was seen; undefined: the id does not exist, 'taken': another
 * one has the address.
 */
export async function updateMisleadingLink(
  pg: Postgres,
  id: number,
  { version, ...link }: MisleadingLinkInput & { version: number },
): Promise<MisleadingLinkRow | 'taken' | 'changed' | undefined> {
  const outcome = await inTransaction(pg, async (tx) => {
    const before = await tx
      .selectFrom('misleading_links')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return 'missing'
    if (before.version !== version) return 'changed'
    const other = await tx
      .selectFrom('misleading_links')
      .select('id')
      .where('kind', '=', link.kind)
      .where('key', '=', link.key)
      .where('id', '!=', id)
      .executeTakeFirst()
    if (other) return 'taken'
    await tx
      .updateTable('misleading_links')
      .set({ ...link, version: version + 1, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    // Posts store only the id of the entry: a new reason changes none of them.
    if (before.kind !== link.kind || before.key !== link.key)
      await recordDossierChange(
        tx,
        [before, link].map(({ kind, key }) => ({ list_id: id, kind, key })),
      )
    return 'done'
  })
  if (outcome === 'taken' || outcome === 'changed') return outcome
  return outcome === 'missing' ? undefined : findOne(pg, id)
}

/** Returns whether it existed. */
export async function deleteMisleadingLink(pg: Postgres, id: number): Promise<boolean> {
  return inTransaction(pg, async (tx) => {
    const gone = await tx.deleteFrom('misleading_links').where('id', '=', id).returningAll().executeTakeFirst()
    if (gone) await recordDossierChange(tx, [{ list_id: id, kind: gone.kind, key: gone.key }])
    return gone !== undefined
  })
}

export type ImportOutcome = 'created' | 'updated' | 'unchanged'

/** Stores many at once; existing ones get the new reason and source. One outcome for each, in order. */
export async function importMisleadingLinks(
  pg: Postgres,
  links: readonly MisleadingLinkInput[],
  createdBy: number,
): Promise<ImportOutcome[]> {
  return inTransaction(pg, async (tx) => {
    const known = await findByKeys(
      tx,
      links.map(({ key }) => key),
    )
    const before = new Set(known.keys())
    const changed = new Map<string, MisleadingLinkInput>()
    const outcomes = links.map((link): ImportOutcome => {
      const name = toName(link)
      const same = known.get(name)
      known.set(name, link)
      if (same?.reason === link.reason && same.source === link.source) return 'unchanged'
      changed.set(name, link)
      return same ? 'updated' : 'created'
    })
    for (const [name, link] of changed) if (before.has(name)) await updateReason(tx, link)
    const created = [...changed].flatMap(([name, link]) =>
      before.has(name) ? [] : [{ ...link, created_by: createdBy }],
    )
    if (created.length > 0) {
      const rows = await tx
        .insertInto('misleading_links')
        .values(created)
        // Another user may be importing the same file.
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'kind', 'key'])
        .execute()
      await recordDossierChange(
        tx,
        rows.map(({ id, kind, key }) => ({ list_id: id, kind, key })),
      )
    }
    return outcomes
  })
}

const toName = ({ kind, key }: { kind: string; key: string }) => `${kind} ${key}`

async function findByKeys(pg: Postgres, keys: readonly string[]): Promise<Map<string, MisleadingLinkInput>> {
  if (keys.length === 0) return new Map()
  const rows = await pg
    .selectFrom('misleading_links')
    .select(['kind', 'key', 'reason', 'source'])
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.map((row) => [toName(row), row]))
}

async function updateReason(pg: Postgres, { kind, key, reason, source }: MisleadingLinkInput): Promise<void> {
  const change = { reason, source, version: sql<number>`version + 1`, updated_at: new Date() }
  await pg.updateTable('misleading_links').set(change).where('kind', '=', kind).where('key', '=', key).execute()
}

const findOne = async (pg: Postgres, id: number) => (await findMisleadingLinks(pg, [id]))[0]

function selectLinks(pg: Postgres) {
  return pg
    .selectFrom('misleading_links')
    .leftJoin('users', 'users.id', 'misleading_links.created_by')
    .select(['misleading_links.id', 'kind', 'key', 'reason', 'source', 'users.username as created_by'])
    .select(['misleading_links.created_at', 'misleading_links.updated_at', 'version'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('pending_link_relabels')
          .select('pending_link_relabels.id')
          .whereRef('list_id', '=', 'misleading_links.id'),
      )
        .$castTo<boolean>()
        .as('is_pending'),
    )
}

/** A change that is not yet applied to posts. */
export type PendingChange = Selectable<Tables['pending_link_relabels']>

async function recordDossierChange(pg: Postgres, changes: Omit<PendingChange, 'id'>[]): Promise<void> {
  if (changes.length > 0) await pg.insertInto('pending_link_relabels').values(changes).execute()
}

/** The oldest changes not yet applied to posts. */
export async function listPendingChanges(pg: Postgres, most: number): Promise<PendingChange[]> {
  return pg.selectFrom('pending_link_relabels').selectAll().orderBy('id').limit(most).execute()
}

export async function countPendingChanges(pg: Postgres): Promise<number> {
  const counting = pg
    .selectFrom('pending_link_relabels')
    .select((is) => is.cast<number>(is.fn.countAll(), 'integer').as('n'))
  return (await counting.executeTakeFirstOrThrow()).n
}

export async function deletePendingChanges(pg: Postgres, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await pg.deleteFrom('pending_link_relabels').where('id', 'in', ids).execute()
}
