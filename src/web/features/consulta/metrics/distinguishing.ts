/** Distinguishing features of a search, and the search of a click on one. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MAX_SEARCH_LENGTH, MAX_SHARED_VALUES } from '../../../../contract/limits.ts'
import type {
  Distinguishing,
  DistinguishingKind,
  listDistinguishing,
} from '../../../../contract/posts/distinguishing.ts'
import { parseSearch } from '../../../../search-language/parse.ts'
import { request } from '../../../api.ts'
import { changeFilters, type PostsInput } from '../filters/filters.ts'
import type { QueryAddress } from '../state/address.ts'
import { toMetricsInput } from './metrics.ts'

const ONE_MINUTE = 60_000

export function useDistinguishing(input: PostsInput) {
  const { collapse: _, ...query } = toMetricsInput(input)
  return useQuery({
    queryKey: ['post-distinguishing', query],
    queryFn: ({ signal }) => request<typeof listDistinguishing>('GET', '/api/post_distinguishing/', { query, signal }),
    staleTime: ONE_MINUTE,
    retry: false,
    placeholderData: keepPreviousData,
  })
}

/** The search narrowed to the counted posts; null: no filter can express that. */
export function narrowTo(
  address: QueryAddress,
  kind: DistinguishingKind,
  { key }: Pick<Distinguishing, 'key'>,
): QueryAddress | null {
  if (key === null) return null
  if (kind === 'accounts' && /^\d+$/.test(key)) return changeFilters(address, { public_person: [key] })
  if (kind === 'words' || kind === 'mentions' || kind === 'accounts') {
    const search = addToSearch(address.search, key)
    return search.length > MAX_SEARCH_LENGTH ? null : changeFilters(address, { search })
  }
  const filter = kind === 'hashtags' ? 'hashtag' : 'domain'
  const values = [...new Set([...address[filter], key])]
  return values.length > MAX_SHARED_VALUES ? null : changeFilters(address, { [filter]: values })
}

/** An alternative is closed before something is added. */
export function addToSearch(search: string, term: string): string {
  const before = search.trim()
  if (before === '') return term
  return parseSearch(before)?.type === 'or' ? `(${before}) ${term}` : `${before} ${term}`
}
