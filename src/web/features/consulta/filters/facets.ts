/** Filter choices with their number of posts in the search. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Facet, FacetCounts, getPostFacets } from '../../../../contract/posts/post-facets.ts'
import { request } from '../../../api.ts'
import { type MetricsInput, toMetricsInput } from '../metrics/metrics.ts'
import type { PostsInput } from './filters.ts'

const ONE_MINUTE = 60_000

const describeFacetsQuery = (input: MetricsInput) =>
  queryOptions({
    queryKey: ['post-facets', input],
    queryFn: ({ signal }) => request<typeof getPostFacets>('GET', '/api/post_facets/', { query: input, signal }),
    staleTime: ONE_MINUTE,
    retry: false,
  })

/** counting: the numbers shown, if any, belong to the previous search. */
export type CountState = 'counting' | 'counted' | 'not counted' | 'failed'

/** Requested while a list is open; the previous numbers are shown until the next ones arrive. */
export function useFacet(input: PostsInput, facet: Facet): { state: CountState; counts: FacetCounts | null } {
  const { collapse: _, ...filters } = toMetricsInput(input)
  const { data, isError, isPlaceholderData } = useQuery({
    ...describeFacetsQuery(filters),
    placeholderData: keepPreviousData,
  })
  if (isError) return { state: 'failed', counts: null }
  if (data === undefined) return { state: 'counting', counts: null }
  const counts = data.facets[facet]
  return { state: isPlaceholderData ? 'counting' : counts === null ? 'not counted' : 'counted', counts }
}

type Countable = { readonly key: string; readonly count: number | null }

/** The same choices with the numbers of this search; null: unknown. */
export function countChoices<C extends Countable>(choices: readonly C[], told: FacetCounts | null): C[] {
  const counts = new Map(told?.counts.map(({ value, count }) => [value, count]))
  const absent = told === null || told.has_more ? null : 0
  return choices.map((choice) => ({ ...choice, count: counts.get(choice.key) ?? absent }))
}

/** Choices without posts in this search, shown on request only; selected ones are never among them. */
export function foldEmpty<C extends Countable>(
  choices: readonly C[],
  chosen: readonly string[],
): { shown: C[]; folded: C[] } {
  const isFolded = ({ key, count }: Countable) => count === 0 && !chosen.includes(key)
  return { shown: choices.filter((choice) => !isFolded(choice)), folded: choices.filter(isFolded) }
}
