/** The newsroom's tags for posts, and the statuses of dossiers. */
import { sql } from 'kysely'
import type { DossierStatus, DossierStatuses, NewsroomTag, NewTag } from '../../../contract/dossiers/newsroom-tags.ts'
import { MAX_ITEM_TAGS, MAX_TAGS, TAG_COLORS } from '../../../contract/limits.ts'
import { foldText } from '../../../text/fold.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { hasItem, type ItemPlace } from './dossier-items.ts'
import { recordDossierChange } from './dossiers.ts'

const COLUMNS = ['id', 'name', 'color', 'description', 'version'] as const
/** Any number that no other advisory lock of the database uses. */
const LOCK = 726_487_025

type Row = { id: number; name: string; color: string; description: string; version: number }
export type TagRefusal = 'name_taken' | 'too_many' | 'not_found' | { current: NewsroomTag | undefined }

/** All tags, by name. */
export async function listTags(pg: Postgres): Promise<NewsroomTag[]> {
  return (await pg.selectFrom('newsroom_tags').select(COLUMNS).orderBy('name_key').limit(MAX_TAGS).execute()).map(toTag)
}

/**
 * Creates a tag, or, given an id, changes one if its stored version is still the one that was seen. Names that differ only in
 * case or accents are equal.
 */
export function saveTag(
  pg: Postgres,
  { name, color, description, ...seen }: NewTag & ({ id: number; version: number } | { id?: never; version?: never }),
): Promise<NewsroomTag | TagRefusal> {
  const { id } = seen
  return changeTags(pg, async (tx) => {
    const all = await tx
      .selectFrom('newsroom_tags')
      .select([...COLUMNS, 'name_key'])
      .execute()
    const before = all.find((one) => one.id === id)
    if (id !== undefined && !before) return 'not_found'
    if (before && seen.version !== before.version) return { current: (await listTags(tx)).find((one) => one.id === id) }
    const version = (before?.version ?? 0) + 1
    const values = { name, color, description, version, name_key: foldText(name) || name }
    if (all.some((one) => one.name_key === values.name_key && one.id !== id)) return 'name_taken'
    if (id === undefined && all.length >= MAX_TAGS) return 'too_many'
    const written =
      id === undefined
        ? tx.insertInto('newsroom_tags').values(values).returning(COLUMNS)
        : tx.updateTable('newsroom_tags').set(values).where('id', '=', id).returning(COLUMNS)
    return toTag(await written.executeTakeFirstOrThrow())
  })
}

/** Replaces `id` by `into` everywhere and removes it. */
export function mergeTags(pg: Postgres, id: number, into: number): Promise<NewsroomTag | undefined> {
  return changeTags(pg, async (tx) => {
    const found = await tx.selectFrom('newsroom_tags').select(COLUMNS).where('id', 'in', [id, into]).execute()
    const kept = found.find((tag) => tag.id === into)
    if (!kept || found.length < 2) return undefined
    await sql`INSERT INTO dossier_item_tags (item_id, tag_id)
      SELECT item_id, ${into}::integer FROM dossier_item_tags WHERE tag_id = ${id} ON CONFLICT DO NOTHING`.execute(tx)
    await tx.deleteFrom('newsroom_tags').where('id', '=', id).execute()
    return toTag(kept)
  })
}

