/** Items of a dossier: as they were when added, in an order, each with its note. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type DossierKind, MAX_DOSSIER_ITEMS } from '../../../contract/limits.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { nameOf } from '../sharing/colleagues.ts'
import { recordDossierChange } from './dossiers.ts'

/** An item to be added. `reference`: its key among those of its kind; for a post, its id. */
export type NewItem = { kind: DossierKind; reference: string; snapshot: object }
/** One item of one dossier. */
export type ItemPlace = { dossier: string; item: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Appends things of one kind, as far as there is room. Removed items are restored, with a new snapshot. */
export function addItems(
  pg: Postgres,
  { dossier, by }: { dossier: string; by: number },
  items: readonly NewItem[],
): Promise<{ added: number; already: number; left: number }> {
  return inTransaction(pg, async (tx) => {
    // Concurrent additions to a dossier wait, so that positions and numbers are assigned once.
    const lock = tx.selectFrom('dossiers').select('id').where('id', '=', dossier).forNoKeyUpdate()
    if (!(await lock.executeTakeFirst())) return { added: 0, already: 0, left: items.length }
    const { count, last } = await countItems(tx, dossier)
    const there = await findThere(tx, dossier, items)
    const fresh = items.filter(({ reference }) => !there.has(reference))
    const fits = fresh.slice(0, Math.max(0, MAX_DOSSIER_ITEMS - count))
    if (fits.length > 0) {
      const rows = fits.map(({ kind, reference, snapshot }, i) => ({
        ...{ id: randomUUID(), dossier_id: dossier, kind, reference, position: last + 1 + i },
        ...{ post_id: kind === 'post' ? reference : null, added_by: by },
        snapshot: JSON.stringify(snapshot).replaceAll('\\u0000', ''),
      }))
      await tx
        .insertInto('dossier_items')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['dossier_id', 'kind', 'reference']).doUpdateSet(({ ref }) => ({
            position: ref('excluded.position'),
            snapshot: sql`excluded.snapshot`,
            added_by: ref('excluded.added_by'),
            added_at: sql`now()`,
            removed_at: null,
          })),
        )
        .execute()
      await recordDossierChange(tx, dossier)
    }
    return { added: fits.length, already: items.length - fresh.length, left: fresh.length - fits.length }
  })
}

