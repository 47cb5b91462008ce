/**
 * Number of posts of a search for each choice of each filter, that filter itself left out: the total that the list would show if only
 * that choice were selected (docs/decisions/0063).
 */
import type { FacetCounts, PostFacets } from '../../../contract/posts/post-facets.ts'
import { compareNames } from '../../../text/compare-names.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { BoundFilters } from '../conditions/conditions.ts'
import { countChoices, listChosen, MAX_CHOICES } from './count-choices.ts'
import { countDossierFacets, type Place } from './dossier-facets.ts'
import { COLUMN_FACETS, type ColumnFacet, type Genders } from './facet-columns.ts'
import { countFoundIn } from './found-in-facet.ts'

/**
 * Lookups in the other store; undefined or null: too many to use. `places`: entries of posts in dossiers visible to the user. `most`
 * is for tests.
 */
type Beside = {
  readonly places: readonly Place[] | undefined
  readonly genders: Genders | null
  readonly most?: number
}

export async function countFacets(
  ch: ClickHouse,
  filters: BoundFilters,
  timeZone: string,
  { places, genders, most = MAX_CHOICES }: Beside,
): Promise<PostFacets> {
  const counted = await countChoices(ch, filters, timeZone, genders)
  const total_posts = counted.total
  const count = (facet: ColumnFacet): FacetCounts => {
    const counts = [...(counted.choices.get(facet) ?? [])].map(([value, posts]) => ({ value, count: posts }))
    const chosen = new Set(listChosen(filters[facet]))
    const first = counts.filter(({ value }) => chosen.has(value))
    const others = counts
      .filter(({ value }) => !chosen.has(value))
      .sort((a, b) => b.count - a.count || compareNames(a.value, b.value))
    const ranked = [...first, ...others]
    return { counts: ranked.slice(0, most), has_more: ranked.length > most }
  }
  const told = (facet: ColumnFacet) => (facet === 'gender' && !genders ? null : count(facet))
  const columns = Object.fromEntries(COLUMN_FACETS.map((facet) => [facet, told(facet)]))
  const [found_in, dossierFacets] = await Promise.all([
    countFoundIn(ch, filters, timeZone, total_posts),
    countDossierFacets(ch, filters, timeZone, places),
  ])
  return {
    total_posts,
    facets: { ...(columns as Record<ColumnFacet, FacetCounts | null>), ...dossierFacets, found_in },
  }
}
