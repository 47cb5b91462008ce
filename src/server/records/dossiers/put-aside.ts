/** Which posts stand in dossiers, and with what marks; for searches and files. */
import { sql } from 'kysely'
import { MAX_PUT_ASIDE } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'

/** The posts of these dossiers, or those of them with a tag; one more than MAX_PUT_ASIDE when there are more. */
export async function listPutAside(pg: Postgres, dossiers: readonly string[], tag?: number): Promise<string[]> {
  let query = pg
    .selectFrom('dossier_items')
    .select('post_id')
    .distinct()
    .where(sql<boolean>`dossier_id = ANY(${[...dossiers]}::uuid[])`)
    .where('removed_at', 'is', null)
  if (tag !== undefined)
    query = query.where('dossier_items.id', 'in', (is) =>
      is.selectFrom('dossier_item_tags').select('item_id').where('tag_id', '=', tag),
    )
  return (await query.limit(MAX_PUT_ASIDE + 1).execute()).map(({ post_id }) => post_id)
}

/** Of these posts: the names of their tags, and of the dossiers they stand in, with how far those are. */
export async function listMarks(pg: Postgres, dossiers: readonly string[], posts: readonly string[]) {
  const marks = new Map<string, { tags: string[]; dossiers: string[] }>()
  if (dossiers.length === 0) return marks
  const { rows } = await sql<{ post_id: string; tags: string[]; dossiers: string[] }>`
    SELECT post_id, array_remove(array_agg(DISTINCT tag.name), NULL) AS tags,
      array_agg(DISTINCT dossier.title || ' (' || status.name || ')') AS dossiers
    FROM dossier_items AS item JOIN dossiers AS dossier ON dossier.id = dossier_id
      JOIN dossier_statuses AS status ON status.id = status_id
      LEFT JOIN dossier_item_tags ON item_id = item.id LEFT JOIN newsroom_tags AS tag ON tag.id = tag_id
    WHERE item.removed_at IS NULL AND dossier_id = ANY(${[...dossiers]}::uuid[])
      AND post_id = ANY(${[...posts]}::uuid[]) GROUP BY post_id`.execute(pg)
  for (const { post_id, ...mark } of rows) marks.set(post_id, mark)
  return marks
}
