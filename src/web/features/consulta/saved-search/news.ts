import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { countNews, visitSearch } from '../../../../contract/alerts/search-news.ts'
import { request } from '../../../api.ts'
import type { QueryAddress } from '../state/address.ts'
import type { SavedSearchState } from './state.ts'

/** Of each saved search that was visited before how many publications came since. */
export const newsQuery = queryOptions({
  queryKey: ['saved-search-news'],
  queryFn: ({ signal }) => request<typeof countNews>('GET', '/api/saved-search/news/', { signal }),
})

/** The last of the new publications by date: below it nothing is new. null: nothing is, or nobody knows. */
export const LastNew = createContext<string | null>(null)

/** What is new in the search in use. What fails stays silent: then nothing is called new. */
export function useNews({ selected, saved }: SavedSearchState, { sort_by, sort_order }: QueryAddress) {
  const client = useQueryClient()
  const { mutate, data, variables } = useMutation({
    mutationFn: (id: string) =>
      request<typeof visitSearch>('POST', '/api/saved-search/{id}/visit/', { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: newsQuery.queryKey }),
  })
  const answer = selected !== null && variables === selected.id ? data : undefined
  const isByDate = sort_by === 'date_created' && sort_order === 'desc'
  return {
    /** To be called when a saved search is opened. */
    visit: (id: string) => mutate(id),
    /** How many came since the last visit; undefined: it is the first one, or is not known yet. */
    news: answer?.is_first ? undefined : answer?.news,
    lastNew: (saved && isByDate && answer?.ids.at(-1)) || null,
  }
}
