import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { countNews, visitSearch } from '../../../../contract/alerts/search-news.ts'
import { request } from '../../../api.ts'
import { unreadQuery } from '../../../together/unread.ts'
import type { SavedSearchState } from './state.ts'

/** Number of new posts of each saved search that was visited before. */
export const newsQuery = queryOptions({
  queryKey: ['saved-search-news'],
  queryFn: ({ signal }) => request<typeof countNews>('GET', '/api/saved-search/news/', { signal }),
})

/** `ids`: new posts. `last`: below it everything in the list is known; null: nothing is new, or the list has another order. */
export type News = { readonly ids: ReadonlySet<string>; readonly last: string | null }
export const NO_NEWS: News = { ids: new Set(), last: null }
const NONE: readonly string[] = []
export const NewsContext = createContext(NO_NEWS)

/** New posts in the current search. Errors are silent: then nothing is marked as new. */
export function useNews({ selected, saved }: SavedSearchState) {
  const client = useQueryClient()
  const { mutate, data, variables } = useMutation({
    mutationFn: (id: string) =>
      request<typeof visitSearch>('POST', '/api/saved-search/{id}/visit/', { params: { id } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: newsQuery.queryKey })
      // Visiting a shared search also clears its notice.
      void client.invalidateQueries({ queryKey: unreadQuery.queryKey })
    },
  })
  const answer = selected !== null && variables === selected.id ? data : undefined
  return {
    /** Must be called when a saved search is opened or created: its list has been viewed. */
    visit: (id: string) => mutate(id),
    /** Number of posts since the last visit; undefined: first visit, or not known yet. */
    news: answer?.is_first ? undefined : answer?.news,
    /** The newest of them by date. */
    newIds: (saved && answer?.ids) || NONE,
  }
}
