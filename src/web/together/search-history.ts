/** The user's recent searches: recorded by the query screen, offered by palette and drawer, turned off in the profile. */
import { queryOptions } from '@tanstack/react-query'
import type { NewFilters } from '../../contract/users/saved-search.ts'
import type * as contract from '../../contract/users/search-history.ts'
import { request } from '../api.ts'

const PATH = '/api/search-history/'

export const searchHistoryQuery = queryOptions({
  queryKey: ['search-history'],
  queryFn: ({ signal }) => request<typeof contract.getSearchHistory>('GET', PATH, { signal }),
})

export async function recordSearch(filters: NewFilters): Promise<void> {
  await request<typeof contract.recordSearch>('POST', PATH, { body: { filters } })
}

export const switchSearchHistory = (is_on: boolean): Promise<contract.SearchHistory> =>
  request<typeof contract.switchSearchHistory>('PATCH', PATH, { body: { is_on } })

export async function clearSearchHistory(): Promise<void> {
  await request<typeof contract.clearSearchHistory>('DELETE', PATH, {})
}
