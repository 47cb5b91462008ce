import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { LIST_FILTERS } from './list-filters.ts'
import { PostFilters } from './post-query.ts'

/** The filters whose options are counted. */
export const FACETS = [...LIST_FILTERS, 'misleading_links', 'checked', 'unusual'] as const
export type Facet = (typeof FACETS)[number]

/** A filter value, and how many posts of this search have it. */
export const FacetCount = z.object({ value: z.string(), count: z.int() })
export type FacetCount = z.infer<typeof FacetCount>

/** An option that is missing here has no post in this search, unless `has_more` is set. */
export const FacetCounts = z.object({
  counts: z.array(FacetCount),
  /** More options have posts: those with the fewest are left out. */
  has_more: z.boolean(),
})
export type FacetCounts = z.infer<typeof FacetCounts>

export const PostFacets = z.object({
  /** Equals the total of the list of posts with the same filters. */
  total_posts: z.int(),
  /** null: not counted, because it would take too long. Dossiers and tags count only dossiers that the caller can see. */
  facets: z.record(z.enum(FACETS), FacetCounts.nullable()),
})
export type PostFacets = z.infer<typeof PostFacets>

/** The filters of the list. */
export const FacetsQuery = PostFilters.refine((q) => !q.start_date || !q.end_date || q.start_date <= q.end_date, {
  path: ['end_date'],
  error: 'A data final vem antes da inicial.',
})
export type FacetsQuery = z.output<typeof FacetsQuery>

export const getPostFacets = defineEndpoint({
  method: 'GET',
  path: '/api/post_facets/',
  access: 'user',
  summary: 'Quantas publicações da busca tem cada opção de cada filtro, sem contar a escolha do próprio filtro',
  query: FacetsQuery,
  reply: PostFacets,
})
