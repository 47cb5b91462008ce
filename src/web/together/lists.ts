/** The call about lists of questions that more than one screen needs. */
import { queryOptions } from '@tanstack/react-query'
import type { listLists } from '../../contract/lists/lists.ts'
import { request } from '../api.ts'

export const LISTS_KEY = ['lists']

/** Those that the reader may see, from the one that changed last. */
export const listsQuery = queryOptions({
  queryKey: LISTS_KEY,
  queryFn: ({ signal }) => request<typeof listLists>('GET', '/api/lists/', { signal }),
  staleTime: 10_000,
})
