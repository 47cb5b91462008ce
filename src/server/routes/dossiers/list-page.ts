import type { DossierItem } from '../../../contract/dossiers/dossier-items.ts'
import { notFound } from '../../http/errors.ts'
import { type ItemRow, listItems, listItemsByIds } from '../../records/dossiers/dossier-items.ts'
import { findDossier } from '../../records/dossiers/dossiers.ts'
import { listItemTags } from '../../records/dossiers/newsroom-tags.ts'
import type { Deps } from '../deps.ts'
import { seeItems } from './things-as-seen.ts'

/** One page of a dossier's items, as they were and as they are now. */
export async function listPage(deps: Deps, id: string, query: { page: number; page_size: number }) {
  const { pg } = deps
  const [dossier, rows] = await Promise.all([findDossier(pg, id), listItems(pg, id, query)])
  if (!dossier) throw notFound()
  const items = await seeRows(deps, rows)
  const { items: total_items } = dossier
  const total_pages = Math.ceil(total_items / query.page_size)
  return { page: query.page, page_size: query.page_size, total_items, total_pages, items }
}

/** The items with these ids that were not removed, in this order. */
export async function listItemsAsSeen(deps: Deps, ids: readonly string[]): Promise<DossierItem[]> {
  const rows = new Map((await listItemsByIds(deps.pg, ids)).map((row) => [row.id, row]))
  return seeRows(
    deps,
    ids.flatMap((id) => rows.get(id) ?? []),
  )
}

async function seeRows(deps: Deps, rows: readonly ItemRow[]): Promise<DossierItem[]> {
  const ids = rows.map((row) => row.id)
  const [tags, facts] = await Promise.all([listItemTags(deps.pg, ids), seeItems(deps, rows)])
  return rows.flatMap(({ id, note, note_version, note_by, added_by, added_at, comments }, i): DossierItem[] => {
    const seen = facts[i]
    if (!seen) return []
    const held = { id, note, note_version, note_by, added_by, comments: comments ?? 0 }
    return [{ ...held, ...seen, tags: tags.get(id) ?? [], added_at: added_at.toISOString() }]
  })
}
