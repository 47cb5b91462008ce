import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { countNews, visitSearch } from '../../../../contract/alerts/search-news.ts'
import { request } from '../../../api.ts'
import { unreadQuery } from '../../../together/unread.ts'
import type { SavedSearchState } from './state.ts'

/** Of each saved search that was visited before how many publications came since. */
export const newsQuery = queryOptions({
  queryKey: ['saved-search-news'],
  queryFn: ({ signal }) => request<typeof countNews>('GET', '/api/saved-search/news/', { signal }),
})

/** `ids`: what is new. `last`: below it in the list all is known; null: nothing is new, or the list is in another order. */
export type News = { readonly ids: ReadonlySet<string>; readonly last: string | null }
export const NO_NEWS: News = { ids: new Set(), last: null }
const NONE: readonly string[] = []
export const NewsContext = createContext(NO_NEWS)

/** What is new in the search in use. What fails stays silent: then nothing is called new. */
export function useNews({ selected, saved }: SavedSearchState) {
  const client = useQueryClient()
  const { mutate, data, variables } = useMutation({
    mutationFn: (id: string) =>
      request<typeof visitSearch>('POST', '/api/saved-search/{id}/visit/', { params: { id } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: newsQuery.queryKey })
      // A search that was shared with the reader is seen with it.
      void client.invalidateQueries({ queryKey: unreadQuery.queryKey })
    },
  })
  const answer = selected !== null && variables === selected.id ? data : undefined
  return {
    /** To be called when a saved search is opened, or made: its list is looked at. */
    visit: (id: string) => mutate(id),
    /** How many came since the last visit; undefined: it is the first one, or is not known yet. */
    news: answer?.is_first ? undefined : answer?.news,
    /** The newest of them by date. */
    newIds: (saved && answer?.ids) || NONE,
  }
}