/** @returns whether the tag existed */
export const deleteTag = async (pg: Postgres, id: number): Promise<boolean> =>
  (await pg.deleteFrom('newsroom_tags').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined

/** The tags of some posts of dossiers, by name. */
export async function listItemTags(pg: Postgres, items: readonly string[]): Promise<Map<string, NewsroomTag[]>> {
  const tags = new Map<string, NewsroomTag[]>()
  if (items.length === 0) return tags
  const rows = await pg
    .selectFrom('dossier_item_tags')
    .innerJoin('newsroom_tags', 'newsroom_tags.id', 'tag_id')
    .select(['item_id', ...COLUMNS])
    .where('item_id', 'in', [...items])
    .orderBy('name_key')
    .execute()
  for (const { item_id, ...row } of rows) tags.set(item_id, [...(tags.get(item_id) ?? []), toTag(row)])
  return tags
}

/** Adds tags to a post of a dossier and removes others; idempotent. */
export function changeItemTags(
  pg: Postgres,
  place: ItemPlace,
  { add, remove }: { add: readonly number[]; remove: readonly number[] },
): Promise<NewsroomTag[] | 'not_found' | 'too_many' | 'unknown_tag'> {
  return inTransaction(pg, async (tx) => {
    const { item, dossier } = place
    await tx.selectFrom('dossiers').select('id').where('id', '=', dossier).forNoKeyUpdate().execute()
    if (!(await hasItem(tx, place))) return 'not_found'
    const wanted = [...new Set(add)].filter((id) => !remove.includes(id))
    const known = await tx
      .selectFrom('newsroom_tags')
      .select('id')
      .where('id', 'in', [0, ...wanted])
      .execute()
    if (known.length < wanted.length) return 'unknown_tag'
    const held = (await listItemTags(tx, [item])).get(item) ?? []
    const kept = held.filter(({ id }) => !remove.includes(id))
    const added = wanted.filter((id) => !kept.some((tag) => tag.id === id))
    if (kept.length + added.length > MAX_ITEM_TAGS) return 'too_many'
    if (remove.length > 0)
      await tx
        .deleteFrom('dossier_item_tags')
        .where('item_id', '=', item)
        .where('tag_id', 'in', [...remove])
        .execute()
    if (added.length > 0)
      await tx
        .insertInto('dossier_item_tags')
        .values(added.map((tag_id) => ({ item_id: item, tag_id })))
        .execute()
    await recordDossierChange(tx, dossier)
    return (await listItemTags(tx, [item])).get(item) ?? []
  })
}

/** In order. */
export const listStatuses = (pg: Postgres): Promise<DossierStatus[]> =>
  pg.selectFrom('dossier_statuses').select(['id', 'name']).orderBy('position').orderBy('id').execute()

/** All statuses, with the version of the whole list. */
export async function findStatuses(pg: Postgres): Promise<DossierStatuses> {
  const rows = await pg
    .selectFrom('dossier_statuses')
    .select(['id', 'name', 'version'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const version = Math.max(1, ...rows.map((row) => row.version))
  return { version, statuses: rows.map(({ id, name }) => ({ id, name })) }
}

type NewStatuses = { version: number; statuses: readonly { id?: number | undefined; name: string }[] }

/**
 * Replaces all statuses, if the stored version is still the one that was seen.
 * @returns also: the name of a status that a dossier uses and the new list lacks; the current list
 */
export function replaceStatuses(
  pg: Postgres,
  { version: seen, statuses }: NewStatuses,
): Promise<{ used: string } | { current: DossierStatuses } | 'unknown' | DossierStatuses> {
  return changeTags(pg, async (tx) => {
    const current = await findStatuses(tx)
    if (current.version !== seen) return { current }
    const before = current.statuses
    const version = seen + 1
    const kept = new Set(statuses.flatMap(({ id }) => id ?? []))
    if (statuses.some(({ id }) => id !== undefined && !before.some((one) => one.id === id))) return 'unknown'
    for (const { id, name } of before.filter((one) => !kept.has(one.id))) {
      const used = await tx.selectFrom('dossiers').select('id').where('status_id', '=', id).limit(1).executeTakeFirst()
      if (used) return { used: name }
      await tx.deleteFrom('dossier_statuses').where('id', '=', id).execute()
    }
    for (const [position, { id, name }] of statuses.entries()) {
      if (id === undefined) await tx.insertInto('dossier_statuses').values({ name, position, version }).execute()
      else await tx.updateTable('dossier_statuses').set({ name, position, version }).where('id', '=', id).execute()
    }
    return findStatuses(tx)
  })
}

/** Runs changes one after the other, so that names stay unique. */
function changeTags<Result>(pg: Postgres, change: (tx: Postgres) => Promise<Result>): Promise<Result> {
  return inTransaction(pg, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
    return change(tx)
  })
}

const toTag = ({ color, ...row }: Row): NewsroomTag => ({
  ...row,
  color: TAG_COLORS.find((one) => one === color) ?? 'gray',
})
