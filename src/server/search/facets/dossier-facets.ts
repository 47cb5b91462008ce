/** Number of posts of a search in each dossier, and with each tag and status; the dossier entries come from the other store. */
import { z } from 'zod'
import type { FacetCounts } from '../../../contract/posts/post-facets.ts'
import { separateLeftOut } from '../../../search-language/filter-values.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, sql } from '../../store/sql.ts'
import { type BoundFilters, listConditions, where } from '../conditions/conditions.ts'
import { recallStoredPosts } from '../conditions/recent-stored-posts.ts'
import { DOSSIER_FILTERS, type DossierFilter } from '../conditions/search-context.ts'
import { isStoredPost } from '../conditions/stored-posts.ts'

/** One entry of a post in a dossier visible to the user. */
export type Place = {
  readonly post_id: string
  readonly dossier_id: string
  readonly status_id: number
  readonly tags: readonly number[]
}

type Values = Record<DossierFilter, Set<string>>

/** @param places entries of all posts in dossiers visible to the user; undefined: too many to use */
export async function countDossierFacets(
  ch: ClickHouse,
  filters: BoundFilters,
  timeZone: string,
  places: readonly Place[] | undefined,
): Promise<Record<DossierFilter, FacetCounts | null>> {
  if (!places) return { dossier: null, tag: null, dossier_status: null }
  const values = gather(places)
  const { dossier: _, tag: __, dossier_status: ___, ...others } = filters
  const found = values.size > 0 ? await findAmong(ch, [...values.keys()], others, timeZone) : []
  const count = (facet: DossierFilter): FacetCounts => {
    const counts = new Map<string, number>()
    for (const id of found) {
      const one = values.get(id)
      if (!one || !DOSSIER_FILTERS.every((other) => other === facet || passes(one[other], filters[other]))) continue
      for (const value of one[facet]) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const sorted = [...counts].map(([value, posts]) => ({ value, count: posts })).sort((a, b) => b.count - a.count)
    return { counts: sorted, has_more: false }
  }
  return { dossier: count('dossier'), tag: count('tag'), dossier_status: count('dossier_status') }
}

function gather(places: readonly Place[]): Map<string, Values> {
  const posts = new Map<string, Values>()
  for (const { post_id, dossier_id, status_id, tags } of places) {
    const known = posts.get(post_id)
    const values = known ?? { dossier: new Set(), tag: new Set(), dossier_status: new Set() }
    values.dossier.add(dossier_id)
    values.dossier_status.add(String(status_id))
    for (const tag of tags) values.tag.add(String(tag))
    if (!known) posts.set(post_id, values)
  }
  return posts
}

/** Same as in the condition of the list. */
function passes(has: ReadonlySet<string>, chosen: readonly string[] | undefined): boolean {
  const { wanted, unwanted } = separateLeftOut(chosen)
  return (wanted.length === 0 || wanted.some((one) => has.has(one))) && !unwanted.some((one) => has.has(one))
}

async function findAmong(ch: ClickHouse, ids: readonly string[], filters: BoundFilters, timeZone: string) {
  const conditions = [isStoredPost([await recallStoredPosts(ch, ids)]), ...listConditions(filters, timeZone)]
  const question = sql`SELECT groupArray(toString(posts.id)) AS found FROM ${POSTS} ${where(conditions)}`
  const rows = await ch.rows('find-dossier-posts', question, z.object({ found: z.array(z.string()) }))
  return rows.flatMap(({ found }) => found)
}