/** Number of items, and the last position. */
async function countItems(tx: Postgres, dossier: string) {
  return tx
    .selectFrom('dossier_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('dossier_id', '=', dossier)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
}

async function findThere(tx: Postgres, dossier: string, items: readonly NewItem[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('dossier_items')
    .select('reference')
    .where('dossier_id', '=', dossier)
    .where('kind', '=', items[0]?.kind ?? 'post')
    .where('removed_at', 'is', null)
    .where(sql<boolean>`reference = ANY(${items.map(({ reference }) => reference)}::text[])`)
    .execute()
  return new Set(rows.map(({ reference }) => reference))
}

const selectItems = (pg: Postgres) =>
  pg
    .selectFrom('dossier_items')
    .leftJoin('users as writer', 'writer.id', 'note_by')
    .leftJoin('users as adder', 'adder.id', 'added_by')
    .select(['dossier_items.id', 'kind', 'reference', 'snapshot', 'note', 'note_version', 'added_at'])
    .select([nameOf('writer').as('note_by'), nameOf('adder').as('added_by')])
    .select(({ selectFrom, fn }) =>
      selectFrom('dossier_comments')
        .select(fn.countAll<number>().as('count'))
        .whereRef('item_id', '=', 'dossier_items.id')
        .as('comments'),
    )
    .where('removed_at', 'is', null)

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number]

/** One page in the order of the dossier. */
export const listItems = (pg: Postgres, dossier: string, { page, page_size }: { page: number; page_size: number }) =>
  selectItems(pg)
    .where('dossier_id', '=', dossier)
    .orderBy('position')
    .orderBy('dossier_items.id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()

/** The items with these ids that were not removed, in any order. */
export const listItemsByIds = async (pg: Postgres, ids: readonly string[]): Promise<ItemRow[]> =>
  ids.length === 0
    ? []
    : selectItems(pg)
        .where('dossier_items.id', 'in', [...ids])
        .execute()

/** All items of a dossier in order, at most MAX_DOSSIER_ITEMS. */
export async function listItemIds(pg: Postgres, dossier: string): Promise<string[]> {
  const rows = await pg
    .selectFrom('dossier_items')
    .select('id')
    .where('dossier_id', '=', dossier)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_DOSSIER_ITEMS)
    .execute()
  return rows.map(({ id }) => id)
}

export const hasItem = async (pg: Postgres, { dossier, item }: ItemPlace): Promise<boolean> =>
  UUID.test(item) &&
  (await pg
    .selectFrom('dossier_items')
    .select('id')
    .where('id', '=', item)
    .where('dossier_id', '=', dossier)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Removes an item, or restores it to its position. @returns whether the item existed and was in the other state */
export function setRemoved(pg: Postgres, { dossier, item }: ItemPlace, isRemoved: boolean): Promise<boolean | 'full'> {
  if (!UUID.test(item)) return Promise.resolve(false)
  return inTransaction(pg, async (tx) => {
    await tx.selectFrom('dossiers').select('id').where('id', '=', dossier).forNoKeyUpdate().execute()
    if (!isRemoved && (await countItems(tx, dossier)).count >= MAX_DOSSIER_ITEMS) return 'full'
    const changed = await tx
      .updateTable('dossier_items')
      .set({ removed_at: isRemoved ? new Date() : null })
      .where('id', '=', item)
      .where('dossier_id', '=', dossier)
      .where('removed_at', isRemoved ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (changed) await recordDossierChange(tx, dossier)
    return changed !== undefined
  })
}

/** Moves an item after another, or to the start. @returns whether both exist */
export function moveItem(pg: Postgres, { dossier, item }: ItemPlace, after: string | null): Promise<boolean> {
  if (!UUID.test(item) || (after !== null && !UUID.test(after)) || after === item) return Promise.resolve(false)
  return inTransaction(pg, async (tx) => {
    await tx.selectFrom('dossiers').select('id').where('id', '=', dossier).forNoKeyUpdate().execute()
    const place = (id: string) =>
      tx
        .selectFrom('dossier_items')
        .select('position')
        .where('id', '=', id)
        .where('dossier_id', '=', dossier)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
    const before = after === null ? { position: 0 } : await place(after)
    if (!before || !(await place(item))) return false
    await tx
      .updateTable('dossier_items')
      .set({ position: sql`position + 1` })
      .where('dossier_id', '=', dossier)
      .where('position', '>', before.position)
      .execute()
    await tx
      .updateTable('dossier_items')
      .set({ position: before.position + 1 })
      .where('id', '=', item)
      .execute()
    await recordDossierChange(tx, dossier)
    return true
  })
}

/** The current note and its author, when a note could not be saved. */
export type NoteConflict = { note: string; note_version: number; note_by: string | null }

/** Saves a note if the stored version is still the one that was seen. */
export function updateNote(
  pg: Postgres,
  { dossier, item }: ItemPlace,
  { note, note_version, by }: { note: string; note_version: number; by: number },
): Promise<{ note: string; note_version: number } | { conflict: NoteConflict } | undefined> {
  if (!UUID.test(item)) return Promise.resolve(undefined)
  return inTransaction(pg, async (tx) => {
    // Locks the dossier first, as everywhere, which prevents deadlocks.
    await tx.selectFrom('dossiers').select('id').where('id', '=', dossier).forNoKeyUpdate().execute()
    const written = await tx
      .updateTable('dossier_items')
      .set({ note, note_version: note_version + 1, note_by: by })
      .where('id', '=', item)
      .where('dossier_id', '=', dossier)
      .where('removed_at', 'is', null)
      .where('note_version', '=', note_version)
      .returning(['note', 'note_version'])
      .executeTakeFirst()
    if (written) {
      await recordDossierChange(tx, dossier)
      return written
    }
    const conflict = await tx
      .selectFrom('dossier_items')
      .leftJoin('users as writer', 'writer.id', 'note_by')
      .select(['note', 'note_version', nameOf('writer').as('note_by')])
      .where('dossier_items.id', '=', item)
      .where('dossier_id', '=', dossier)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    return conflict && { conflict }
  })
}

/** Deletes items removed too long ago to be restored. */
export async function deleteRemovedItems(pg: Postgres, before: Date): Promise<void> {
  await pg.deleteFrom('dossier_items').where('removed_at', '<', before).execute()
}
