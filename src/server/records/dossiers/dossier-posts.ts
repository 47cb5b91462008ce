/** Which posts are in dossiers, and with which marks; for searches and files. Other kinds of items are ignored. */
import { sql } from 'kysely'
import { MAX_DOSSIER_FILTER_POSTS } from '../../../contract/limits.ts'
import type { DossierOption } from '../../../contract/posts/post-options.ts'
import type { Postgres } from '../../store/postgres.ts'

/** A dossier with the fields by which a search can name it. */
export type NamedDossier = { id: string; title: string; status_id: number }

/** The dossiers with these ids, most recently changed first. */
export function listNamedDossiers(pg: Postgres, ids: readonly string[]): Promise<NamedDossier[]> {
  return pg
    .selectFrom('dossiers')
    .select(['id', 'title', 'status_id'])
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * The posts of each of these dossiers, and of each of these tags within `seen`; undefined when there are more than MAX_DOSSIER_FILTER_POSTS
 * in all.
 */
export async function listDossierPosts(
  pg: Postgres,
  { dossiers, tags, seen }: { dossiers: readonly string[]; tags: readonly number[]; seen: readonly string[] },
): Promise<{ byDossier: Map<string, string[]>; byTag: Map<number, string[]> } | undefined> {
  const inDossiers = await pg
    .selectFrom('dossier_items')
    .select(['dossier_id', 'post_id'])
    .where(sql<boolean>`dossier_id = ANY(${[...dossiers]}::uuid[])`)
    .where('removed_at', 'is', null)
    .where('post_id', 'is not', null)
    .$narrowType<{ post_id: string }>()
    .limit(MAX_DOSSIER_FILTER_POSTS + 1)
    .execute()
  const tagged = await pg
    .selectFrom('dossier_item_tags')
    .innerJoin('dossier_items', 'dossier_items.id', 'item_id')
    .select(['tag_id', 'post_id'])
    .where(sql<boolean>`tag_id = ANY(${[...tags]}::integer[])`)
    .where(sql<boolean>`dossier_id = ANY(${[...seen]}::uuid[])`)
    .where('removed_at', 'is', null)
    .where('post_id', 'is not', null)
    .$narrowType<{ post_id: string }>()
    .limit(MAX_DOSSIER_FILTER_POSTS + 1)
    .execute()
  if (inDossiers.length + tagged.length > MAX_DOSSIER_FILTER_POSTS) return undefined
  return {
    byDossier: group(inDossiers, ({ dossier_id }) => dossier_id),
    byTag: group(tagged, ({ tag_id }) => tag_id),
  }
}

function group<Key, Row extends { post_id: string }>(rows: readonly Row[], key: (row: Row) => Key) {
  const posts = new Map<Key, string[]>()
  for (const row of rows) {
    const known = posts.get(key(row))
    if (known) known.push(row.post_id)
    else posts.set(key(row), [row.post_id])
  }
  return posts
}

/** One occurrence of a post in a dossier. */
export type DossierPost = { post_id: string; dossier_id: string; status_id: number; tags: number[] }

/** All occurrences of posts in these dossiers; undefined when there are more than MAX_DOSSIER_FILTER_POSTS. */
export async function listPlaces(pg: Postgres, dossiers: readonly string[]): Promise<DossierPost[] | undefined> {
  if (dossiers.length === 0) return []
  const { rows } = await sql<DossierPost>`
    SELECT post_id, dossier_id, status_id, ARRAY(SELECT tag_id FROM dossier_item_tags WHERE item_id = item.id) AS tags
    FROM dossier_items AS item JOIN dossiers ON dossiers.id = dossier_id
    WHERE removed_at IS NULL AND post_id IS NOT NULL AND dossier_id = ANY(${[...dossiers]}::uuid[]) LIMIT ${MAX_DOSSIER_FILTER_POSTS + 1}`.execute(
    pg,
  )
  return rows.length > MAX_DOSSIER_FILTER_POSTS ? undefined : rows
}

/** Filter options with their numbers of posts: these dossiers, all tags by name, and all statuses in order. */
export async function listDossierOptions(pg: Postgres, ids: readonly string[]) {
  const [dossiers, tags, statuses, counts] = await Promise.all([
    listNamedDossiers(pg, ids),
    pg.selectFrom('newsroom_tags').select(['id', 'name']).orderBy('name_key').execute(),
    pg.selectFrom('dossier_statuses').select(['id', 'name']).orderBy('position').orderBy('id').execute(),
    countPlaces(pg, ids),
  ])
  const toOption = (kind: string, id: string | number, label: string): DossierOption => ({
    ...{ label, value: String(id), count: counts && (counts.get(`${kind}:${id}`) ?? 0) },
  })
  return {
    dossiers: dossiers.map(({ id, title }) => toOption('dossier', id, title)),
    tags: tags.map(({ id, name }) => toOption('tag', id, name)),
    dossier_statuses: statuses.map(({ id, name }) => toOption('status', id, name)),
  }
}

/** By kind and id; null: too many occurrences to count. */
async function countPlaces(pg: Postgres, dossiers: readonly string[]): Promise<Map<string, number> | null> {
  if (dossiers.length === 0) return new Map()
  const { rows } = await sql<{ kind: string; id: string; posts: number }>`
    WITH place AS MATERIALIZED (
      SELECT item.id, post_id, dossier_id, status_id FROM dossier_items AS item JOIN dossiers ON dossiers.id = dossier_id
      WHERE removed_at IS NULL AND post_id IS NOT NULL AND dossier_id = ANY(${[...dossiers]}::uuid[]) LIMIT ${MAX_DOSSIER_FILTER_POSTS + 1})
    SELECT 'dossier' AS kind, dossier_id::text AS id, count(*)::integer AS posts FROM place GROUP BY dossier_id
    UNION ALL SELECT 'status', status_id::text, count(DISTINCT post_id)::integer FROM place GROUP BY status_id
    UNION ALL SELECT 'tag', tag_id::text, count(DISTINCT post_id)::integer
      FROM place JOIN dossier_item_tags ON item_id = place.id GROUP BY tag_id`.execute(pg)
  const all = rows.filter(({ kind }) => kind === 'dossier').reduce((sum, { posts }) => sum + posts, 0)
  return all > MAX_DOSSIER_FILTER_POSTS ? null : new Map(rows.map(({ kind, id, posts }) => [`${kind}:${id}`, posts]))
}

export type PostInDossiers = { tags: string[]; dossiers: string[]; statuses: string[] }

/** For each of these posts: names of its tags, of its dossiers with their statuses, and of the statuses alone. */
export async function listMarks(pg: Postgres, dossiers: readonly string[], posts: readonly string[]) {
  const marks = new Map<string, PostInDossiers>()
  if (dossiers.length === 0) return marks
  const { rows } = await sql<PostInDossiers & { post_id: string }>`
    SELECT post_id, array_remove(array_agg(DISTINCT tag.name), NULL) AS tags,
      array_agg(DISTINCT dossier.title || ' (' || status.name || ')') AS dossiers,
      array_agg(DISTINCT status.name) AS statuses
    FROM dossier_items AS item JOIN dossiers AS dossier ON dossier.id = dossier_id
      JOIN dossier_statuses AS status ON status.id = status_id
      LEFT JOIN dossier_item_tags ON item_id = item.id LEFT JOIN newsroom_tags AS tag ON tag.id = tag_id
    WHERE item.removed_at IS NULL AND dossier_id = ANY(${[...dossiers]}::uuid[])
      AND post_id = ANY(${[...posts]}::uuid[]) GROUP BY post_id`.execute(pg)
  for (const { post_id, ...mark } of rows) marks.set(post_id, mark)
  return marks
}
